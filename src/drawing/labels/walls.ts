// The geometry of walls for placing their lengths.

import { type Plan, type Point, type Ring, signedArea } from '../../engine/index.ts';

/** A wall on the sheet, px. */
export interface Wall {
  readonly index: number;
  readonly from: Point;
  /** Unit vectors along the wall and out of the room. */
  readonly along: Point;
  readonly out: Point;
  readonly length: number;
  /** The true length as text. */
  readonly text: string;
}

/** Returns the walls of a ring in px with the texts of their lengths, in the given order. */
export function wallsOf(ring: Ring, texts: readonly string[], order: readonly number[]): Wall[] {
  const outwards = signedArea(ring) > 0 ? 1 : -1;
  return order.map((i) => {
    const from = ring[i];
    const to = ring[(i + 1) % ring.length];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    return { index: i, from, along, out: { x: along.y * outwards, y: -along.x * outwards }, length, text: texts[i] };
  });
}

/** Returns the indices of the walls, longest first, since the first ones find a place more easily. */
export function longestFirst({ surface: { wallLengths } }: Plan): number[] {
  return Array.from(wallLengths.keys()).sort((a, b) => wallLengths[b] - wallLengths[a]);
}

/** Returns the point `share` of the way along a wall and `away` px outside the room. */
export function besideWall({ from, along, out, length }: Wall, share: number, away: number): Point {
  return {
    x: from.x + along.x * share * length + out.x * away,
    y: from.y + along.y * share * length + out.y * away,
  };
}

/** Texts steeper than this, degrees, are read from the right: walls that are nearly upright all from the same side. */
const STEEP_DEG = 80;

/** Rotation along a wall, in degrees, that makes a text readable from below or from the right, not upside down. */
export function readableTurn({ x, y }: Point): number {
  const deg = (Math.atan2(y, x) * 180) / Math.PI;
  const turn = ((deg % 180) + 180) % 180;
  return turn >= STEEP_DEG ? turn - 180 : turn;
}
