// Beyond the specification: warnings about the start name one without slivers, or say to send start=best. After that,
// what is left is a note.

import { expect } from 'vitest';
import { ROOMS } from '../rooms.ts';
import type { Sentence } from './sentence.ts';

const { bathroom, hallway, triangle, kitchen } = ROOMS;

/** The start that an English warning names, with the promised waste. */
function namedIn(warning: string): { start: string; waste: number } | undefined {
  const [, start, waste] =
    /; send start=(\S+) instead, which leaves no sliver and (\S+) % waste \(/.exec(warning) ?? [];
  return start === undefined ? undefined : { start, waste: Number(waste) };
}

export const BETTER_STARTS: readonly Sentence[] = [
  [
    'better.a',
    'A warning about waste names one with less waste and no more slivers.',
    async (service) => {
      // 27.17 % from -15,-15 (acceptance room R1).
      const { warnings } = await service.plan(`${bathroom.query}&start=-15,-15`);
      const waste = warnings.find((warning) => warning.startsWith('High waste: 27.17 %')) ?? '';
      expect(namedIn(waste)?.waste).toBeLessThan(27.17);
    },
  ],
  [
    'better.b',
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
    'better.c',
    'Where no start without slivers is found quickly, the warning says to send start=best.',
    async (service) => {
      const { warnings } = await service.plan(`${triangle.query}&pattern=rhombus`);
      expect(warnings[0]).toMatch(/; send start=best, which looks at all starts that a tiler would try\.$/);
    },
  ],
  [
    'better.d',
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
