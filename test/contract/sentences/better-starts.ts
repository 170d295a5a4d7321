// Beyond the specification: warnings about the start name one without slivers, or say to send start=best. After that,
// what is left is a note.

import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import { ROOMS } from '../rooms.ts';
import type { Sentence } from './sentence.ts';

const { bathroom, hallway, triangle, kitchen } = ROOMS;

/** The start that an English warning names, with the promised waste. */
function namedIn(warning: string): { start: string; waste: number } | undefined {
  const [, start, waste] =
    /; send start=(\S+) instead, which leaves no sliver and (\S+) % waste \(/.exec(warning) ?? [];
  return start === undefined ? undefined : { start, waste: Number(waste) };
}

async function expectPromises(service: ContractService, query: string): Promise<number> {
  const { tiles, warnings } = await service.plan(`${query}&link=false`);
  const promises = warnings.map(namedIn).filter((promise) => promise !== undefined);
  for (const { start, waste } of promises) {
    const sent = (await service.plan(`${query.replace(/&start=[^&]*/, '')}&start=${start}&link=false`)).tiles;
    expect([sent.sliverCount, sent.wastePercent]).toEqual([0, waste]);
    // A start that needs more tiles says so.
    const isMore = warnings.some((warning) =>
      warning.includes(`but needs ${sent.total} tiles instead of ${tiles.total}`),
    );
    expect(isMore).toBe(sent.total > tiles.total);
  }
  return promises.length;
}

export const BETTER_STARTS: readonly Sentence[] = [
  [
    'better.a',
    'At start=0,0 the warning of the bathroom with a shaft names a start without slivers.',
    async (service) => {
      const { warnings } = await service.plan(`${bathroom.query}&start=0,0`);
      expect(warnings).toHaveLength(1);
      expect(namedIn(warnings[0])).toBeDefined();
    },
  ],
  [
    'better.b',
    'Sending a start that a warning names gives exactly the figures promised.',
    async (service) => {
      let named = 0;
      for (const pattern of ['squares', 'bricks', 'hexagons', 'diamonds', 'herringbone', 'chevron']) {
        for (const room of [bathroom, hallway, triangle, kitchen]) {
          named += await expectPromises(service, `${room.query}&pattern=${pattern}`);
          named += await expectPromises(service, `${room.query}&pattern=${pattern}&start=-7.123456789,3.3`);
        }
      }
      expect(named).toBeGreaterThan(10);
    },
  ],
  [
    'better.c',
    'A warning about waste names one with less waste and no more slivers.',
    async (service) => {
      // 27.17 % from -15,-15 (acceptance room R1).
      const { warnings } = await service.plan(`${bathroom.query}&start=-15,-15`);
      const [, waste] = warnings;
      expect(waste).toMatch(/^High waste: 27\.17 %/);
      expect(namedIn(waste)?.waste).toBeLessThan(27.17);
    },
  ],
  [
    'better.d',
    'The start stands there as it is sent in every language, its figures as the language writes them.',
    async (service) => {
      const warning = async (lang: string) => (await service.plan(`${bathroom.query}&lang=${lang}`)).warnings[0];
      const [, start] = / start=(\S+) /.exec(await warning('en')) ?? [];
      for (const lang of ['pl', 'es']) {
        expect(await warning(lang)).toContain(`start=${start} (`);
        expect(await warning(lang)).toMatch(/[0-9],[0-9]+ %/);
      }
      expect(await warning('zh')).toContain(`start=${start}（没有过小的切砖，损耗 `);
    },
  ],
  [
    'better.e',
    'Where no start without slivers is found quickly, the warning says to send start=best.',
    async (service) => {
      const { warnings } = await service.plan(`${triangle.query}&pattern=rhombus`);
      expect(warnings[0]).toMatch(/; send start=best, which compares many starts\.$/);
    },
  ],
  [
    'better.f',
    'After start=best no warning is about the start: what is left is a note.',
    async (service) => {
      for (const room of [bathroom, hallway, triangle, kitchen]) {
        for (const pattern of ['squares', 'rhombus', 'herringbone']) {
          const { tiles, warnings, notes } = await service.plan(`${room.query}&pattern=${pattern}&start=best`);
          expect(warnings).toEqual([]);
          expect(notes.some((note) => note.startsWith('Very small') || note.startsWith('Narrow strips along'))).toBe(
            tiles.sliverCount > 0,
          );
        }
      }
    },
  ],
];
