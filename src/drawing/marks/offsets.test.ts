import { describe, expect, it } from 'vitest';
import { offsetsOf } from './offsets.ts';

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
