// The places of cutouts from the edges of the room, as they are measured before tiling. Millimetres.

import { type Box, boxOf } from '../drawing/index.ts';
import type { Point, Room } from '../engine/index.ts';
import { formatBareLength, type Notation } from '../words/index.ts';

/** A cutout by the box around it, from the left and upper edges of the room. */
export interface CutoutPlace extends Box {
  readonly form: 'rectangle' | 'circle' | 'free';
  /** In the caller's frame. */
  readonly middle: Point;
}

/** The cutouts in the order in which they are numbered: rectangles, circles, free shapes. */
export function cutoutPlaces({ outer, rectangles, circles = [], holes, flat }: Room): CutoutPlace[] {
  const room = boxOf(outer);
  const places: (Box & Pick<CutoutPlace, 'form'>)[] = [
    ...rectangles.map(({ x, y, width, height }) => ({ form: 'rectangle' as const, left: x, top: y, width, height })),
    ...circles.map(({ x, y, diameter }) => ({
      form: 'circle' as const,
      left: x - diameter / 2,
      top: y - diameter / 2,
      width: diameter,
      height: diameter,
    })),
    // Walls between rooms are holes of the room that they make together, but nobody measures them.
    ...(flat ?? { holes }).holes.map((ring) => ({ form: 'free' as const, ...boxOf(ring) })),
  ];
  return places.map(({ form, left, top, width, height }) => ({
    form,
    left: left - room.left,
    top: top - room.top,
    width,
    height,
    middle: { x: left + width / 2, y: top + height / 2 },
  }));
}

/** The size of a cutout, whose metric unit is stated elsewhere: that of the box around a free shape. */
export function cutoutSize(notation: Notation, { form, width, height }: CutoutPlace): string {
  const [across, down] = [width, height].map((mm) => formatBareLength(notation, mm / 10, 'cm', 2));
  return form === 'circle' ? `Ø ${across}` : `${across} × ${down}`;
}
