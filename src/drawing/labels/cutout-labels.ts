// Labels with the sizes of cutouts, placed inside the cutouts where they fit.

import type { Ring } from '../../engine/index.ts';
import { type Notation, say } from '../../words/index.ts';
import { boxOf } from '../scene/box.ts';
import { INK, SOLID } from '../scene/colors.ts';
import { lengthLabel } from '../scene/figures.ts';
import type { DrawnCutout } from '../scene/floor.ts';
import { toMm, toPx } from '../scene/frame.ts';
import { isInside } from '../scene/inside.ts';
import type { Block, Text } from '../scene/items.ts';
import { partsInside } from '../scene/rings.ts';
import { textOf } from '../scene/text.ts';
import type { LabelSheet } from './label-places.ts';
import { grown, meetsAny, ringMeets, type Tag } from './tags.ts';
import { widthOf } from './text-width.ts';

/** Height of a line of a label, in ems. */
const LINE_EMS = 1.3;

/** Returns labels with the size of each cutout inside the room that has space for one, and what an opening is. Adds them to `taken`. */
export function cutoutLabels(
  cutouts: readonly DrawnCutout[],
  outer: Ring,
  sheet: LabelSheet,
  notation: Notation,
  taken: Tag[],
): (Block | Text)[] {
  const { bottom: floor } = boxOf(outer);
  return cutouts.flatMap((one) => {
    const { ring: cutout } = one;
    // The part of a cutout outside the room is not drawn, so its full size would mislead.
    if (!liesInside(cutout, outer)) return [];
    const ring = cutout.map((corner) => toPx(corner, sheet));
    for (const lines of linesOf(one, floor, notation)) {
      const tag = tagsFor(lines, ring, sheet).find(
        (tag) => hasSpace(tag, ring, sheet.gap / 2) && !meetsAny(tag, taken),
      );
      if (!tag) continue;
      taken.push(tag);
      return itemsOf(lines, tag, sheet);
    }
    return [];
  });
}

/** What may be written into a cutout, from the most to the least: an opening has a name and stands above the floor. */
function linesOf({ ring, diameter, opening }: DrawnCutout, floor: number, notation: Notation): string[][] {
  const { left, right, top, bottom } = boxOf(ring);
  if (diameter !== null) return [[`Ø ${lengthLabel(notation, diameter)}`]];
  const size = `${lengthLabel(notation, right - left)} × ${lengthLabel(notation, bottom - top)}`;
  if (opening === null) return [[size]];
  const { lang } = notation;
  const named = `${say(lang, `opening.${opening}`)} ${size}`;
  const sill = lengthLabel(notation, floor - bottom);
  const isAbove = floor - bottom > ON_FLOOR;
  return [...(isAbove ? [[named, say(lang, 'opening.above', { n: sill })]] : []), [named], [size]];
}

/** An opening this close to the floor stands on it, mm. */
const ON_FLOOR = 1;

/** Candidate places for lines of text in the middle of a ring: horizontal or vertical, in the usual or the smallest size. */
function tagsFor(lines: readonly string[], ring: Ring, { textSize, leastSize, gap }: LabelSheet): Tag[] {
  const { left, right, top, bottom } = boxOf(ring);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return [textSize, leastSize].flatMap((size) => {
    const width = Math.max(...lines.map((line) => widthOf(line, size))) + gap;
    return [0, -90].map((turnDeg) => ({ middle, width, height: LINE_EMS * size * lines.length, turnDeg }));
  });
}

function hasSpace(tag: Tag, ring: Ring, margin: number): boolean {
  return isInside(tag.middle, ring) && !ringMeets(ring, grown(tag, margin));
}

/** Whether the bounding box of a cutout is inside the room. A box that touches a wall counts as inside. */
function liesInside(cutout: Ring, outer: Ring): boolean {
  // Shrinks the box slightly, so that an edge on a wall counts as inside.
  const hair = 0.01;
  const { left, right, top, bottom } = boxOf(cutout);
  const [x0, x1, y0, y1] = [left + hair, right - hair, top + hair, bottom - hair];
  const corners = [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
  return corners.every((corner, i) => {
    const [part, ...others] = partsInside(corner, corners[(i + 1) % corners.length], outer);
    return part !== undefined && others.length === 0 && part[0].x === corner.x && part[0].y === corner.y;
  });
}

/** The lines on a background that hides the crossed lines. */
function itemsOf(
  lines: readonly string[],
  { middle, width, height, turnDeg }: Tag,
  sheet: LabelSheet,
): (Block | Text)[] {
  const { mmPerPx } = sheet;
  const at = toMm(middle, sheet);
  const [w, h] = turnDeg === 0 ? [width * mmPerPx, height * mmPerPx] : [height * mmPerPx, width * mmPerPx];
  const size = (height / LINE_EMS / lines.length) * mmPerPx;
  const style = { color: INK, anchor: 'middle', turnDeg, centred: true } as const;
  return [
    { kind: 'block', role: 'cutout', fill: SOLID, left: at.x - w / 2, top: at.y - h / 2, width: w, height: h },
    ...lines.map((line, i) => {
      const down = (i - (lines.length - 1) / 2) * LINE_EMS * size;
      const place = turnDeg === 0 ? { x: at.x, y: at.y + down } : { x: at.x + down, y: at.y };
      return textOf('label', line, place, size, style);
    }),
  ];
}
