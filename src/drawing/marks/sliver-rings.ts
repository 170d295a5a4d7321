// Rings around slivers that are too small to see.

import { centreOf, type Plan, type Point, piecesOf } from '../../engine/index.ts';
import { isOnSheet, meetsAny, type Tag, uprightTag } from '../labels/tags.ts';
import { boxOf } from '../scene/box.ts';
import { PAPER } from '../scene/colors.ts';
import { type Frame, toMm, toPx } from '../scene/frame.ts';
import { type Lines, linesOf, type Stroke } from '../scene/items.ts';

const MOST_RINGS = 20;
/** Least distance between rings, in radii. Slivers of equal area, as along a wall, get fewer rings to avoid clutter. */
const APART = 4;
const EQUAL_APART = 16;
/** A sliver of less than this many square pixels, or narrower than this many pixels, is hard to see. */
const SMALL_PX2 = 20;
const NARROW_PX = 2;

/** What rings need to know of the sheet they are on. */
type RingSheet = Frame & { readonly widthPx: number; readonly heightPx: number };

/** Returns rings around small slivers: at most `MOST_RINGS`, spaced apart and clear of everything in `taken`. */
export function sliverRings(
  plan: Plan,
  slivers: readonly number[],
  sheet: RingSheet,
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
  const layer = (stroke: Stroke): Lines => ({ ...linesOf('sliver-ring', stroke, []), circles });
  const width = Math.max(1.1, 0.0016 * sheet.widthPx) * sheet.mmPerPx;
  return [layer({ color: PAPER, width: 2.2 * width, opacity: 0.7 }), layer({ color, width })];
}

/** The middle of a sliver that is hard to see, px; null for one that is clearly visible. */
function middleIfSmall({ layout }: Plan, index: number, sheet: RingSheet): Point | null {
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
