// The gap along walls and cutouts: the floor that is tiled is smaller than the floor of the room by its width. Mitred
// corners keep straight walls straight. Where a corridor is narrower than two gaps, no floor is left, and the floor may
// fall apart.

import { shrunkPaths } from './geometry/offset.ts';
import { overlay } from './geometry/overlay/index.ts';
import { LIMITS } from './limits.ts';
import { type Floor, pack, ringsOf } from './room.ts';
import { edgeTooWide, tooTangled } from './room-refusals.ts';
import { OVERLAY_LIMITS } from './work-limits.ts';

const UM_IN_MM = 1000;

/** The floor without a gap of this width, mm. Throws a PlanError if nothing is left of it. */
export function withinEdge(floor: Floor, edge: number): Floor {
  if (edge === 0) return floor;
  const rings = ringsOf(floor).map((ring) => ring.map(({ x, y }) => ({ x: x * UM_IN_MM, y: y * UM_IN_MM })));
  const left = overlay(shrunkPaths(rings, edge * UM_IN_MM), [], (inside) => inside > 0, OVERLAY_LIMITS);
  if (!left) throw tooTangled();
  const packed = pack(left, true);
  if (packed.areaMm2 < LIMITS.floorAreaMm2) throw edgeTooWide(edge);
  return { ...floor, ...packed, edge };
}
