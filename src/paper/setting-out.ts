// The places of cutouts from the edges of the room, as they are measured before tiling. Millimetres.

import { type Box, boxOf } from '../drawing/index.ts';
import type { OpeningKind, Point, Room } from '../engine/index.ts';
import { formatBareLength, type Notation, say } from '../words/index.ts';

/** A cutout by the box around it, from the left and upper edges of the room. */
export interface CutoutPlace extends Box {
  readonly form: 'rectangle' | 'circle' | 'free';
  /** What an opening of a wall is. */
  readonly opening?: OpeningKind;
  /** In the caller's frame. */
  readonly middle: Point;
}

/** The cutouts in the order in which they are numbered: rectangles, openings, circles, free shapes. */
export function cutoutPlaces({ outer, rectangles, openings = [], circles = [], holes, flat }: Room): CutoutPlace[] {
  const room = boxOf(outer);
  const places: (Box & Pick<CutoutPlace, 'form' | 'opening'>)[] = [
    ...rectangles.map(({ x, y, width, height }) => ({ form: 'rectangle' as const, left: x, top: y, width, height })),
    ...openings.map(({ x, y, width, height, kind }) => ({
      form: 'rectangle' as const,
      opening: kind,
      left: x,
      top: y,
      width,
      height,
    })),
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
  return places.map(({ form, opening, left, top, width, height }) => ({
    form,
    ...(opening && { opening }),
    left: left - room.left,
    top: top - room.top,
    width,
    height,
    middle: { x: left + width / 2, y: top + height / 2 },
  }));
}

/** The size of a cutout, after what an opening is, whose metric unit is stated elsewhere: that of the box around a free shape. */
export function cutoutSize(notation: Notation, { form, opening, width, height }: CutoutPlace): string {
  const [across, down] = [width, height].map((mm) => formatBareLength(notation, mm / 10, 'cm', 2));
  const size = form === 'circle' ? `Ø ${across}` : `${across} × ${down}`;
  return opening ? `${say(notation.lang, `opening.${opening}`)} ${size}` : size;
}
