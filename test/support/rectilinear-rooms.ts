// Rooms with only horizontal and vertical walls, as bars side by side, in whole micrometres: all operations on them
// stay exact.

import fc from 'fast-check';
import type { Point, Ring } from '../../src/engine/index.ts';
import { mm } from './moved-requests.ts';

/** A bar: its width, and how far it extends above and below the common line; µm. */
export interface Bar {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

/** One to six bars with sides of up to `mostMm`, on a grid of `gridUm`. */
export function barRooms(mostMm: number, gridUm = 1): fc.Arbitrary<Bar[]> {
  const most = Math.floor((1000 * mostMm) / gridUm);
  const length = fc.oneof(
    fc.integer({ min: 1, max: Math.floor(mostMm / 10) }).map((cm) => 10_000 * cm),
    fc.integer({ min: 1, max: most }).map((n) => n * gridUm),
  );
  return fc.array(fc.record({ width: length, top: length, bottom: length }), { minLength: 1, maxLength: 6 });
}

/** The outline of the bars, mm, walked clockwise from the left end of the line. */
export function outlineOf(bars: readonly Bar[]): Ring {
  const upper: Point[] = [];
  const lower: Point[] = [];
  let x = 0;
  for (const { width, top, bottom } of bars) {
    upper.push({ x, y: -top }, { x: x + width, y: -top });
    lower.push({ x, y: bottom }, { x: x + width, y: bottom });
    x += width;
  }
  return corners([...upper, ...lower.reverse()]).map(mm);
}

/** The ring without repeated and idle points. */
function corners(ring: readonly Point[]): Point[] {
  const distinct = ring.filter((point, i) => {
    const before = ring[(i + ring.length - 1) % ring.length];
    return point.x !== before.x || point.y !== before.y;
  });
  return distinct.filter((point, i) => {
    const before = distinct[(i + distinct.length - 1) % distinct.length];
    const after = distinct[(i + 1) % distinct.length];
    return !((before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y));
  });
}
