// What is measured on the floor before tiling: the start from the walls, and the cutouts from the edges of the room.
// Millimetres.

import type { Point, Ring, Room } from '../engine/index.ts';
import { formatBareLength, type Notation } from '../words/index.ts';
import { type Box, boxOf } from './boxes.ts';

/** How far a point is from the wall on its left and from the wall above it. */
export interface Offsets {
  readonly left: number;
  readonly top: number;
}

/** The offsets of a start; if no wall is on that side, from the edge of the room, below 0 outside it. */
export function offsetsOf(walls: Ring, { x, y }: Point): Offsets {
  const box = boxOf(walls);
  const before = (ring: Ring, point: Point, edge: number) => {
    const crossings = crossingsOf(ring, point.y).filter((at) => at <= point.x + 1e-6);
    return point.x - (crossings.length > 0 ? Math.max(...crossings) : edge);
  };
  const swapped = walls.map((corner) => ({ x: corner.y, y: corner.x }));
  return { left: before(walls, { x, y }, box.left), top: before(swapped, { x: y, y: x }, box.top) };
}

/** Where the sides of a ring cross a level line. */
function crossingsOf(ring: Ring, level: number): number[] {
  return ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length];
    if (from.y > level === to.y > level) return [];
    return [from.x + ((level - from.y) / (to.y - from.y)) * (to.x - from.x)];
  });
}

/** A cutout by the box around it, from the left and upper edges of the room. */
export interface CutoutPlace extends Box {
  readonly form: 'rectangle' | 'circle' | 'free';
  /** In the caller's frame. */
  readonly middle: Point;
}

/** The cutouts in the order in which they are numbered: rectangles, circles, free shapes. */
export function cutoutPlaces({ outer, rectangles, circles = [], holes }: Room): CutoutPlace[] {
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
    ...holes.map((ring) => ({ form: 'free' as const, ...boxOf(ring) })),
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
