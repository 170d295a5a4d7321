// The mark where laying begins: the start, or the crossing of the chalk lines where these are drawn.

import type { Point } from '../../engine/index.ts';
import type { LineEnd } from '../../engine/setting-out.ts';
import { type Tag, uprightTag } from '../labels/tags.ts';
import { PAPER } from '../scene/colors.ts';
import { toMm, toPx } from '../scene/frame.ts';
import { type DrawnPlan, type Item, type Lines, linesOf, type Stroke, scaledStroke } from '../scene/items.ts';
import { ringInFloorFrame } from '../scene/rings.ts';
import { textOf } from '../scene/text.ts';
import type { Marked, Medium, StartLook } from './medium.ts';

/** Returns a cross with a ring, and an arrow along the first course; null where there is no space for it. */
export function startMark(plan: DrawnPlan, medium: Medium): Marked | null {
  const { mmPerPx, signal, start, hasStart = true } = medium;
  if (!hasStart) return null;
  const at = toPx(medium.chalk?.lines.at ?? homeOf(plan), medium);
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

/** Returns the chalk lines by which a floor is set out, with the names of their ends. */
export function chalkLines(_: DrawnPlan, medium: Medium): Marked | null {
  const { chalk, signal, mmPerPx } = medium;
  if (chalk === null || medium.hasStart === false) return null;
  const { lines, names: isNamed, ...stroke } = chalk;
  const ends = lines.lines.map((line) => line.ends.map(({ at }) => at));
  const named = isNamed ? lines.lines.flatMap((line) => line.ends) : [];
  const names = named.flatMap((end) => endName(end, medium) ?? []);
  return {
    items: [
      linesOf('chalk', scaledStroke({ color: signal, ...stroke }, mmPerPx), ends),
      ...names.map(({ item }) => item),
    ],
    tags: names.map(({ tag }) => tag),
  };
}

/** The name of an end, inside the room beside its line; undefined where there is no space for it. */
function endName({ name, at, inward }: LineEnd, medium: Medium): { item: Item; tag: Tag } | undefined {
  const { text, mmPerPx, signal } = medium;
  const width = 0.7 * text * name.length;
  const end = toPx(at, medium);
  for (const side of [-1, 1]) {
    const middle = {
      x: end.x + inward.x * 0.8 * width + side * inward.y * 0.75 * width,
      y: end.y + inward.y * 0.9 * text - side * inward.x * 0.9 * text,
    };
    const tag = uprightTag(middle.x - width / 2, middle.y - text / 2, width, text);
    if (!medium.isFree(tag)) continue;
    const style = { anchor: 'middle', centred: true, bold: true, color: signal, rim: PAPER } as const;
    return { item: textOf('chalk', name, toMm(middle, medium), text * mmPerPx, style), tag };
  }
  return undefined;
}

/** The start in the floor's frame. */
function homeOf(plan: DrawnPlan): Point {
  return ringInFloorFrame([plan.start], plan)[0];
}
