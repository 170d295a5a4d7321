// The mark at the start, and the lines from there to the walls.

import type { Point } from '../../engine/index.ts';
import { uprightTag } from '../labels/tags.ts';
import { toMm, toPx } from '../scene/frame.ts';
import { type DrawnPlan, type Lines, linesOf, type Stroke, scaledStroke } from '../scene/items.ts';
import { ringInFloorFrame } from '../scene/rings.ts';
import type { Marked, Medium, StartLook } from './medium.ts';
import { offsetsOf } from './offsets.ts';

/** Returns a cross with a ring, and an arrow along the first course; null where there is no space for it. */
export function startMark(plan: DrawnPlan, medium: Medium): Marked | null {
  const { mmPerPx, signal, start } = medium;
  const at = toPx(homeOf(plan), medium);
  const tag = uprightTag(at.x - start.clear, at.y - start.clear, 2 * start.clear, 2 * start.clear);
  if (!medium.isFree(tag)) return null;
  const layer = (stroke: Stroke) => startLines(toMm(at, medium), start, mmPerPx, stroke);
  const { rim, width } = start;
  return {
    items: [...(rim ? [layer(rim)] : []), layer({ color: signal, width })],
    tags: [tag],
  };
}

/** The lines of the mark around a point, with `unit` mm for each px of its sizes. */
export function startLines(centre: Point, { radius, arm, arrow }: StartLook, unit: number, stroke: Stroke): Lines {
  const angle = ((arrow?.courseDeg ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * unit, Math.sin(angle) * unit];
  const at = (along: number, across: number): Point => ({
    x: centre.x + along * cos - across * sin,
    y: centre.y + along * sin + across * cos,
  });
  const end = arrow?.length ?? arm;
  const paths = [
    [at(-arm, 0), at(end, 0)],
    [at(0, -arm), at(0, arm)],
    ...(arrow ? [[at(end - arrow.head, -arrow.head / 2), at(end, 0), at(end - arrow.head, arrow.head / 2)]] : []),
  ];
  return { ...linesOf('start', scaledStroke(stroke, unit), paths), circles: [{ centre, radius: radius * unit }] };
}

/** Returns the lines along which the start is measured. */
export function chalkLines(plan: DrawnPlan, { chalk, signal, mmPerPx }: Medium): Marked | null {
  if (chalk === null) return null;
  const home = homeOf(plan);
  const { left, top } = offsetsOf(plan.room.outer, plan.start);
  const paths = [
    [home, { x: home.x - left, y: home.y }],
    [home, { x: home.x, y: home.y - top }],
  ];
  return { items: [linesOf('chalk', scaledStroke({ color: signal, ...chalk }, mmPerPx), paths)], tags: [] };
}

/** The start in the floor's frame. */
function homeOf(plan: DrawnPlan): Point {
  return ringInFloorFrame([plan.start], plan)[0];
}
