// The walk through the specification: the patterns and their own parameters (2.2).

import { expect } from 'vitest';
import { ROOMS } from '../rooms.ts';
import { expectMessage, type Sentence } from './sentence.ts';

const { plain } = ROOMS;

/** The ten layouts of the specification as they are listed, in its order. */
export const LISTED = [
  'squares-pattern',
  'bricks-pattern',
  'vertical-bricks-pattern',
  'hexagons-pattern',
  'flat-top-hexagons-pattern',
  'diamonds-pattern',
  'rhombus-pattern',
  'isometric-cubes-pattern',
  'herringbone-pattern',
  'chevron-pattern',
] as const;

/** Parameters that answers leave out at their defaults, since they were added after the first plans were stored. */
const LEFT_OUT = ['bond', 'laying'];

/** What is sent beside the ends of a range that the defaults of the other parameters do not go with. */
const COMPANIONS: Readonly<Record<string, string>> = {
  'octagon-dot-pattern tileSize=20': '&dotSize=10',
  'octagon-dot-pattern dotSize=2800': '&tileSize=4000',
};

const shortName = (id: string) => id.replace(/-pattern$/, '');

export const PATTERN_NAMES: readonly Sentence[] = [
  [
    '2.2.names.b',
    'Every other name of the query goes to the pattern as one of its own parameters.',
    async (service) => {
      const { parameters } = (await service.plan(`${plain.query}&pattern=bricks&offset=25&tileWidth=240`)).pattern;
      expect(parameters).toMatchObject({ offset: 25, tileWidth: 240, tileHeight: 100 });
    },
  ],
  [
    '2.2.names.c',
    'tileSize in mm is used with squares.',
    async (service) => {
      const { pattern } = await service.plan(`${plain.query}&tileSize=198.5`);
      expect(pattern).toMatchObject({ parameters: { tileSize: 198.5 }, derived: { repeatWidthMm: 201.5 } });
    },
  ],
  [
    '2.2.names.d',
    'tileWidth and tileHeight in mm are used with herringbone.',
    async (service) => {
      const { pattern } = await service.plan(`${plain.query}&pattern=herringbone&tileWidth=90&tileHeight=450`);
      expect(pattern.parameters).toMatchObject({ tileWidth: 90, tileHeight: 450 });
      expect(pattern.derived.tileAreaCm2).toBe((90 * 450) / 100);
    },
  ],
  [
    '2.2.names.e',
    'direction is used with herringbone. Decided: it has four values, all different layouts.',
    async (service) => {
      const listed = (await service.listing()).find(({ id }) => id === 'herringbone-pattern');
      const values = listed?.parameters.find(({ name }) => name === 'direction')?.values?.map(({ value }) => value);
      expect(values).toEqual(['vertical', 'horizontal', 'diagonal-down', 'diagonal-up']);
      const drawings = new Set<string>();
      for (const value of values ?? []) {
        const query = `${ROOMS.kitchen.query}&pattern=herringbone&direction=${value}`;
        expect((await service.plan(query)).pattern.parameters.direction).toBe(value);
        drawings.add(await service.drawing(query));
      }
      expect(drawings.size).toBe(4);
    },
  ],
  [
    '2.2.values.a',
    'pattern has twenty values: ten names, each with and without -pattern. Decided: further patterns have theirs, too.',
    async (service) => {
      const schema = (service.description.components.parameters.pattern as { schema: { enum: string[] } }).schema;
      const listed = (await service.listing()).map(({ id }) => id);
      const names = [...new Set([...LISTED, ...listed])].flatMap((id) => [id, shortName(id)]);
      expect(schema.enum.toSorted()).toEqual(names.toSorted());
      const body = service.description.components.schemas.PlanBody as { properties: { pattern: { enum: string[] } } };
      expect(body.properties.pattern.enum).toEqual(schema.enum);
      for (const name of names)
        expect((await service.plan(`${plain.query}&pattern=${name}`)).tiles.total).toBeGreaterThan(0);
    },
  ],
  [
    '2.2.values.b',
    'Decided: both names are one pattern, and answers give the -pattern name.',
    async (service) => {
      for (const id of LISTED) {
        const plan = await service.plan(`${plain.query}&pattern=${id}`);
        expect(plan.pattern.id).toBe(id);
        expect(plan).toEqual(await service.plan(`${plain.query}&pattern=${shortName(id)}`));
      }
    },
  ],
  [
    '2.2.listed',
    'The layouts listed as available are the ten -pattern names. Decided: further ones come after them.',
    async (service) => expect((await service.listing()).slice(0, LISTED.length).map(({ id }) => id)).toEqual(LISTED),
  ],
  [
    '2.2.parameters.a',
    "Each pattern's parameters come from the listing: every one listed is taken, and its default is what is used.",
    async (service) => {
      for (const { id, parameters } of await service.listing()) {
        const { pattern } = await service.plan(`${plain.query}&pattern=${id}`);
        const shown = parameters.filter(({ name }) => !LEFT_OUT.includes(name));
        expect(pattern.parameters).toEqual(Object.fromEntries(shown.map((one) => [one.name, one.default])));
        const spelled = parameters.map((one) => `${one.name}=${one.default}`).join('&');
        expect((await service.plan(`${plain.query}&pattern=${id}&${spelled}`)).pattern).toEqual(pattern);
      }
    },
  ],
  [
    '2.2.parameters.b',
    'Every listed value and both ends of every listed range are taken, with others that go with them; what lies beyond is refused with the range.',
    async (service) => {
      for (const { id, parameters } of await service.listing()) {
        for (const { name, type, min = 0, max = 0, values = [] } of parameters) {
          const query = `${plain.query}&pattern=${id}&${name}=`;
          const good = type === 'number' ? [min, max] : values.map(({ value }) => value);
          for (const value of good) {
            // With the smallest tiles this room has more than a plan may, which is another refusal.
            const companion = COMPANIONS[`${id} ${name}=${value}`] ?? '';
            const answer = await service.get(`/api/plan?${query}${value}${companion}&link=false`);
            if (answer.status === 400) expect(JSON.parse(answer.body).code).toBe('too-many-tiles');
          }
          const bad = type === 'number' ? [min - 0.1, max + 0.1, 'x', ''] : [`${good[0]}x`, ''];
          for (const value of bad) {
            const { error, param } = await service.refusal(`${query}${value}`);
            expectMessage(error, name, type === 'number' ? String(max) : String(good.at(-1)));
            expect(param).toBe(name);
          }
        }
      }
    },
  ],
];
