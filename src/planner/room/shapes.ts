// The room's shapes as the page edits them, cm in the caller's frame: read from a draft, and written back as a change.

import type { Change, CornerCm, Draft, RectangleCm } from '../state/draft.ts';
import { follow, tokensOf, walkOf, wallsAround, wallsOf } from './walk.ts';

export type RingCm = readonly CornerCm[];

export interface Shapes {
  readonly outer: RingCm;
  readonly holes: readonly RingCm[];
  readonly rectangles: readonly RectangleCm[];
}

/** The shapes of a draft that was planned. */
export function shapesOf({ outline, polygon, holes = [], subtract = [] }: Draft): Shapes {
  const outer = polygon ?? follow(wallsOf(outline ?? '') ?? []).corners;
  return { outer, holes, rectangles: subtract };
}

/**
 * What to change in a draft so that it has these shapes. A walk stays one while its walls are square and it begins at
 * 0,0; walls that were not touched stay as they were told.
 */
export function changeOf(draft: Draft, { outer, holes, rectangles }: Shapes): Change {
  const before = shapesOf(draft);
  return {
    ...(isSame(outer, before.outer) ? {} : outerChange(draft, outer)),
    ...(isSame(holes, before.holes) ? {} : { holes: holes.length > 0 ? holes : undefined }),
    ...(isSame(rectangles, before.rectangles) ? {} : { subtract: rectangles.length > 0 ? rectangles : undefined }),
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function outerChange(draft: Draft, outer: RingCm): Change {
  const walls = wallsAround(outer);
  const isHome = outer[0][0] === 0 && outer[0][1] === 0;
  const isWalk = draft.outline !== undefined && isHome && walls.every(({ bearingDeg }) => bearingDeg % 90 === 0);
  return isWalk ? { outline: walkOf(walls), polygon: undefined } : { outline: undefined, polygon: outer };
}

/** The same room told the other way: a walk by its corners, corners by a walk. The frame moves to the walk's start. */
export function retold(draft: Draft): Change {
  const { outer, holes, rectangles } = shapesOf(draft);
  if (draft.polygon === undefined) return { outline: undefined, polygon: outer };
  const [x0, y0] = outer[0];
  const moved = ([x, y]: CornerCm): CornerCm => [tidy(x - x0), tidy(y - y0)];
  const { start } = draft;
  return {
    outline: walkOf(wallsAround(outer)),
    polygon: undefined,
    holes: draft.holes && holes.map((ring) => ring.map(moved)),
    subtract: draft.subtract && rectangles.map((r) => ({ ...r, x: tidy(r.x - x0), y: tidy(r.y - y0) })),
    start: start && { x: tidy(start.x - x0), y: tidy(start.y - y0) },
  };
}

/** Less the noise of sums. */
function tidy(cm: number): number {
  return Math.round(cm * 1e6) / 1e6 + 0;
}

const NUMBER = '-?\\d+(?:\\.\\d+)?';
const CORNER = new RegExp(`^${NUMBER},${NUMBER}$`);
const RECTANGLE = new RegExp(`^${NUMBER}(?:,${NUMBER}){3}$`);

/** Whether a word is a corner, `x,y` in cm. */
export function isCorner(token: string): boolean {
  return CORNER.test(token);
}

/** Whether a word is a rectangle, `x,y,w,h` in cm; those in a list are parted by semicolons. */
export function isRectangle(token: string): boolean {
  return RECTANGLE.test(token.replace(/;$/, ''));
}

export function textOfRing(ring: RingCm): string {
  return ring.join(' ');
}

/** Corners from words that are corners. */
export function ringOfText(text: string): RingCm {
  return tokensOf(text).map((token) => token.split(',').map(Number) as unknown as CornerCm);
}

export function textOfRectangles(rectangles: readonly RectangleCm[]): string {
  return rectangles.map(({ x, y, w, h }) => [x, y, w, h].join()).join('; ');
}

/** Rectangles from words that are rectangles. */
export function rectanglesOfText(text: string): RectangleCm[] {
  return text.split(/[;\s]+/).flatMap((word) => {
    if (!word) return [];
    const [x, y, w, h] = word.split(',').map(Number);
    return [{ x, y, w, h }];
  });
}

/** The corners of a rectangle, clockwise from the upper left. */
export function ringOfRectangle({ x, y, w, h }: RectangleCm): RingCm {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
}

export interface BoxCm {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function boxAround(corners: RingCm): BoxCm {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
