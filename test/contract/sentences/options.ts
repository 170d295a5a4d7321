// The walk through the specification: the options of a plan, one row for each name of the table (2.2).

import { expect } from 'vitest';
import { type ContractService, planIn } from '../contract-service.ts';
import { ROOMS } from '../rooms.ts';
import { DRAWING_OPTIONS, type DrawingOption, type Option } from './drawing-options.ts';
import type { Sentence } from './sentence.ts';

const { plain, bathroom } = ROOMS;
/** Parameters that are sent as headers. */
const HEADERS: readonly string[] = ['ifNoneMatch', 'prefer'];

type PlanningOption = 'pattern' | 'joint' | 'start' | 'format' | 'inlineSvg' | 'link' | 'lang';

const PLANNING_OPTIONS: Readonly<Record<PlanningOption, Option>> = {
  pattern: {
    type: 'string',
    default: 'squares',
    means: 'Layout to lay; squares when none is named.',
    shown: async (service) => {
      const unnamed = await service.plan(plain.query);
      expect(unnamed).toEqual(await service.plan(`${plain.query}&pattern=squares`));
      expect(unnamed.pattern.id).toBe('squares-pattern');
      expect((await service.plan(`${plain.query}&pattern=chevron`)).pattern.id).toBe('chevron-pattern');
    },
  },
  joint: {
    type: 'number',
    means: "Joint width in mm, 0 to 100; the pattern's own when left out.",
    shown: async (service) => {
      for (const { id, joint } of await service.listing()) {
        expect((await service.plan(`${plain.query}&pattern=${id}`)).pattern.jointMm).toBe(joint.default);
        expect((await service.plan(`${plain.query}&pattern=${id}&joint=7.5`)).pattern.jointMm).toBe(7.5);
      }
    },
  },
  start: {
    type: 'string',
    means: 'Layout origin in cm. Decided: the top-left corner of the bounding box when left out.',
    shown: async (service) => {
      expect((await service.plan(`${plain.query}&start=12.5,-3`)).pattern.startCm).toEqual({ x: 12.5, y: -3 });
      expect((await service.plan(ROOMS.triangle.query)).pattern.startCm).toEqual({ x: -1000, y: -2000 });
    },
  },
  format: {
    type: 'string',
    values: ['json', 'svg', 'png', 'pdf', 'dxf', 'csv', 'xlsx', 'ifc', 'glb', 'cut-dxf'],
    default: 'json',
    means:
      'json returns the numbers, svg the drawing itself. Decided: dxf returns a file for CAD programs, png a picture, pdf sheets of paper, csv and xlsx the cut list, ifc a building model, glb a 3D model, cut-dxf drawings of the tiles to be cut.',
    shown: async (service) => {
      const names = ['json', 'svg', 'dxf', 'png', 'pdf', 'csv', 'xlsx', 'ifc', 'glb', 'cut-dxf'];
      const formats = ['', ...names.map((name) => `&format=${name}`)];
      const types = formats.map(async (format) => {
        const answer = await service.get(`/api/plan?${plain.query}&link=false${format}`);
        return String(answer.headers['content-type']).split(';')[0];
      });
      expect(await Promise.all(types)).toEqual([
        'application/json',
        'application/json',
        'image/svg+xml',
        'image/vnd.dxf',
        'image/png',
        'application/pdf',
        'text/csv',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'application/x-step',
        'model/gltf-binary',
        'application/zip',
      ]);
    },
  },
  inlineSvg: {
    type: 'boolean',
    default: false,
    means: 'Put the drawing in the JSON answer as well.',
    shown: async (service) => {
      expect(await service.plan(plain.query)).not.toHaveProperty('svg');
      expect(await service.plan(`${plain.query}&inlineSvg=false`)).not.toHaveProperty('svg');
      const { svg, ...rest } = await service.plan(`${plain.query}&inlineSvg=true`);
      expect(rest).toEqual(await service.plan(plain.query));
      expect(svg).toBe(await service.drawing(plain.query));
    },
  },
  link: {
    type: 'boolean',
    default: true,
    means: 'Create the planner link; each created link stores a project.',
    shown: async (service) => {
      for (const [query, stored] of [
        ['', 1],
        ['&link=true', 1],
        ['&link=1', 1],
        ['&link=false', 0],
        ['&link=0', 0],
      ] as const) {
        const count = await service.storedBy(async () => {
          const plan = planIn(await service.get(`/api/plan?${plain.query}&tileSize=310${query}`));
          expect(plan.plannerUrl === null).toBe(stored === 0);
        });
        expect([query, count]).toEqual([query, stored]);
      }
    },
  },
  lang: {
    type: 'string',
    values: ['en', 'pl', 'es', 'zh'],
    default: 'en',
    means: 'Language of pattern names and of the planner link.',
    shown: async (service) => {
      const names = { en: 'Herringbone', pl: 'Jodełka klasyczna', es: 'Espiga (espina de pez)', zh: '人字拼' };
      const query = `${plain.query}&pattern=herringbone&link=true`;
      const byDefault = await service.plan(query);
      expect(byDefault.plannerUrl).not.toContain('?');
      for (const [lang, name] of Object.entries(names)) {
        const { pattern, plannerUrl } = await service.plan(`${query}&lang=${lang}`);
        expect(pattern.name).toBe(name);
        expect(plannerUrl).toBe(`${byDefault.plannerUrl}${lang === 'en' ? '' : `?lang=${lang}`}`);
        const page = await service.get(String(plannerUrl));
        expect(page.body).toContain(`<html lang="${lang}"`);
        expect(page.body).toContain(name);
      }
    },
  },
};

