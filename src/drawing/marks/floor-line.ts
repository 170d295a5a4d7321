// The floor below a wall, drawn as in an elevation: a heavy line that goes on beyond the wall on both sides.

import { boxOf } from '../scene/box.ts';
import { INK } from '../scene/colors.ts';
import { type DrawnPlan, linesOf } from '../scene/items.ts';
import { ringInFloorFrame } from '../scene/rings.ts';
import type { Marked, Medium } from './medium.ts';

/** How far the line goes on, in heights of a text, and its width in those of other lines. */
const BEYOND = 1.2;
const WIDTH = 3;

/** Returns the floor line of a wall; null for a floor. */
export function floorLine(plan: DrawnPlan, { mmPerPx, text, line, walls }: Medium): Marked | null {
  if (plan.room.kind !== 'wall') return null;
  const { left, right, bottom } = boxOf(ringInFloorFrame(plan.room.outer, plan));
  const beyond = ((walls?.band ?? 0) + BEYOND * text) * mmPerPx;
  const path = [
    { x: left - beyond, y: bottom },
    { x: right + beyond, y: bottom },
  ];
  return { items: [linesOf('wall', { color: INK, width: WIDTH * line * mmPerPx }, [path])], tags: [] };
}
