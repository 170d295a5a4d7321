// Places the lengths around the plan. If some do not fit, the sheet is laid out again with wider margins.

import type { Plan, Ring } from '../engine/index.ts';
import { type Caption, lengthLabel } from './caption.ts';
import { findStart, type StartMark } from './marks.ts';
import type { DrawingOptions } from './options.ts';
import { overallDimensions, unlabelledSides } from './overall.ts';
import type { Tag } from './placing.ts';
import type { Item } from './scene.ts';
import { layOutSheet, type Sheet, toPx } from './sheet.ts';
import { MOST_WALLS_WITH_LEADERS, wallLabels } from './wall-labels.ts';
import { longestFirst, wallsOf } from './walls.ts';

/** A sheet with the start mark and the lengths around the plan in place. */
export interface Written {
  readonly sheet: Sheet;
  readonly start: StartMark | null;
  /** Overall dimensions, wall lengths and their leaders. */
  readonly lengths: readonly Item[];
  /** Occupied places. Labels are placed first come, first served, regardless of painting order. */
  readonly taken: Tag[];
}

/** Extra space around the plan, in ems, for lengths that do not fit without it. */
const SPARE_EMS = 2.5;

/** Places the lengths around the plan. If some do not fit, tries extra space and keeps it if fewer are left out. */
export function placeLengths(plan: Plan, outer: Ring, options: DrawingOptions, caption: Caption): Written {
  const overall = unlabelledSides(outer, plan);
  const order = longestFirst(plan);
  const texts = options.walls ? plan.surface.wallLengths.map((length) => lengthLabel(options, length)) : [];
  const place = (spareEms: number): Written & { leftOut: number } => {
    const sheet = layOutSheet(plan, options, caption, { spareEms, overall });
    const start = findStart(plan, sheet);
    const taken = start ? [start.tag] : [];
    if (!sheet.hasLabels) return { sheet, start, lengths: [], taken, leftOut: 0 };
    const ring = outer.map((corner) => toPx(corner, sheet));
    const dimensions = overallDimensions(plan, sheet, options, taken);
    const { items, leftOut } = wallLabels(wallsOf(ring, texts, order), ring, sheet, taken);
    return { sheet, start, lengths: [...dimensions, ...items], taken, leftOut };
  };
  const narrow = place(0);
  if (narrow.leftOut === 0 || outer.length > MOST_WALLS_WITH_LEADERS) return narrow;
  const wide = place(SPARE_EMS);
  return wide.leftOut < narrow.leftOut ? wide : narrow;
}
