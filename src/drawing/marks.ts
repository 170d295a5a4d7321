// Marks over the plan: the start, and rings about slivers too small to see.

import { centreOf, type Plan, type Point, piecesOf } from '../engine/index.ts';
import { PAPER } from './palette.ts';
import { isOnSheet, type Tag, tagsMeet, uprightTag } from './placing.ts';
import { ringAtHome } from './rings.ts';
import type { Circles, Item, Role, Stroke } from './scene.ts';
import { type Sheet, toMm, toPx } from './sheet.ts';
import { sliverTest } from './tiles.ts';

const MOST_RINGS = 20;
/** A sliver of less than this many square pixels, or narrower than this many pixels, is hard to see. */
const SMALL_PX2 = 20;
const NARROW_PX = 2;

/** The start on the sheet, with the space its cross takes. */
export interface StartMark {
  readonly at: Point;
  readonly radius: number;
  readonly tag: Tag;
}

/** Where the start is drawn; null when it does not lie on the sheet or lies among the texts. */
export function findStart(plan: Plan, sheet: Sheet): StartMark | null {
  const [home] = ringAtHome([plan.start], plan);
  const at = toPx(home, sheet);
  const radius = Math.max(5, 0.0085 * sheet.widthPx);
  const reach = 1.9 * radius;
  const tag = uprightTag(at.x - reach, at.y - reach, 2 * reach, 2 * reach);
  const isAmongTexts = tag.middle.y - reach < sheet.headEnd || tag.middle.y + reach > sheet.footStart + sheet.gap;
  return isOnSheet(tag, sheet.widthPx, sheet.heightPx, 1) && !isAmongTexts ? { at, radius, tag } : null;
}

/** A cross with a ring, with a rim of paper that keeps it apart from what it lies on. */
export function startMark({ at, radius }: StartMark, sheet: Sheet, color: Stroke['color']): Item[] {
  const centre = toMm(at, sheet);
  const [r, reach] = [radius * sheet.mmPerPx, 1.75 * radius * sheet.mmPerPx];
  const width = 0.28 * r;
  const paths = [
    [
      { x: centre.x - reach, y: centre.y },
      { x: centre.x + reach, y: centre.y },
    ],
    [
      { x: centre.x, y: centre.y - reach },
      { x: centre.x, y: centre.y + reach },
    ],
  ];
  const layer = (stroke: Stroke): Item[] => [
    { kind: 'lines', role: 'start', stroke, paths, closed: false },
    { kind: 'circles', role: 'start', stroke, centres: [centre], radius: r },
  ];
  return [...layer({ color: PAPER, width: 2.2 * width, opacity: 0.85 }), ...layer({ color, width })];
}

/** Rings about small slivers: some twenty at most, apart from each other and from everything in `taken`. */
export function sliverRings(plan: Plan, sheet: Sheet, color: Stroke['color'], taken: readonly Tag[]): Circles[] {
  const radius = Math.max(4.5, 0.0075 * sheet.widthPx);
  const rings: Point[] = [];
  for (const at of smallSlivers(plan, sheet)) {
    if (rings.length === MOST_RINGS) break;
    const tag = uprightTag(at.x - 1.2 * radius, at.y - 1.2 * radius, 2.4 * radius, 2.4 * radius);
    const isCrowded = rings.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < 4.5 * radius);
    if (isCrowded || taken.some((other) => tagsMeet(other, tag))) continue;
    if (isOnSheet(tag, sheet.widthPx, sheet.heightPx, 0)) rings.push(at);
  }
  if (rings.length === 0) return [];
  const centres = rings.map((at) => toMm(at, sheet));
  const ring = (role: Role, stroke: Stroke): Circles => {
    return { kind: 'circles', role, stroke, centres, radius: radius * sheet.mmPerPx };
  };
  const width = Math.max(1.1, 0.0016 * sheet.widthPx) * sheet.mmPerPx;
  return [
    ring('sliver-ring', { color: PAPER, width: 2.2 * width, opacity: 0.7 }),
    ring('sliver-ring', { color, width }),
  ];
}

/** Middles of the slivers that would be overlooked, px. */
function smallSlivers(plan: Plan, sheet: Sheet): Point[] {
  const { cuts } = plan.layout;
  const isSliver = sliverTest(plan);
  const found: Point[] = [];
  for (let i = 0; i < cuts.count; i++) {
    if (!isSliver(i)) continue;
    const [{ outer }] = piecesOf(cuts, i);
    const xs = outer.map(({ x }) => x);
    const ys = outer.map(({ y }) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const areaPx2 = cuts.coveredMm2[i] / sheet.mmPerPx ** 2;
    const longestPx = Math.hypot(right - left, bottom - top) / sheet.mmPerPx;
    if (areaPx2 >= SMALL_PX2 && areaPx2 >= NARROW_PX * longestPx) continue;
    const centre = centreOf(plan.layout, {
      motif: cuts.tiles[3 * i],
      place: cuts.tiles[3 * i + 1],
      row: cuts.tiles[3 * i + 2],
    });
    found.push(toPx({ x: centre.x + (left + right) / 2, y: centre.y + (top + bottom) / 2 }, sheet));
  }
  return found;
}
