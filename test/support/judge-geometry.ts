// Plane geometry for a judge of starts that shares nothing with the engine, with pieces as rings of points.

import type library from 'polygon-clipping';
import type { Point, Ring } from '../../src/engine/index.ts';

/** A straight line by a point on it and its unit normal. */
interface Line {
  readonly from: Point;
  readonly inward: Point;
}

export const dot = (a: Point, b: Point) => a.x * b.x + a.y * b.y;
export const cross = (a: Point, b: Point) => a.x * b.y - a.y * b.x;
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
export const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

export function areaOf(ring: Ring): number {
  return sum(ring.map((a, i) => cross(a, ring[(i + 1) % ring.length]))) / 2;
}

export const pairsOf = (ring: Ring): library.Ring => ring.map(({ x, y }) => [round(x), round(y)]);
const round = (mm: number) => Math.round(mm * 1e5) / 1e5 + 0;

/** A ring of the library without the repeated point and without corners on straight lines. */
export function ringOf(pairs: library.Ring): Ring {
  const all = pairs.slice(0, -1).map(([x, y]) => ({ x, y }));
  const far = all.filter((point, i) => apart(point, all[(i + 1) % all.length]) > 0.01);
  return far.filter((point, i) => {
    const [before, after] = [far[(i + far.length - 1) % far.length], far[(i + 1) % far.length]];
    return Math.abs(cross(minus(point, before), minus(after, before))) > 0.01 * apart(before, after);
  });
}

export const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export function rayTo(from: Point, way: Point, a: Point, b: Point): number | undefined {
  const edge = minus(b, a);
  const turn = cross(way, edge);
  if (Math.abs(turn) < 1e-9) return undefined;
  const away = cross(minus(a, from), edge) / turn;
  const along = cross(minus(a, from), way) / turn;
  return away > 0.01 && along >= -1e-9 && along <= 1 + 1e-9 ? away : undefined;
}

export function depthFrom(place: Point, inward: Point, piece: Ring): number {
  const hits = piece.flatMap((a, i) => rayTo(place, inward, a, piece[(i + 1) % piece.length]) ?? []);
  return hits.length > 0 ? Math.min(...hits) : 0;
}

export function lineWay({ from, inward }: Line, place: Point): number {
  return Math.abs(dot(minus(place, from), inward));
}

export function wayTo({ from, to }: { readonly from: Point; readonly to: Point }, place: Point): number {
  const way = minus(to, from);
  const share = Math.min(1, Math.max(0, dot(minus(place, from), way) / dot(way, way)));
  return apart(place, { x: from.x + share * way.x, y: from.y + share * way.y });
}

/** Width of the convex hull's narrowest strip: over all lines through two corners that have all others on one side. */
export function widthOf(piece: Ring): number {
  let least = Infinity;
  piece.forEach((a, i) => {
    for (const b of piece.slice(i + 1)) {
      const ways = piece.map((corner) => cross(minus(b, a), minus(corner, a)) / apart(a, b));
      const [low, high] = [Math.min(...ways), Math.max(...ways)];
      if (low > -1e-3 || high < 1e-3) least = Math.min(least, high - low);
    }
  });
  return least;
}

export function lengthOf(piece: Ring): number {
  return Math.max(...piece.flatMap((a) => piece.map((b) => apart(a, b))));
}

/** Strips up to this width do not exist, mm. */
export const THIN = 0.1;

/** A line this close to a side, as a share of its length, runs along it. */
const ALONGSIDE = 0.05;

/** The width of a piece where it is narrowest, also between an inward corner and the side opposite to it. */
export function narrowestOf(piece: Ring): number {
  const turn = Math.sign(areaOf(piece));
  let least = widthOf(piece);
  piece.forEach((corner, i) => {
    const [before, after] = [piece[(i + piece.length - 1) % piece.length], piece[(i + 1) % piece.length]];
    if (turn * cross(minus(corner, before), minus(after, corner)) >= -1e-6) return;
    piece.forEach((from, k) => {
      const to = piece[(k + 1) % piece.length];
      if (from === corner || to === corner) return;
      const way = minus(to, from);
      const share = Math.min(1, Math.max(0, dot(minus(corner, from), way) / dot(way, way)));
      const foot = { x: from.x + share * way.x, y: from.y + share * way.y };
      const middle = middleOf(corner, foot);
      // Along one of the corner's own sides it is the depth of a notch, which is not narrow by itself.
      const beside = ALONGSIDE * apart(corner, foot);
      const isOnSide = piece.some((a, n) => {
        const b = piece[(n + 1) % piece.length];
        return wayTo({ from: a, to: b }, middle) < (a === corner || b === corner ? Math.max(beside, 0.01) : 0.01);
      });
      // What is connected by a tenth of a millimetre only is not.
      const width = apart(corner, foot);
      if (!isOnSide && width > THIN && isWithin(piece, middle)) least = Math.min(least, width);
    });
  });
  return least;
}

function isWithin(ring: Ring, { x, y }: Point): boolean {
  return (
    ring.filter((from, i) => {
      const to = ring[(i + 1) % ring.length];
      return from.y <= y !== to.y <= y && from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y) > x;
    }).length %
      2 ===
    1
  );
}
