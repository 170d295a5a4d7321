// The names and areas of several rooms, each in the middle of its room or as near to it as there is space.

import { type Plan, type Point, type Ring, roomFiguresOf } from '../../engine/index.ts';
import type { Notation } from '../../words/index.ts';
import { boxOf } from '../scene/box.ts';
import { PAPER } from '../scene/colors.ts';
import { areaText } from '../scene/figures.ts';
import { drawnCutouts } from '../scene/floor.ts';
import { toMm, toPx } from '../scene/frame.ts';
import { isInside } from '../scene/inside.ts';
import type { Text } from '../scene/items.ts';
import { ringInFloorFrame } from '../scene/rings.ts';
import { textOf } from '../scene/text.ts';
import type { LabelSheet } from './label-places.ts';
import { grown, meetsAny, ringMeets, type Tag } from './tags.ts';
import { widthOf } from './text-width.ts';

/** Height of a line of a label, in ems. */
const LINE_EMS = 1.3;
/** Bold letters are wider than those that are measured. */
const BOLD = 1.1;
/** Places to try along each side of a room. */
const STEPS = 9;

/** Returns the name and the area of each room that has space for them. Adds their places to `taken`. */
export function roomLabels(plan: Plan, sheet: LabelSheet, notation: Notation, taken: Tag[]): Text[] {
  const { room } = plan;
  const rooms = roomFiguresOf(plan) ?? [];
  const onSheet = (ring: Ring) => ringInFloorFrame(ring, plan).map((corner) => toPx(corner, sheet));
  const cutouts = drawnCutouts(plan).map(({ ring }) => ring.map((corner) => toPx(corner, sheet)));
  return rooms.flatMap(({ name, areaMm2 }, i) => {
    const lines = [...(name ? [name] : []), areaText(notation, areaMm2)];
    const ring = onSheet(room.flat?.rooms[i].outer ?? []);
    for (const size of [1.15 * sheet.textSize, sheet.textSize, sheet.leastSize]) {
      const place = placeFor(lines, size, ring);
      const tag = place.find((one) => hasSpace(one, ring, cutouts, sheet.gap / 2) && !meetsAny(one, taken));
      if (!tag) continue;
      taken.push(tag);
      return textsOf(lines, size, tag, sheet);
    }
    return [];
  });
}

/** Candidate places for lines in a ring, from the middle of its box outwards. */
function placeFor(lines: readonly string[], size: number, ring: Ring): Tag[] {
  const { left, top, width, height } = boxOf(ring);
  const middle = { x: left + width / 2, y: top + height / 2 };
  const away = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);
  const steps = Array.from({ length: STEPS }, (_, i) => (i + 1) / (STEPS + 1));
  const places = steps.flatMap((across) => steps.map((down) => ({ x: left + across * width, y: top + down * height })));
  const longest = Math.max(...lines.map((line) => BOLD * widthOf(line, size)));
  return places
    .sort((a, b) => away(a) - away(b))
    .map((place) => ({ middle: place, width: longest, height: LINE_EMS * size * lines.length, turnDeg: 0 }));
}

function hasSpace(tag: Tag, ring: Ring, cutouts: readonly Ring[], margin: number): boolean {
  const wide = grown(tag, margin);
  if (!isInside(tag.middle, ring) || ringMeets(ring, wide)) return false;
  return cutouts.every((cutout) => !isInside(tag.middle, cutout) && !ringMeets(cutout, wide));
}

/** The lines below each other, on a rim that keeps them readable on joints and hatches. */
function textsOf(lines: readonly string[], size: number, { middle }: Tag, sheet: LabelSheet): Text[] {
  return lines.map((line, i) => {
    const y = middle.y + (i - (lines.length - 1) / 2) * LINE_EMS * size;
    const style = { anchor: 'middle', centred: true, rim: PAPER, bold: i === 0 && lines.length > 1 } as const;
    return textOf('label', line, toMm({ x: middle.x, y }, sheet), size * sheet.mmPerPx, style);
  });
}
