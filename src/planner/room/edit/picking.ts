// Which part of the room is under the pointer. Walls and corners can always be taken; a cutout is taken as a whole, and by
// its own handles only while it is selected, because they would cover a small one. Centimetres.

import { locatePoint } from '../../../engine/index.ts';
import type { CornerCm } from '../../state/draft.ts';
import { boxAround, type RingCm } from '../shapes.ts';
import { distanceToWall, type Handle, isVisible } from './handles.ts';

export interface Reach {
  readonly corner: number;
  /** From a wall into the room, where the tiles are, and out of it, where the wall is painted. */
  readonly inside: number;
  readonly outside: number;
}

/** The handle at a point: the nearest corner or square, else a wall, else the cutout around it. */
export function handleAt(
  handles: readonly Handle[],
  point: CornerCm,
  reach: Reach,
  selected: Handle | undefined,
): Handle | undefined {
  const fromTop = handles.toReversed();
  const off = ({ at, to = at }: Handle) => distanceToWall(point, at, to);
  const nearest = (is: (handle: Handle) => unknown, reachOf: (handle: Handle) => number) =>
    fromTop.filter((handle) => is(handle) && off(handle) <= reachOf(handle)).sort((a, b) => off(a) - off(b))[0];
  const outer = handles.find(({ part }) => part === 'outer')?.ring ?? [];
  const isOpen = (handle: Handle) => isVisible(handle) && (handle.part === 'outer' || handle.shape === selected?.shape);
  return (
    nearest(isOpen, (handle) => Math.min(reach.corner, reachInto(handle, point))) ??
    nearest(
      ({ to }) => to,
      () => (isInside(point, outer) ? reach.inside : reach.outside),
    ) ??
    fromTop.find(({ kind, ring }) => kind === 'body' && isInside(point, ring))
  );
}

/** The handles of a cutout reach a quarter of it inwards, so that its middle always moves the whole. */
function reachInto({ part, ring }: Handle, point: CornerCm): number {
  if (part === 'outer' || !isInside(point, ring)) return Infinity;
  const { width, height } = boxAround(ring);
  return Math.min(width, height) / 4;
}

export function isInside(point: CornerCm, ring: RingCm): boolean {
  return locatePoint(pointOf(point), ring.map(pointOf)) === 'inside';
}

function pointOf([x, y]: CornerCm) {
  return { x, y };
}
