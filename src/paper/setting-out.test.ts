import { describe, expect, it } from 'vitest';
import { cutoutPlaces, cutoutSize, offsetsOf } from './setting-out.ts';

/** An L, 4 m wide and 3 m high, whose lower right part is missing; moved by 10 and 20. */
const WALLS = [
  [0, 0],
  [4000, 0],
  [4000, 1000],
  [1500, 1000],
  [1500, 3000],
  [0, 3000],
].map(([x, y]) => ({ x: x + 10, y: y + 20 }));

describe('the offsets of a start', () => {
  it.each([
    ['inside', 300, 400, { left: 300, top: 400 }],
    ['in the corner', 0, 0, { left: 0, top: 0 }],
    ['on the upper wall', 700, 0, { left: 700, top: 0 }],
    ['outside on the left', -50, 100, { left: -50, top: 100 }],
    ['outside above', 100, -8.2, { left: 100, top: -8.2 }],
    // The nearest wall on the left is that of the recess, and above it the wall of the wing.
    ['in the recess', 2000, 1500, { left: 500, top: 500 }],
  ])('%s', (_, x, y, { left, top }) => {
    const offsets = offsetsOf(WALLS, { x: x + 10, y: y + 20 });
    expect(offsets.left).toBeCloseTo(left, 9);
    expect(offsets.top).toBeCloseTo(top, 9);
  });
});

describe('cutouts', () => {
  it('are listed by their size and their place from the edges of the room', () => {
    const places = cutoutPlaces({
      outer: WALLS,
      rectangles: [{ x: 510, y: 620, width: 400, height: 300 }],
      circles: [{ x: 1010, y: 520, diameter: 300 }],
      holes: [
        [
          { x: 110, y: 120 },
          { x: 210, y: 120 },
          { x: 110, y: 320 },
        ],
      ],
    });
    expect(places.map((place) => cutoutSize({ lang: 'en' }, place))).toEqual(['40 × 30', 'Ø 30', '10 × 20']);
    expect(places.map(({ left, top }) => [left, top])).toEqual([
      [500, 600],
      [850, 350],
      [100, 100],
    ]);
  });
});
