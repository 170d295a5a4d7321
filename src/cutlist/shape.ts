// The shape of a piece, as it is marked on its tile: a rectangle, a rectangle less other rectangles, several parts, or
// corners.

import { type Point, type Ring, signedArea } from '../engine/index.ts';
import { isCovered, type Size, sizeOf } from './pieces.ts';
import { SAME } from './templates.ts';

/** Where a rectangle is missing: at a corner, at one side, inside, or across the piece. */
export type NotchPlace = 'corner' | 'side' | 'inside' | 'across';

export interface Notch extends Size {
  readonly place: NotchPlace;
}

export type Shape =
  | { readonly kind: 'rectangle'; readonly size: Size }
  /** The box around it, and what is missing from it. */
  | { readonly kind: 'notched'; readonly size: Size; readonly notches: readonly Notch[] }
  | { readonly kind: 'parts'; readonly parts: readonly Shape[] }
  /** From the left and the top of the tile, in the order of the rings. */
  | { readonly kind: 'corners'; readonly size: Size; readonly corners: readonly Point[] };

/** More corners are listed, not searched for missing rectangles. */
const MOST_CORNERS = 32;

/** The shape of the rings of a piece on a tile with this outline, lying level. */
export function shapeOf(rings: readonly Ring[], outline: Ring): Shape {
  const outer = rings.filter((ring) => signedArea(ring) > 0);
  if (outer.length < 2) return shapeOfPart(rings, outline);
  const holes = rings.filter((ring) => signedArea(ring) < 0);
  const parts = outer.map((part) => shapeOfPart([part, ...holes.filter((hole) => isWithin(hole, part))], outline));
  return { kind: 'parts', parts };
}

function shapeOfPart(rings: readonly Ring[], outline: Ring): Shape {
  const size = sizeOf(rings);
  const notches = notchesOf(rings);
  if (notches === null) {
    const [left, top] = [Math.min(...outline.map(({ x }) => x)), Math.min(...outline.map(({ y }) => y))];
    return { kind: 'corners', size, corners: rings.flat().map(({ x, y }) => ({ x: x - left, y: y - top })) };
  }
  return notches.length === 0 ? { kind: 'rectangle', size } : { kind: 'notched', size, notches };
}

/** What is missing from the box around rings with level and upright sides only; null if it is not rectangles. */
function notchesOf(rings: readonly Ring[]): Notch[] | null {
  const corners = rings.flat();
  if (corners.length > MOST_CORNERS || !rings.every(isUpright)) return null;
  const xs = distinct(corners.map(({ x }) => x));
  const ys = distinct(corners.map(({ y }) => y));
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  const isMissing = (column: number, row: number) =>
    !isCovered({ x: (xs[column] + xs[column + 1]) / 2, y: (ys[row] + ys[row + 1]) / 2 }, rings);
  const seen = new Set<number>();
  const notches: Notch[] = [];
  for (let start = 0; start < columns * rows; start++) {
    const [left, top] = [start % columns, Math.floor(start / columns)];
    if (seen.has(start) || !isMissing(left, top)) continue;
    // The rectangle that begins here: as wide as its first row, as high as its first column.
    let [right, bottom] = [left, top];
    while (right + 1 < columns && isMissing(right + 1, top)) right++;
    while (bottom + 1 < rows && isMissing(left, bottom + 1)) bottom++;
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        if (!isMissing(column, row)) return null;
        seen.add(row * columns + column);
      }
    }
    for (let row = top; row <= bottom; row++) {
      const besides = [left - 1, right + 1].filter((column) => column >= 0 && column < columns);
      if (besides.some((column) => isMissing(column, row))) return null;
    }
    for (let column = left; column <= right; column++) {
      if (bottom + 1 < rows && isMissing(column, bottom + 1)) return null;
    }
    notches.push({
      width: xs[right + 1] - xs[left],
      height: ys[bottom + 1] - ys[top],
      place: placeOf([left === 0, right === columns - 1], [top === 0, bottom === rows - 1]),
    });
  }
  return notches;
}

function placeOf(across: readonly boolean[], down: readonly boolean[]): NotchPlace {
  const [sides, ends] = [across.filter(Boolean).length, down.filter(Boolean).length];
  if (sides > 1 || ends > 1) return 'across';
  if (sides + ends === 0) return 'inside';
  return sides + ends === 2 ? 'corner' : 'side';
}

function isUpright(ring: Ring): boolean {
  return ring.every(({ x, y }, i) => {
    const next = ring[(i + 1) % ring.length];
    return Math.abs(next.x - x) < SAME || Math.abs(next.y - y) < SAME;
  });
}

/** The values in order, without those that hardly differ. */
function distinct(values: readonly number[]): number[] {
  const kept: number[] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    if (kept.length === 0 || value - kept[kept.length - 1] > SAME) kept.push(value);
  }
  return kept;
}

/** Whether a hole belongs to an outer ring. */
function isWithin(hole: Ring, outer: Ring): boolean {
  return hole.some((corner) => isCovered(corner, [outer]));
}
