// Marks over the plan: the start, and rings around slivers too small to see.

import { centreOf, type Plan, type Point, piecesOf } from '../engine/index.ts';
import { PAPER } from './palette.ts';
import { isOnSheet, meetsAny, type Tag, uprightTag } from './placing.ts';
import { boxOf, ringInFloorFrame } from './rings.ts';
import type { Lines, Stroke } from './scene.ts';
import { type Sheet, toMm, toPx } from './sheet.ts';

const MOST_RINGS = 20;
/** Least distance between rings, in radii. Slivers of equal area, as along a wall, get fewer rings to avoid clutter. */
const APART = 4;
const EQUAL_APART = 16;
/** A sliver of less than this many square pixels, or narrower than this many pixels, is hard to see. */
const SMALL_PX2 = 20;
const NARROW_PX = 2;

/** The start mark on the sheet, px, with the space of its cross. */
export interface StartMark {
  readonly at: Point;
  readonly radius: number;
  readonly tag: Tag;
}

/** Returns the place of the start mark; null when it is off the sheet or would overlap the texts. */
export function findStart(plan: Plan, sheet: Sheet): StartMark | null {
  const [home] = ringInFloorFrame([plan.start], plan);
  const at = toPx(home, sheet);
  const radius = Math.max(5, 0.0085 * sheet.widthPx);
  const reach = 1.9 * radius;
  const tag = uprightTag(at.x - reach, at.y - reach, 2 * reach, 2 * reach);
  const isAmongTexts = tag.middle.y - reach < sheet.headEnd || tag.middle.y + reach > sheet.footStart + sheet.gap;
  return isOnSheet(tag, sheet.widthPx, sheet.heightPx, 1) && !isAmongTexts ? { at, radius, tag } : null;
}

/** Returns a cross with a ring, with a paper-coloured rim that sets it off from its background. */
export function startMark({ at, radius }: StartMark, sheet: Sheet, color: Stroke['color']): Lines[] {
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
  const layer = (stroke: Stroke): Lines => {
    return { kind: 'lines', role: 'start', stroke, paths, closed: false, circles: [{ centre, radius: r }] };
  };
  return [layer({ color: PAPER, width: 2.2 * width, opacity: 0.85 }), layer({ color, width })];
}

/** Returns rings around small slivers: at most `MOST_RINGS`, spaced apart and clear of everything in `taken`. */
export function sliverRings(
  plan: Plan,
  slivers: readonly number[],
  sheet: Sheet,
  color: Stroke['color'],
  taken: readonly Tag[],
): Lines[] {
  const radius = Math.max(4.5, 0.0075 * sheet.widthPx);
  const { coveredMm2 } = plan.layout.cuts;
  const rings: { at: Point; areaMm2: number }[] = [];
  for (const index of slivers) {
    if (rings.length === MOST_RINGS) break;
    const at = middleIfSmall(plan, index, sheet);
    if (!at) continue;
    const areaMm2 = coveredMm2[index];
    const tag = uprightTag(at.x - 1.2 * radius, at.y - 1.2 * radius, 2.4 * radius, 2.4 * radius);
    const isCrowded = rings.some((other) => {
      const apart = Math.abs(other.areaMm2 - areaMm2) < 1 ? EQUAL_APART : APART;
      return Math.hypot(other.at.x - at.x, other.at.y - at.y) < apart * radius;
    });
    if (isCrowded || meetsAny(tag, taken)) continue;
    if (isOnSheet(tag, sheet.widthPx, sheet.heightPx, 0)) rings.push({ at, areaMm2 });
  }
  if (rings.length === 0) return [];
  const circles = rings.map(({ at }) => ({ centre: toMm(at, sheet), radius: radius * sheet.mmPerPx }));
  const layer = (stroke: Stroke): Lines => {
    return { kind: 'lines', role: 'sliver-ring', stroke, paths: [], closed: false, circles };
  };
  const width = Math.max(1.1, 0.0016 * sheet.widthPx) * sheet.mmPerPx;
  return [layer({ color: PAPER, width: 2.2 * width, opacity: 0.7 }), layer({ color, width })];
}

/** The middle of a sliver that is hard to see, px; null for one that is clearly visible. */
function middleIfSmall({ layout }: Plan, index: number, sheet: Sheet): Point | null {
  const { cuts } = layout;
  const [{ outer }] = piecesOf(cuts, index);
  const { left, right, top, bottom } = boxOf(outer);
  const areaPx2 = cuts.coveredMm2[index] / sheet.mmPerPx ** 2;
  const longestPx = Math.hypot(right - left, bottom - top) / sheet.mmPerPx;
  if (areaPx2 >= SMALL_PX2 && areaPx2 >= NARROW_PX * longestPx) return null;
  const [motif, place, row] = cuts.tiles.subarray(3 * index, 3 * index + 3);
  const centre = centreOf(layout, { motif, place, row });
  return toPx({ x: centre.x + (left + right) / 2, y: centre.y + (top + bottom) / 2 }, sheet);
}
