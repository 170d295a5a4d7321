// A place for a new cutout: inside the room, apart from the cutouts that are there, in a corner, at a wall or in the
// middle of what is seen. Centimetres in the caller's frame.

import type { CornerCm, RectangleCm } from '../../state/draft.ts';
import { isInside } from '../edit/picking.ts';
import { type BoxCm, boxAround, type RingCm, type Shapes, tidy } from '../shapes.ts';

/** Where a cutout belongs: a bath in a corner, a WC with its back at a wall, a column anywhere. */
export type CutoutSpot = 'corner' | 'wall' | 'middle';

export interface SizeCm {
  /** Along the wall, for those at a wall. */
  readonly w: number;
  readonly h: number;
}

/** Touching is not overlapping. */
const TOUCHING_CM = 1e-6;
/** Places that are tried along a wall, or in each direction of the room. */
const TRIES = 40;
const LEAST_STEP_CM = 5;

/** The best place for a cutout of this size, near a point if there are several; undefined if it fits nowhere. */
export function placeFor(shapes: Shapes, size: SizeCm, where: CutoutSpot, near: CornerCm): RectangleCm | undefined {
  const [{ ring: outer }, ...cutouts] = shapes;
  const boxes = cutouts.map(({ ring }) => boxAround(ring));
  const off = ({ left, top, width, height }: BoxCm) =>
    Math.hypot(left + width / 2 - near[0], top + height / 2 - near[1]);
  const first = where === 'corner' ? inCorners(outer, size) : where === 'wall' ? alongWalls(outer, size) : [];
  const byDistance = (tries: BoxCm[]) => tries.sort((a, b) => off(a) - off(b));
  // In a corner, both sides are at a wall.
  const atWalls = where === 'corner' ? byContact(byDistance(first), outer) : byDistance(first);
  const ranked = [...atWalls, ...byDistance(anywhere(outer, size, near))];
  const isIn = (box: BoxCm) => isWithin(box, outer);
  const isFree = (box: BoxCm) => !boxes.some((other) => overlap(box, other));
  const found = ranked.find((box) => isFree(box) && isIn(box)) ?? ranked.find(isIn);
  return found && { x: tidy(found.left), y: tidy(found.top), w: found.width, h: found.height };
}

/** Both ways to turn a size. */
function turnsOf({ w, h }: SizeCm): (readonly [number, number])[] {
  return w === h
    ? [[w, h]]
    : [
        [w, h],
        [h, w],
      ];
}

/** The most of them at walls first. */
function byContact(tries: BoxCm[], outer: RingCm): BoxCm[] {
  const contacts = new Map(tries.map((box) => [box, contactOf(box, outer)]));
  return tries.sort((a, b) => (contacts.get(b) ?? 0) - (contacts.get(a) ?? 0));
}

/** The length of a box's sides that run along walls. */
function contactOf({ left, top, width, height }: BoxCm, outer: RingCm): number {
  const box = [
    [left, left + width],
    [top, top + height],
  ];
  return outer.reduce((sum, a, i) => {
    const b = outer[(i + 1) % outer.length];
    const axis = a[1] === b[1] ? 0 : a[0] === b[0] ? 1 : undefined;
    if (axis === undefined || !box[1 - axis].includes(a[1 - axis])) return sum;
    const [low, high] = [Math.min(a[axis], b[axis]), Math.max(a[axis], b[axis])];
    return sum + Math.max(0, Math.min(high, box[axis][1]) - Math.max(low, box[axis][0]));
  }, 0);
}

/** In every corner, on each side of it. */
function inCorners(outer: RingCm, size: SizeCm): BoxCm[] {
  return outer.flatMap(([x, y]) =>
    turnsOf(size).flatMap(([width, height]) =>
      [x, x - width].flatMap((left) => [y, y - height].map((top) => ({ left, top, width, height }))),
    ),
  );
}

/** With its back at a wall along an axis, from one end of the wall to the other. */
function alongWalls(outer: RingCm, { w, h }: SizeCm): BoxCm[] {
  return outer.flatMap((a, i) => {
    const b = outer[(i + 1) % outer.length];
    const axis = a[1] === b[1] ? 0 : a[0] === b[0] ? 1 : undefined;
    if (axis === undefined) return [];
    const [from, to] = [Math.min(a[axis], b[axis]), Math.max(a[axis], b[axis]) - w];
    return steps(from, to).flatMap((along) =>
      [a[1 - axis], a[1 - axis] - h].map((across) =>
        axis ? { left: across, top: along, width: h, height: w } : { left: along, top: across, width: w, height: h },
      ),
    );
  });
}

/** Around a point, or on a grid over the whole room. */
function anywhere(outer: RingCm, size: SizeCm, [nearX, nearY]: CornerCm): BoxCm[] {
  const { left, top, width, height } = boxAround(outer);
  return turnsOf(size).flatMap(([w, h]) => [
    { left: Math.round(nearX - w / 2), top: Math.round(nearY - h / 2), width: w, height: h },
    ...steps(left, left + width - w).flatMap((x) =>
      steps(top, top + height - h).map((y) => ({ left: x, top: y, width: w, height: h })),
    ),
  ]);
}

/** Whole steps from one coordinate to another, both included. */
function steps(from: number, to: number): number[] {
  if (to < from) return [];
  const step = Math.max(LEAST_STEP_CM, Math.ceil((to - from) / TRIES));
  const count = Math.floor((to - from) / step);
  return [...Array.from({ length: count + 1 }, (_, i) => from + i * step), to];
}

/** Whether two boxes have more in common than a border. */
export function overlap(a: BoxCm, b: BoxCm): boolean {
  return (
    a.left + a.width > b.left + TOUCHING_CM &&
    b.left + b.width > a.left + TOUCHING_CM &&
    a.top + a.height > b.top + TOUCHING_CM &&
    b.top + b.height > a.top + TOUCHING_CM
  );
}

/** Whether a box lies in the room: its middle does, and no wall runs through it. */
export function isWithin(box: BoxCm, outer: RingCm): boolean {
  const { left, top, width, height } = box;
  const middle: CornerCm = [left + width / 2, top + height / 2];
  return isInside(middle, outer) && !outer.some((a, i) => runsThrough(a, outer[(i + 1) % outer.length], box));
}

/** Whether a wall has a point inside a box, not only on its border. */
function runsThrough(a: CornerCm, b: CornerCm, { left, top, width, height }: BoxCm): boolean {
  let [first, last] = [0, 1];
  for (const [start, way, size] of [
    [a[0] - left, b[0] - a[0], width],
    [a[1] - top, b[1] - a[1], height],
  ]) {
    const [low, high] = [TOUCHING_CM - start, size - TOUCHING_CM - start];
    if (way === 0) {
      if (low > 0 || high < 0) return false;
      continue;
    }
    first = Math.max(first, Math.min(low / way, high / way));
    last = Math.min(last, Math.max(low / way, high / way));
  }
  return first <= last;
}
