// A piece as it is measured at the bench: its corners, its sides, its angles, its area and its size. Millimetres and
// degrees; rings as everywhere, outer ones with a positive signed area.

import { cleaned, type Piece, type Point, type Ring } from '../../engine/index.ts';

/** Corners nearer than this to the line between their neighbours cannot be seen, let alone cut, mm. */
const NO_CORNER = 0.01;

export interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  /** Inside the piece, between this side and the one before it; above 180 at an inner corner. */
  readonly angleDeg: number;
}

/** Every ring of pieces without the corners that do not turn. */
export function ringsOf(pieces: readonly Piece[]): Ring[] {
  return pieces.flatMap(({ outer, holes }) => [outer, ...holes]).map((ring) => cleaned(ring, NO_CORNER));
}

/** Not Math.hypot, which takes ten times as long: thousands of pieces are measured before a list is shown. */
export function distance(a: Point, b: Point): number {
  return Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
}

/** The sides of a ring, in its order. */
export function sidesOf(ring: Ring): Side[] {
  return ring.map((from, i) => {
    const before = ring[(i + ring.length - 1) % ring.length];
    const to = ring[(i + 1) % ring.length];
    const [ax, ay, bx, by] = [from.x - before.x, from.y - before.y, to.x - from.x, to.y - from.y];
    const turn = Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
    return { from, to, length: distance(from, to), angleDeg: 180 - (turn * 180) / Math.PI };
  });
}

/** Whether an angle can be taken from a square: 90°, or 270° at an inner corner, to a tenth. */
export function isSquare(angleDeg: number): boolean {
  return Math.abs(Math.abs(angleDeg - 180) - 90) < 0.05;
}

/** Signed area of a ring, mm². */
export function areaOf(ring: Ring): number {
  let twice = 0;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length];
    twice += a.x * b.y - a.y * b.x;
  });
  return twice / 2;
}

/** A turn about the tile's centre, by its cosine and sine. */
export interface Turn {
  readonly cos: number;
  readonly sin: number;
}

export function turned({ x, y }: Point, { cos, sin }: Turn): Point {
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** Width and height of the rectangle around rings. */
export function sizeOf(rings: readonly Ring[]): { readonly width: number; readonly height: number } {
  const xs = rings.flatMap((ring) => ring.map(({ x }) => x));
  const ys = rings.flatMap((ring) => ring.map(({ y }) => y));
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
}
