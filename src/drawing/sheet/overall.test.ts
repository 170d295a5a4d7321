// Overall dimensions: the size of the room's box, where no wall has that length.

import { describe, expect, it } from 'vitest';
import { readDrawing, subpathsOf, textsOf } from '../../../test/support/drawn.ts';
import { box, circle, planSquares, ring, roomOf } from '../../../test/support/plain-rooms.ts';
import type { Ring } from '../../engine/index.ts';
import { formatNumber, LANGUAGES } from '../../words/index.ts';
import { drawSvg } from '../index.ts';

function draw(outer: Ring, lang: (typeof LANGUAGES)[number] = 'en', widthPx = 800) {
  const planned = planSquares(roomOf(outer), { tileSize: 300 });
  return readDrawing(drawSvg(planned, { widthPx, walls: true, credit: null, color: null, gapColor: null, lang }));
}

describe('overall dimensions', () => {
  it('are omitted if a wall has the same length', () => {
    const corridor = ring([0, 0], [4200, 0], [4200, 1800], [2600, 1800], [2600, 3500], [0, 3500]);
    for (const outer of [box(0, 0, 4000, 3000), corridor, corridor.toReversed()]) {
      expect(textsOf(draw(outer), 'overall')).toEqual([]);
      expect(subpathsOf(draw(outer), 'overall')).toEqual([]);
    }
  });

  it('are drawn only for the sides that no wall is as long as', () => {
    // The left wall is as high as the room; the top has two walls, at different heights.
    const stepped = ring([0, 0], [2000, 0], [2000, 305], [3505, 305], [3505, 2500], [0, 2500]);
    expect(textsOf(draw(stepped), 'overall')).toEqual([]);
    const both = ring([0, 0], [2000, 0], [2000, 305], [3505, 305], [3505, 2500], [1000, 2500], [1000, 2000], [0, 2000]);
    expect(textsOf(draw(both), 'overall').map(({ text }) => text)).toEqual(['350.5', '250']);
    const height = ring(
      [0, 0],
      [3000, 0],
      [3000, 1505],
      [2000, 1505],
      [2000, 2500],
      [1000, 2500],
      [1000, 1505],
      [0, 1505],
    );
    expect(textsOf(draw(height, 'pl'), 'overall').map(({ text }) => text)).toEqual(['250']);
  });

  it('are as long as they say, in every language', () => {
    for (const lang of LANGUAGES) {
      const drawn = draw(circle(2000, 2000, 1902.5, 64), lang);
      const points = subpathsOf(drawn, 'overall').flatMap((subpath) => subpath.points);
      for (const axis of ['x', 'y'] as const) {
        const on = points.map((point) => point[axis]).filter((value) => value >= -1 && value <= 3806);
        expect(Math.max(...on) - Math.min(...on)).toBeCloseTo(3805, 0);
      }
      const size = formatNumber(lang, 380.5);
      expect(textsOf(drawn, 'overall').map(({ text }) => text)).toEqual([size, size]);
    }
  });
});
