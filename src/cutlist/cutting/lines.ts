// Lines of cuts, and what they leave of a convex part.

import type { Point, Ring } from '../../engine/index.ts';

/** A directed line; what is kept lies on its positive side, as the inside of a ring does beside its sides. */
export interface Line {
  readonly at: Point;
  /** Of length 1. */
  readonly way: Point;
}

/** A strip that is nowhere wider does not exist, mm. */
export const THIN = 0.1;

export function lineThrough(from: Point, to: Point): Line {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { at: from, way: { x: (to.x - from.x) / length, y: (to.y - from.y) / length } };
}

/** The distance of a point from a line, positive on the side that is kept. */
export function sideOf({ at, way }: Line, { x, y }: Point): number {
  return way.x * (y - at.y) - way.y * (x - at.x);
}

/** The part of a convex ring at least `least` away from a line; empty if there is none. */
export function partBeside(ring: Ring, line: Line, least: number): Point[] {
  const part: Point[] = [];
  ring.forEach((to, i) => {
    const from = ring.at(i - 1) as Point;
    const [a, b] = [sideOf(line, from) - least, sideOf(line, to) - least];
    if ((a < 0 && b > 0) || (a > 0 && b < 0)) {
      const share = a / (a - b);
      part.push({ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
    }
    if (b >= 0) part.push(to);
  });
  return part;
}

export function reversed({ at, way }: Line): Line {
  return { at, way: { x: -way.x, y: -way.y } };
}

/** Where a line runs through a convex ring, from end to end. */
export function chordOf(ring: Ring, line: Line): readonly [Point, Point] {
  const along = (point: Point) => line.way.x * (point.x - line.at.x) + line.way.y * (point.y - line.at.y);
  const at = (length: number) => ({ x: line.at.x + length * line.way.x, y: line.at.y + length * line.way.y });
  const ends = partBeside(partBeside(ring, line, -THIN), reversed(line), -THIN).map(along);
  return [at(Math.min(...ends)), at(Math.max(...ends))];
}

/** Whether both ends of a side lie on the border of a convex ring, the ring inside. */
export function isOnBorder(ring: Ring, from: Point, to: Point): boolean {
  return ring.some((corner, i) => {
    const next = ring[(i + 1) % ring.length];
    // The direction of a shorter one means nothing.
    if (Math.hypot(next.x - corner.x, next.y - corner.y) < THIN) return false;
    const line = lineThrough(corner, next);
    return sideOf(line, from) <= THIN && sideOf(line, to) <= THIN;
  });
}
