// Pieces that may slide in their tile. A side of a piece that faces another tile is on the border of its own and must
// stay there. A piece with walls at both ends may be taken from anywhere between the ends of its tile.

import type { Shape } from '../layout/index.ts';
import { type Outline, ROUNDING, SHORT_SIDE } from './outline.ts';

/** A straight way in a tile: a unit vector, and how far a piece may be moved along it, mm. */
export interface Slide {
  readonly x: number;
  readonly y: number;
  /** At most 0. */
  readonly from: number;
  /** At least 0. */
  readonly to: number;
}

/** Corners this close to the border of the tile are on it, mm. */
const ON_BORDER = 1e-6;

/** Unit vectors whose product with a normal is no larger are parallel to the line. */
const PARALLEL = 1e-9;

/** A piece that cannot move farther than this does not slide, mm. */
const LEAST_WAY = 1e-3;

/** A way that is open to a piece if none of some edges of its tile faces another tile. */
export interface Way {
  readonly slide: Slide;
  readonly blockedBy: readonly number[];
}

/** Returns the ways along which a convex outline may slide in a tile, parallel to its edges, the longest first. */
export function waysOf({ points }: Outline, shape: Shape): Way[] {
  const { corners, normalX, normalY } = shape;
  const gaps: number[] = [];
  for (let edge = 0; edge < corners; edge++) gaps.push(gapTo(points, shape, edge));
  const ways: Way[] = [];
  for (let edge = 0; edge < corners / 2; edge++) {
    const [x, y] = [normalY[edge], -normalX[edge]];
    const slide = wayAlong(gaps, shape, x, y);
    if (lengthOf(slide) <= LEAST_WAY) continue;
    const blockedBy: number[] = [];
    for (let k = 0; k < corners; k++) {
      if (gaps[k] > ON_BORDER || isAlong(x, y, normalX[k], normalY[k])) continue;
      if (hasSideOn(points, shape, k)) blockedBy.push(k);
    }
    ways.push({ slide, blockedBy });
  }
  return ways.sort((a, b) => lengthOf(b.slide) - lengthOf(a.slide));
}

function lengthOf({ from, to }: Slide): number {
  return to - from;
}

/** The distance of an outline in a tile from one of the tile's edges. */
function gapTo(points: readonly number[], { normalX, normalY, reach }: Shape, edge: number): number {
  let least = Infinity;
  for (let i = 0; i < points.length; i += 2) {
    const gap = points[i] * normalX[edge] + points[i + 1] * normalY[edge] + reach[edge];
    if (gap < least) least = gap;
  }
  return least;
}

/** Whether a side of an outline lies on an edge of the tile. */
function hasSideOn(points: readonly number[], { normalX, normalY, reach }: Shape, edge: number): boolean {
  const isOn = (i: number) => points[i] * normalX[edge] + points[i + 1] * normalY[edge] + reach[edge] <= ON_BORDER;
  let before = isOn(points.length - 2);
  for (let i = 0; i < points.length; i += 2) {
    const here = isOn(i);
    if (before && here) return true;
    before = here;
  }
  return false;
}

function isAlong(x: number, y: number, normalX: number, normalY: number): boolean {
  return Math.abs(x * normalX + y * normalY) <= PARALLEL;
}

/** How far an outline may be moved in a direction until it reaches an edge of the tile, given its gaps to them. */
function wayAlong(gaps: readonly number[], { corners, normalX, normalY }: Shape, x: number, y: number): Slide {
  let [from, to] = [-Infinity, Infinity];
  for (let k = 0; k < corners; k++) {
    const approach = x * normalX[k] + y * normalY[k];
    if (approach > PARALLEL) from = Math.max(from, -gaps[k] / approach);
    else if (approach < -PARALLEL) to = Math.min(to, -gaps[k] / approach);
  }
  return { x, y, from: Math.min(0, from), to: Math.max(0, to) };
}

/** Where a moving outline is clear of another: up to one offset, and from another on. */
interface ClearOffsets {
  upTo: number;
  from: number;
}

/** The smallest offset along a slide at which an outline is a kerf clear of others; undefined if there is none. */
export function clearOffset(
  outline: Outline,
  slide: Slide,
  others: readonly Outline[],
  kerf: number,
): number | undefined {
  const obstacles = others.map((other) => clearOffsets(outline, slide, other, kerf - ROUNDING));
  let offset = slide.from;
  for (let moved = true; moved; ) {
    moved = false;
    for (const { upTo, from } of obstacles) {
      if (offset <= upTo || offset >= from) continue;
      offset = from;
      moved = true;
    }
    if (offset > slide.to) return undefined;
  }
  return offset;
}

/** The outlines are apart where a line along a side of either separates them. */
function clearOffsets(moving: Outline, { x, y }: Slide, still: Outline, enough: number): ClearOffsets {
  const clear = { upTo: -Infinity, from: Infinity };
  addGaps(clear, moving.points, still.points, -x, -y, enough);
  if (still.convex) addGaps(clear, still.points, moving.points, x, y, enough);
  return clear;
}

/**
 * Adds the offsets at which the gap beside a side of a convex outline is at least `enough`, if the other outline moves by
 * x,y for each mm: every gap is linear in the offset.
 */
function addGaps(
  clear: ClearOffsets,
  sides: readonly number[],
  points: readonly number[],
  x: number,
  y: number,
  enough: number,
): void {
  let x0 = sides[sides.length - 2];
  let y0 = sides[sides.length - 1];
  for (let i = 0; i < sides.length; i += 2) {
    const dx = sides[i] - x0;
    const dy = sides[i + 1] - y0;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length > SHORT_SIDE) {
      let gap = Infinity;
      for (let j = 0; j < points.length; j += 2) {
        const outside = dy * (points[j] - x0) - dx * (points[j + 1] - y0);
        if (outside < gap) gap = outside;
      }
      const growth = (dy * x - dx * y) / length;
      const missing = enough - gap / length;
      if (growth > PARALLEL) clear.from = Math.min(clear.from, missing / growth);
      else if (growth < -PARALLEL) clear.upTo = Math.max(clear.upTo, missing / growth);
      else if (missing <= 0) clear.upTo = Infinity;
    }
    x0 = sides[i];
    y0 = sides[i + 1];
  }
}

/** Returns an outline moved along a slide. */
export function movedAlong({ points, ringEnds, convex, extent }: Outline, { x, y }: Slide, offset: number): Outline {
  const [dx, dy] = [x * offset, y * offset];
  const moved: number[] = [];
  for (let i = 0; i < points.length; i += 2) moved.push(points[i] + dx, points[i + 1] + dy);
  const { left, right, top, bottom } = extent;
  return {
    points: moved,
    ringEnds,
    convex,
    extent: { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy },
  };
}