/** Fields of the order, which is an addition. */
const ORDER =
  'tilesPerBox boxAreaM2 breakage spares pricePerTile pricePerM2 pricePerBox pricePerSet currency kinds setOf stock'.split(
    ' ',
  );

const QUANTITIES = 'quantities groutDepth groutDensity groutBagKg adhesive adhesiveBagKg'.split(' ');

/** Every option of the table. */
const OPTIONS: Readonly<Record<PlanningOption | DrawingOption, Option>> = { ...PLANNING_OPTIONS, ...DRAWING_OPTIONS };

function describedOption(service: ContractService, name: string) {
  const parameter = service.description.components.parameters[name] as { schema: Readonly<Record<string, unknown>> };
  return parameter.schema;
}

/** Each option: its type, values and default, its meaning. */
export const PLAN_OPTIONS: readonly Sentence[] = [
  ...Object.entries(OPTIONS).flatMap(([name, { type, values, default: byDefault, means, shown }]): Sentence[] => [
    [`2.2.${name}.a`, `${name}: ${means}`, shown],
    [
      `2.2.${name}.b`,
      `${name} is described as ${[type, values?.join(', '), byDefault === undefined ? 'no default' : `default ${byDefault}`].filter(Boolean).join(', ')}.`,
      async (service) => {
        const schema = describedOption(service, name);
        expect([schema.type, schema.default]).toEqual([type, byDefault]);
        if (values) expect(schema.enum).toEqual(values);
      },
    ],
  ]),
  [
    '2.2.start.c',
    'Moving the start changes how the cuts fall along the walls.',
    async (service) => {
      // 33 of 303 mm squares; a start of -1 cm leaves 28 whole (by hand, acceptance room R1).
      const moved = await service.plan(`${bathroom.query}&start=0,-1`);
      expect([moved.tiles.whole, moved.tiles.cut]).toEqual([28, 18]);
      expect((await service.plan(bathroom.query)).tiles).toMatchObject({ whole: 33, cut: 14 });
    },
  ],
  [
    '2.2.start.d',
    'Moving it by about half a tile is the usual remedy for warnings.',
    async (service) => {
      expect((await service.plan(bathroom.query)).warnings).toHaveLength(1);
      expect((await service.plan(`${bathroom.query}&start=0,-15`)).warnings).toEqual([]);
    },
  ],
  [
    '2.2.names.a',
    'The query has these sixteen names of its own. Decided: circles, doors, kind, openings, edge, kerf, minCut, colors, units, buyWithReuse, pieces, skirting, offcuts, skirtingHeight, choices, settingOut, look, name, scale, paper, labels and the fields of the order and of the quantities besides, and no others.',
    async (service) => {
      const parameters = service.description.paths['/api/plan'].get.parameters ?? [];
      const names = parameters.map((parameter) => String(parameter.$ref).split('/').at(-1));
      const { properties } = service.description.components.schemas.PatternParameters as { properties: object };
      const own = names.filter((name) => !Object.hasOwn(properties, String(name)) && !HEADERS.includes(String(name)));
      expect(names).toEqual(expect.arrayContaining(Object.keys(properties)));
      const expected = ['outline', 'polygon', 'holes', 'subtract', ...Object.keys(OPTIONS)];
      expect(own.toSorted()).toEqual(
        [
          ...expected,
          'circles',
          'doors',
          'kind',
          'openings',
          'edge',
          'kerf',
          'minCut',
          'colors',
          'units',
          'buyWithReuse',
          'pieces',
          'skirting',
          'offcuts',
          'skirtingHeight',
          'choices',
          'settingOut',
          'look',
          'name',
          'scale',
          'paper',
          'labels',
          ...ORDER,
          ...QUANTITIES,
        ].toSorted(),
      );
      expect(expected).toHaveLength(16);
    },
  ],
];
