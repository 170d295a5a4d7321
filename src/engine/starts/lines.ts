// What a tiler aligns of a pattern in one direction: where tiles begin and end, their centres, and lines of symmetry. All
// are distances from the start along a unit vector, mm.

import { cross, dot, type Point, type Ring } from '../geometry/point.ts';
import type { Lattice } from '../patterns/lattice.ts';
import { SQUARE } from './walls.ts';
import type { Middle } from './why.ts';

export interface Extent {
  readonly low: number;
  readonly high: number;
}

export interface Lines {
  /** The tiles that differ in where they begin. */
  readonly tiles: readonly Extent[];
  /** Lines of symmetry, or the centres and ends of tiles where there are none. */
  readonly middles: readonly { readonly at: number; readonly middle: Middle }[];
  /** After how far tiles repeat in the direction; undefined if the repeat is too short to mean anything. */
  readonly step: number | undefined;
  /** Distance of lines of symmetry that repeat; undefined if they lie too close to mean anything. */
  readonly spacing: number | undefined;
  /** Whether an edge of the tiles runs square to the direction. */
  readonly hasEdges: boolean;
}

/** Places that differ by less than this are one, mm. */
export const SAME = 1e-4;
/** Repeats shorter than this share of a tile say nothing about where a tile lies. */
const SHORTEST_REPEAT = 1 / 8;
/** How many repeats of a line are told apart, because the other direction makes them differ. */
const MOST_REPEATS = 4;

/**
 * Returns the lines of a lattice square to a unit vector. In a bond, moving by a row is the same as moving along the rows,
 * so repeats are told apart in one of two directions only.
 */
export function linesOf(lattice: Pick<Lattice, 'motif' | 'repeat'>, direction: Point, tellsRepeats = true): Lines {
  const outlines = lattice.motif;
  const extents = outlines.map((outline) => extentOf(outline, direction));
  const shortest = Math.min(...extents.map(({ low, high }) => high - low));
  const across = { x: -direction.y, y: direction.x };
  const [one, other] = lattice.repeat;
  const step = commonStep(dot(direction, one), dot(direction, other), SHORTEST_REPEAT * shortest);
  const hasEdges = outlines.some((outline) => hasEdgeAlong(outline, across));
  if (step === undefined)
    return { tiles: unequal(extents), middles: endsAndCentres(extents), step: undefined, spacing: undefined, hasEdges };
  const alone = (tellsRepeats && pureRepeat(lattice, direction, across)) || step;
  const repeats = Math.min(MOST_REPEATS, Math.max(1, Math.round(alone / step)));
  const tiles = unequal(extents, step).flatMap(({ low, high }) =>
    Array.from({ length: repeats }, (_, k) => ({ low: low + k * step, high: high + k * step })),
  );
  const symmetries = linesOfSymmetry(outlines, extents, direction, step);
  const middles = symmetries.flatMap((at) =>
    Array.from({ length: 2 * repeats }, (_, k) => at + (k * step) / 2).map((line) => ({
      at: line,
      middle: middleAt(line, extents, step),
    })),
  );
  return {
    tiles,
    middles: middles.length > 0 ? middles : endsAndCentres(extents),
    step: alone,
    spacing: symmetries.length > 0 ? step / 2 : undefined,
    hasEdges,
  };
}

export function extentOf(outline: Ring, direction: Point): Extent {
  const places = outline.map((corner) => dot(corner, direction));
  return { low: Math.min(...places), high: Math.max(...places) };
}

/** The largest step that both lengths are multiples of; undefined if it is shorter than `least`. */
export function commonStep(one: number, other: number, least: number): number | undefined {
  let [a, b] = [Math.abs(one), Math.abs(other)];
  while (b > SAME) [a, b] = [b, a - b * Math.round(a / b)].map(Math.abs) as [number, number];
  return a > least ? a : undefined;
}

/** The shortest repeat of a lattice along a direction; undefined if none is short. */
function pureRepeat(
  { repeat: [one, other] }: Pick<Lattice, 'repeat'>,
  direction: Point,
  across: Point,
): number | undefined {
  const step = commonStep(dot(across, one), dot(across, other), SAME);
  if (step === undefined) return undefined;
  const [a, b] = [Math.round(dot(across, other) / step), -Math.round(dot(across, one) / step)];
  return Math.abs(a * dot(direction, one) + b * dot(direction, other));
}

function hasEdgeAlong(outline: Ring, across: Point): boolean {
  return outline.some((corner, i) => {
    const next = outline[(i + 1) % outline.length];
    const edge = { x: next.x - corner.x, y: next.y - corner.y };
    return Math.abs(cross(edge, across)) < SQUARE * Math.hypot(edge.x, edge.y);
  });
}

/** Whether two lengths are equal but for multiples of a step. */
function isSame(one: number, other: number, step = Infinity): boolean {
  const apart = step === Infinity ? one - other : one - other - step * Math.round((one - other) / step);
  return Math.abs(apart) < SAME;
}

function unequal(extents: readonly Extent[], step?: number): Extent[] {
  return extents.filter(
    (extent, i) =>
      extents.findIndex((other) => isSame(other.low, extent.low, step) && isSame(other.high, extent.high, step)) === i,
  );
}

function endsAndCentres(extents: readonly Extent[]): { at: number; middle: Middle }[] {
  return unequal(extents)
    .slice(0, 2)
    .flatMap(({ low, high }) => [
      { at: (low + high) / 2, middle: 'tile' as const },
      { at: low, middle: 'joint' as const },
    ]);
}

/** Lines on which the pattern is its own mirror image, moved along the line if need be, within half a step. */
function linesOfSymmetry(
  outlines: readonly Ring[],
  extents: readonly Extent[],
  direction: Point,
  step: number,
): number[] {
  const centres = extents.map(({ low, high }) => (low + high) / 2);
  const found: number[] = [];
  const [first] = centres;
  for (const centre of centres) {
    // A mirror takes the first tile to one of the motif.
    const at = (first + centre) / 2;
    if (found.some((other) => isSame(other, at, step / 2))) continue;
    const isMirror = outlines.every((outline, i) =>
      outlines.some(
        (other, k) => isSame(2 * at - centres[i], centres[k], step) && isMirrorImage(outline, other, direction),
      ),
    );
    if (isMirror) found.push(at);
  }
  return found;
}

/** Whether one outline is the other's mirror image across a direction, wherever they lie. */
function isMirrorImage(one: Ring, other: Ring, direction: Point): boolean {
  const [a, b] = [middleOf(one), middleOf(other)];
  return (
    one.length === other.length &&
    one.every(({ x, y }) => {
      const from = { x: x - a.x, y: y - a.y };
      const across = 2 * dot(from, direction);
      const mirrored = { x: from.x - across * direction.x + b.x, y: from.y - across * direction.y + b.y };
      return other.some((corner) => Math.hypot(corner.x - mirrored.x, corner.y - mirrored.y) < SAME);
    })
  );
}

function middleOf(outline: Ring): Point {
  const { low, high } = extentOf(outline, { x: 1, y: 0 });
  const { low: top, high: bottom } = extentOf(outline, { x: 0, y: 1 });
  return { x: (low + high) / 2, y: (top + bottom) / 2 };
}

function middleAt(line: number, extents: readonly Extent[], step: number): Middle {
  if (extents.some(({ low, high }) => isSame((low + high) / 2, line, step))) return 'tile';
  const isInTile = extents.some(({ low, high }) => {
    const place = line - low - step * Math.floor((line - low) / step);
    return place > SAME && place < high - low - SAME;
  });
  return isInTile ? 'line' : 'joint';
}
