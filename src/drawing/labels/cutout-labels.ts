// Labels with the sizes of cutouts, placed inside the cutouts where they fit.

import type { Ring } from '../../engine/index.ts';
import type { Notation } from '../../words/index.ts';
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

/** Returns labels with the size of each cutout inside the room that has space for one. Adds them to `taken`. */
export function cutoutLabels(
  cutouts: readonly DrawnCutout[],
  outer: Ring,
  sheet: LabelSheet,
  notation: Notation,
  taken: Tag[],
): (Block | Text)[] {
  return cutouts.flatMap(({ ring: cutout, diameter }) => {
    const { left, right, top, bottom } = boxOf(cutout);
    // The part of a cutout outside the room is not drawn, so its full size would mislead.
    if (!liesInside(cutout, outer)) return [];
    const text =
      diameter === null
        ? `${lengthLabel(notation, right - left)} × ${lengthLabel(notation, bottom - top)}`
        : `Ø ${lengthLabel(notation, diameter)}`;
    const ring = cutout.map((corner) => toPx(corner, sheet));
    const tag = tagsFor(text, ring, sheet).find((one) => hasSpace(one, ring, sheet.gap / 2) && !meetsAny(one, taken));
    if (!tag) return [];
    taken.push(tag);
    return itemsOf(text, tag, sheet);
  });
}

/** Candidate places for a text in the middle of a ring: horizontal or vertical, in the usual or the smallest size. */
function tagsFor(text: string, ring: Ring, { textSize, leastSize, gap }: LabelSheet): Tag[] {
  const { left, right, top, bottom } = boxOf(ring);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return [textSize, leastSize].flatMap((size) =>
    [0, -90].map((turnDeg) => ({ middle, width: widthOf(text, size) + gap, height: 1.3 * size, turnDeg })),
  );
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

/** The text on a background that hides the crossed lines. */
function itemsOf(text: string, { middle, width, height, turnDeg }: Tag, sheet: LabelSheet): [Block, Text] {
  const { mmPerPx } = sheet;
  const at = toMm(middle, sheet);
  const [w, h] = turnDeg === 0 ? [width * mmPerPx, height * mmPerPx] : [height * mmPerPx, width * mmPerPx];
  const style = { color: INK, anchor: 'middle', turnDeg, centred: true } as const;
  return [
    { kind: 'block', role: 'cutout', fill: SOLID, left: at.x - w / 2, top: at.y - h / 2, width: w, height: h },
    textOf('label', text, at, (height / 1.3) * mmPerPx, style),
  ];
}
