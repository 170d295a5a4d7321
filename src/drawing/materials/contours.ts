// Contours: the regions where a function of the plane is above a limit, as rings. This is how textures, which are
// functions, get into drawings made of lines.

import type { Point, Ring } from '../../engine/index.ts';

/** Samples of a function on a square grid, row by row. */
export interface Samples {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float64Array;
}

/** From which edge of a cell a contour comes and to which it goes, by the corners that are inside: 1, 2, 4 and 8 clockwise. */
const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3];
const WAYS: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[LEFT, TOP]],
  [[TOP, RIGHT]],
  [[LEFT, RIGHT]],
  [[RIGHT, BOTTOM]],
  [
    [LEFT, TOP],
    [RIGHT, BOTTOM],
  ],
  [[TOP, BOTTOM]],
  [[LEFT, BOTTOM]],
  [[BOTTOM, LEFT]],
  [[BOTTOM, TOP]],
  [
    [TOP, RIGHT],
    [BOTTOM, LEFT],
  ],
  [[BOTTOM, RIGHT]],
  [[RIGHT, LEFT]],
  [[RIGHT, TOP]],
  [[TOP, LEFT]],
  [],
];

/** The rings around what is above a limit, in steps of the grid. What is on the rim of the grid counts as below. */
export function contoursOf({ columns, rows, values }: Samples, limit: number): Ring[] {
  const isOnRim = (i: number, j: number) => i === 0 || j === 0 || i === columns - 1 || j === rows - 1;
  const at = (i: number, j: number) =>
    isOnRim(i, j) ? Math.min(values[j * columns + i], limit) : values[j * columns + i];
  const isInside = (i: number, j: number) => at(i, j) > limit;
  /** Each edge of the grid has a number: twice that of its first corner, and one more if it runs down. */
  const edgeOf = (i: number, j: number, side: number) => {
    const [right, down] = [side === RIGHT ? 1 : 0, side === BOTTOM ? 1 : 0];
    return 2 * ((j + down) * columns + i + right) + (side === RIGHT || side === LEFT ? 1 : 0);
  };
  const next = new Map<number, number>();
  for (let j = 0; j + 1 < rows; j++) {
    for (let i = 0; i + 1 < columns; i++) {
      const corners = [isInside(i, j), isInside(i + 1, j), isInside(i + 1, j + 1), isInside(i, j + 1)];
      const inside = corners.reduce((sum, is, k) => sum + (is ? 1 << k : 0), 0);
      for (const [from, to] of WAYS[inside]) next.set(edgeOf(i, j, from), edgeOf(i, j, to));
    }
  }
  const pointOn = (edge: number): Point => {
    const corner = edge >> 1;
    const [i, j] = [corner % columns, Math.floor(corner / columns)];
    const [right, down] = edge & 1 ? [0, 1] : [1, 0];
    const [here, there] = [at(i, j), at(i + right, j + down)];
    const share = (limit - here) / (there - here);
    return { x: i + right * share, y: j + down * share };
  };
  const rings: Ring[] = [];
  for (const [first] of next) {
    const ring: Point[] = [];
    for (let edge: number | undefined = first; edge !== undefined && next.has(edge); ) {
      ring.push(pointOn(edge));
      const following: number | undefined = next.get(edge);
      next.delete(edge);
      edge = following;
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}

/** The part of a ring within a convex one, which is clockwise on the screen. */
export function withinConvex(ring: Ring, convex: Ring): Ring {
  let rest: Ring = ring;
  for (const [k, from] of convex.entries()) {
    const to = convex[(k + 1) % convex.length];
    const sideOf = ({ x, y }: Point) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
    const kept: Point[] = [];
    for (const [i, here] of rest.entries()) {
      const before = rest[(i + rest.length - 1) % rest.length];
      const [a, b] = [sideOf(before), sideOf(here)];
      if (a > 0 !== b > 0) {
        const share = a / (a - b);
        kept.push({ x: before.x + (here.x - before.x) * share, y: before.y + (here.y - before.y) * share });
      }
      if (b > 0) kept.push(here);
    }
    rest = kept;
  }
  return rest;
}

/** A ring without the corners that are no farther than this from the lines between the others. */
export function simplified(ring: Ring, tolerance: number): Ring {
  const half = Math.floor(ring.length / 2);
  const open = (from: number, to: number): Point[] => {
    const [a, b] = [ring[from], ring[to % ring.length]];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    let [farthest, most] = [from, tolerance];
    for (let k = from + 1; k < to; k++) {
      const { x, y } = ring[k];
      const off =
        length > 0
          ? Math.abs((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / length
          : Math.hypot(x - a.x, y - a.y);
      if (off > most) [farthest, most] = [k, off];
    }
    return farthest === from ? [a] : [...open(from, farthest), ...open(farthest, to)];
  };
  return ring.length < 4 ? ring : [...open(0, half), ...open(half, ring.length)];
}
