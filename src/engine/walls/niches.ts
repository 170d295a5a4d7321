// A niche in a wall: a box whose five surfaces are tiled.

import { cornersOf } from '../cutouts.ts';
import type { Rectangle, Room } from '../request.ts';
import { onGrid } from '../units.ts';

/** A niche in the frame of its wall, mm. */
export interface Niche extends Rectangle {
  readonly depth: number;
}

export type NicheSide = 'back' | 'left' | 'right' | 'top' | 'bottom';

/**
 * Returns the surfaces of a niche, folded open around its back, in the frame of the wall. From the start of the wall, its
 * joints run over the edges of the niche: those of the back stand where the wall would have them, and the sides go on from
 * the back.
 */
export function nicheSurfaces({ x, y, width, height, depth }: Niche): [side: NicheSide, room: Room][] {
  const places: Readonly<Record<NicheSide, Rectangle>> = {
    back: { x, y, width, height },
    left: { x: x - depth, y, width: depth, height },
    right: { x: x + width, y, width: depth, height },
    top: { x, y: y - depth, width, height: depth },
    bottom: { x, y: y + height, width, height: depth },
  };
  return Object.entries(places).map(([side, place]) => [
    side as NicheSide,
    {
      outer: cornersOf(place).map(({ x, y }) => ({ x: onGrid(x), y: onGrid(y) })),
      holes: [],
      rectangles: [],
      kind: 'wall',
    },
  ]);
}
