// Rings of walls: scans of older phones have no floors, but walls whose ends nearly meet.

import { distance, type Point, type Ring } from '../../engine/index.ts';
import type { UprightSurface } from './surfaces.ts';

/** Ends of walls this close meet in a corner, m. */
export const JOIN_M = 0.15;
/** Walls that turn by less, as a sine, have no corner where their lines cross: five degrees. */
const LEAST_TURN = 0.087;

export interface WallRings {
  readonly rings: readonly Ring[];
  /** Walls that are in no ring. */
  readonly loose: number;
}

/** An end of a wall: twice its number, and one more for where it ends. */
type End = number;

/** Chains walls by their ends. Each end meets at most one other: the nearest that has none nearer. */
export function ringsOfWalls(walls: readonly UprightSurface[]): WallRings {
  const pointAt = (end: End) => (end % 2 === 0 ? walls[end >> 1].from : walls[end >> 1].to);
  const partner = partners(walls.length * 2, pointAt);
  const isUsed = new Set<number>();
  const rings: Ring[] = [];
  let loose = 0;
  for (let first = 0; first < walls.length; first++) {
    if (isUsed.has(first)) continue;
    const chain: number[] = [];
    const corners: Point[] = [];
    let leaving: End | undefined = first * 2 + 1;
    while (leaving !== undefined && !isUsed.has(leaving >> 1)) {
      isUsed.add(leaving >> 1);
      chain.push(leaving >> 1);
      const entering: End | undefined = partner.get(leaving);
      if (entering === undefined) break;
      corners.push(cornerOf(pointAt(leaving ^ 1), pointAt(leaving), pointAt(entering), pointAt(entering ^ 1)));
      leaving = entering ^ 1;
    }
    if (corners.length === chain.length && leaving === first * 2 + 1 && corners.length >= 3) rings.push(corners);
    else loose += chain.length;
  }
  return { rings, loose };
}

/** The pairs of ends that meet, nearest first. */
function partners(count: number, pointAt: (end: End) => Point): ReadonlyMap<End, End> {
  const pairs: { one: End; other: End; apart: number }[] = [];
  for (let one = 0; one < count; one++) {
    for (let other = one + 1; other < count; other++) {
      const apart = distance(pointAt(one), pointAt(other));
      if (apart <= JOIN_M && one >> 1 !== other >> 1) pairs.push({ one, other, apart });
    }
  }
  pairs.sort((a, b) => a.apart - b.apart);
  const partner = new Map<End, End>();
  for (const { one, other } of pairs) {
    if (!partner.has(one) && !partner.has(other)) partner.set(one, other).set(other, one);
  }
  return partner;
}

/** Where the walls from `a` to `b` and from `c` to `d` meet: where their lines cross, else between `b` and `c`. */
function cornerOf(a: Point, b: Point, c: Point, d: Point): Point {
  const middle = { x: (b.x + c.x) / 2, y: (b.y + c.y) / 2 };
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const turn = ux * vy - uy * vx;
  if (Math.abs(turn) < LEAST_TURN * Math.hypot(ux, uy) * Math.hypot(vx, vy)) return middle;
  const along = ((c.x - a.x) * vy - (c.y - a.y) * vx) / turn;
  const crossing = { x: a.x + along * ux, y: a.y + along * uy };
  return distance(crossing, middle) <= 2 * JOIN_M ? crossing : middle;
}
