// Places the lengths around the plan, which decides about the sheet: they may need extra space.

import type { Plan, Ring } from '../../engine/index.ts';
import { isOnSheet, type Tag } from '../labels/tags.ts';
import { MOST_WALLS_WITH_LEADERS, wallLabels } from '../labels/wall-labels.ts';
import { longestFirst, wallsOf } from '../labels/walls.ts';
import { marksOf } from '../marks/marks.ts';
import type { Medium } from '../marks/medium.ts';
import { PAPER } from '../scene/colors.ts';
import { lengthLabel } from '../scene/figures.ts';
import { toPx } from '../scene/frame.ts';
import type { DrawingColor, Item } from '../scene/items.ts';
import type { Caption } from './caption.ts';
import type { DrawingOptions } from './options.ts';
import { overallDimensions, unlabelledSides } from './overall.ts';
import { layOutSheet, type Sheet } from './sheet.ts';

/** A sheet with the marks and the lengths around the plan in place. */
export interface Written {
  readonly sheet: Sheet;
  readonly marks: readonly Item[];
  /** Overall dimensions, wall lengths and their leaders. */
  readonly lengths: readonly Item[];
  /** Occupied places. Labels are placed first come, first served, regardless of painting order. */
  readonly taken: Tag[];
}

/** Extra space around the plan, in ems, for lengths that do not fit without it. */
const SPARE_EMS = 2.5;

/** Places the lengths around the plan. If some do not fit, tries extra space and keeps it if fewer are left out. */
export function placeLengths(
  plan: Plan,
  outer: Ring,
  options: DrawingOptions,
  caption: Caption,
  signal: DrawingColor,
): Written {
  const overall = unlabelledSides(outer, plan);
  const order = longestFirst(plan);
  const texts = options.walls ? plan.surface.wallLengths.map((length) => lengthLabel(options, length)) : [];
  const place = (spareEms: number): Written & { leftOut: number } => {
    const sheet = layOutSheet(plan, options, caption, { spareEms, overall });
    const { items: marks, tags } = marksOf(plan, mediumOf(sheet, signal, options));
    const taken = [...tags];
    if (!sheet.hasLabels) return { sheet, marks, lengths: [], taken, leftOut: 0 };
    const ring = outer.map((corner) => toPx(corner, sheet));
    const dimensions = overallDimensions(plan, sheet, options, taken);
    const { items, leftOut } = wallLabels(wallsOf(ring, texts, order), ring, sheet, taken);
    return { sheet, marks, lengths: [...dimensions, ...items], taken, leftOut };
  };
  const narrow = place(0);
  if (narrow.leftOut === 0 || outer.length > MOST_WALLS_WITH_LEADERS) return narrow;
  const wide = place(SPARE_EMS);
  return wide.leftOut < narrow.leftOut ? wide : narrow;
}

/** The sizes of marks on a drawing. */
function mediumOf(sheet: Sheet, signal: DrawingColor, { chalk: lines, look }: DrawingOptions): Medium {
  const { origin, mmPerPx, widthPx, heightPx, textSize, headEnd, footStart, gap, band } = sheet;
  const radius = Math.max(5, 0.0085 * widthPx);
  const width = 0.28 * radius;
  return {
    ...{ origin, mmPerPx, signal, text: textSize, line: Math.max(0.9, 0.0011 * widthPx) },
    chalk: lines ? { width: Math.max(1.2, 0.0018 * widthPx), dash: [6, 3], lines, names: true } : null,
    hasStart: look !== 'clean',
    walls: band > 0 ? { band, gap: PAPER } : null,
    start: {
      ...{ radius, width, arm: 1.75 * radius, clear: 1.9 * radius, arrow: null },
      rim: { color: PAPER, width: 2.2 * width, opacity: 0.85 },
    },
    isFree: (tag) =>
      isOnSheet(tag, widthPx, heightPx, 1) &&
      tag.middle.y - tag.height / 2 >= headEnd &&
      tag.middle.y + tag.height / 2 <= footStart + gap,
  };
}
