// The gap along walls and cutouts: the floor that is tiled is smaller than the floor of the room by its width. Mitred
// corners keep straight walls straight. Where a corridor is narrower than two gaps, no floor is left, and the floor may
// fall apart.

import { shrunkPaths } from './geometry/offset.ts';
import { overlay } from './geometry/overlay/index.ts';
import { boxOf, type Ring } from './geometry/point.ts';
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
  if (left.length === 0) throw edgeTooWide(edge);
  return framed(floor, left, edge);
}

/** The floor in a frame of its own: the first tile begins at the gap. */
function framed(floor: Floor, rings: readonly Ring[], edge: number): Floor {
  const { minX, minY, maxX, maxY } = boxOf(rings.flat());
  // Whole micrometres, as every place in the caller's frame.
  const [left, top] = [Math.round(minX), Math.round(minY)];
  const home = rings.map((ring) => ring.map(({ x, y }) => ({ x: x - left, y: y - top })));
  const packed = pack(home, true);
  if (packed.areaMm2 < LIMITS.floorAreaMm2) throw edgeTooWide(edge);
  return {
    ...packed,
    originUm: { x: floor.originUm.x + left, y: floor.originUm.y + top },
    width: (maxX - minX) / UM_IN_MM,
    height: (maxY - minY) / UM_IN_MM,
    idleCutouts: floor.idleCutouts,
  };
}
