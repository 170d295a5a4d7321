import { expect, it } from 'vitest';
import { MOST_PARTS_OF_ROW } from '../../work-limits.ts';
import { BoardLaying } from './laying.ts';

it('lays a row half a board from the one before if its parts are too many for the rules', () => {
  const rule = { order: 1, minStagger: 300, shortest: 300, kerf: 3, seed: 1 } as const;
  const laying = new BoardLaying({ pitch: 1000, length: 998, rule });
  const parts = (count: number) => Array.from({ length: count }, (_, i) => ({ from: 700 * i, to: 700 * i + 650 }));
  const begins = [MOST_PARTS_OF_ROW + 1, MOST_PARTS_OF_ROW + 1, 3].map((count, row) => laying.begin(row, parts(count)));
  // Also if only the row before has so many.
  expect(begins.map((begin) => begin % 1000)).toEqual([500, 0, 500]);
});
