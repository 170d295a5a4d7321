// Where a dragged part of the room comes to rest: at right angles, at whole centimetres of length or distance, in line
// with corners nearby. Centimetres.

import type { CornerCm } from '../../state/draft.ts';
import { boxAround, type RingCm, type Shapes } from '../shapes.ts';
import { type Snapped, snap } from '../snapping.ts';
import { rounded } from '../walk.ts';
import { gapsAround } from './gaps.ts';
import type { Handle } from './handles.ts';
import { directionOf } from './wall-length.ts';

/** The steps of free movement per cm. */
const FREE_PARTS = 10;

/** Snaps the point of a handle that is dragged to `to`; freely, only to whole millimetres. */
export function snapTarget(handle: Handle, to: CornerCm, shapes: Shapes, reachCm: number, isFree: boolean): Snapped {
  if (isFree) return snap(to, FREE_PARTS);
  const { ring, place, kind, part } = handle;
  const at = (step: number) => ring[(place + step + ring.length) % ring.length];
  const moving = kind === 'body' ? ring : kind === 'wall' ? [at(0), at(1)] : [at(0)];
  const corners = shapes.flatMap((shape, i) => shape.ring.filter((c) => i !== handle.shape || !moving.includes(c)));
  if (kind === 'body') return bodyTarget(handle, to, shapes, corners, reachCm);
  if (part === 'rectangle' || part === 'circle') return lineTarget(to, corners, reachCm, [at(2)]);
  if (kind === 'wall') return wallTarget(handle, to, corners, reachCm, at(-1));
  const target = lineTarget(to, corners, reachCm, [at(-1), at(1)]);
  if (target.guides.some(Boolean)) return target;
  const square = squareTarget(to, at(-1), at(-2), reachCm) ?? squareTarget(to, at(1), at(2), reachCm);
  return square ? { at: square, guides: [] } : target;
}

/** In line with a corner nearby; else a whole number of cm from the anchor it is in line with, or from the first. */
function lineTarget(to: CornerCm, corners: RingCm, reachCm: number, anchors: RingCm): Snapped {
  const { at, guides } = snap(to, 1, corners, reachCm);
  const whole = (axis: 0 | 1) => {
    if (guides[axis]) return at[axis];
    const anchor = anchors.find((one) => guides[1 - axis] && one[1 - axis] === at[1 - axis]) ?? anchors[0];
    return anchor[axis] + rounded(to[axis] - anchor[axis], 1);
  };
  return { at: [whole(0), whole(1)], guides };
}

/** A point that makes a right angle at a corner whose other wall comes from `before`, a whole number of cm away. */
function squareTarget(to: CornerCm, corner: CornerCm, before: CornerCm, reachCm: number): CornerCm | undefined {
  const [ux, uy] = directionOf(before, corner);
  const [dx, dy] = [to[0] - corner[0], to[1] - corner[1]];
  if (Math.abs(dx * ux + dy * uy) > reachCm) return undefined;
  const length = rounded(dy * ux - dx * uy, 1);
  return [corner[0] - length * uy, corner[1] + length * ux];
}

/** A wall moves across itself: in line with a corner nearby, or so that the wall before it has whole cm. */
function wallTarget(handle: Handle, to: CornerCm, corners: RingCm, reachCm: number, before: CornerCm): Snapped {
  const { at, to: end = at } = handle;
  const [ux, uy] = directionOf(at, end);
  const across = ([x, y]: CornerCm) => (y - at[1]) * ux - (x - at[0]) * uy;
  const wanted = across(to);
  const off = (corner: CornerCm) => Math.abs(across(corner) - wanted);
  const guide = corners.filter((corner) => off(corner) <= reachCm).sort((a, b) => off(a) - off(b))[0];
  const first = across(before);
  const by = guide ? across(guide) : first + rounded(wanted - first, 1);
  return {
    at: [at[0] - by * uy, at[1] + by * ux],
    // A line across the canvas is right for walls along an axis only.
    guides: [uy && !ux ? guide : undefined, ux && !uy ? guide : undefined],
  };
}

/** A cutout: a side flush with a wall or another cutout, or a whole number of cm from the nearest wall. */
function bodyTarget({ ring, at }: Handle, to: CornerCm, shapes: Shapes, corners: RingCm, reachCm: number): Snapped {
  const { left, top, width, height } = boxAround(ring);
  const [dx, dy] = [to[0] - at[0], to[1] - at[1]];
  const box = { left: left + dx, top: top + dy, width, height };
  const gaps = gapsAround(box, shapes[0].ring);
  const targets = ([0, 1] as const).map((axis) => {
    const sides = axis ? [box.top, box.top + height] : [box.left, box.left + width];
    const near = corners.flatMap((corner) => sides.map((side) => ({ corner, by: corner[axis] - side })));
    const [flush] = near.filter(({ by }) => Math.abs(by) <= reachCm).sort((a, b) => Math.abs(a.by) - Math.abs(b.by));
    if (flush) return flush;
    const [nearest] = gaps[axis]
      .flatMap((gap) => (gap ? [gap.from[axis] - gap.to[axis]] : []))
      .sort((a, b) => Math.abs(a) - Math.abs(b));
    const by = nearest === undefined ? rounded(sides[0], 1) - sides[0] : rounded(nearest, 1) - nearest;
    return { corner: undefined, by };
  });
  return {
    at: [at[0] + dx + targets[0].by, at[1] + dy + targets[1].by],
    guides: targets.map(({ corner }) => corner),
  };
}
