// Whether a ring can be the wall of a room or a cutout.

import { findConflict, micrometresOf, type Ring } from '../../engine/index.ts';

/** Whether the walls of a ring (mm) meet only at shared corners, on the grid of the engine. */
export function isSimpleRing(ring: Ring): boolean {
  return findConflict(ring.map(({ x, y }) => ({ x: micrometresOf(x), y: micrometresOf(y) }))) === undefined;
}
