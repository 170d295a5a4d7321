// The sides of a room as a tape finds them: straight from corner to corner, whatever points lie between. Millimetres in the
// floor's frame.

import { cross, distance, dot, type Point, type Ring, signedArea } from '../geometry/point.ts';

/** A straight side of the room or of a cutout, the room on its right when seen from `from` on a screen with y up. */
export interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  readonly along: Point;
  /** Unit normal that points into the room. */
  readonly inward: Point;
  /** Whether it belongs to a cutout that stands free. */
  readonly isIsland: boolean;
  /** Whether it is a part of a round wall, which has no corners to measure from. */
  readonly isRound: boolean;
}

/** Where a line meets a side, and how far away. */
export interface Hit {
  readonly at: Point;
  readonly reach: number;
  readonly side: Side;
}

/** Sine of the turn below which a point on a wall is no corner. */
const STRAIGHT = 1e-4;
/** Cosine of the turn below which walls that follow each other may be an arc. */
const ARC = Math.cos((12 * Math.PI) / 180);
/** Points this close to a line are on it, mm. */
const ON_LINE = 1e-6;

/** Returns the sides of a floor given by its rings. */
export function sidesOf(rings: readonly Ring[]): Side[] {
  return rings.flatMap((given) => {
    const isIsland = signedArea(given) < 0;
    const ring = given.filter((corner, i) => isCorner(given.at(i - 1) as Point, corner, given[(i + 1) % given.length]));
    const plain = ring.map((from, i) => {
      const to = ring[(i + 1) % ring.length];
      const length = distance(from, to);
      const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
      return { from, to, length, along, inward: { x: -along.y || 0, y: along.x }, isIsland };
    });
    return plain.map((side, i) => {
      const [before, after] = [plain.at(i - 1) as typeof side, plain[(i + 1) % plain.length]];
      return { ...side, isRound: dot(before.along, side.along) > ARC && dot(side.along, after.along) > ARC };
    });
  });
}

function isCorner(before: Point, corner: Point, after: Point): boolean {
  const [a, b] = [
    { x: corner.x - before.x, y: corner.y - before.y },
    { x: after.x - corner.x, y: after.y - corner.y },
  ];
  return Math.abs(cross(a, b)) > STRAIGHT * Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y) || dot(a, b) < 0;
}

/** Returns where a ray first meets a side; undefined outside the room. */
export function hitFrom(sides: readonly Side[], { x, y }: Point, way: Point): Hit | undefined {
  let nearest: Hit | undefined;
  for (const side of sides) {
    const from = { x: side.from.x - x, y: side.from.y - y };
    const to = { x: side.to.x - x, y: side.to.y - y };
    const [a, b] = [cross(way, from), cross(way, to)];
    // A corner on the line belongs to one of its sides only.
    if (a > ON_LINE === b > ON_LINE) continue;
    const share = a / (a - b);
    const reach = dot(way, from) + share * (dot(way, to) - dot(way, from));
    if (reach < -ON_LINE || (nearest && nearest.reach <= reach)) continue;
    nearest = { at: { x: x + reach * way.x, y: y + reach * way.y }, reach, side };
  }
  return nearest;
}

/** The nearest distance of a point from any side. */
export function clearanceOf(sides: readonly Side[], point: Point): number {
  let least = Infinity;
  for (const { from, along, length } of sides) {
    const way = { x: point.x - from.x, y: point.y - from.y };
    const within = Math.min(length, Math.max(0, dot(way, along)));
    least = Math.min(least, Math.hypot(way.x - within * along.x, way.y - within * along.y));
  }
  return least;
}
