// Estimates the size of a plan without planning it.

import { completeParameters, LIMITS, latticeOf, patternByName } from '../engine/index.ts';
import type { AcceptedRequest } from '../wire/index.ts';

/** The number of tiles that would cover the room's bounding box, at most the limit of a plan. */
export function estimateTiles({ request: { room, pattern, parameters, joint } }: AcceptedRequest): number {
  const known = patternByName(pattern);
  if (known === undefined) return 0;
  const tiling = known.tiling(completeParameters(known, parameters), joint ?? known.defaultJoint);
  const { motif, cellAreaMm2 } = latticeOf(tiling, 0);
  const [xs, ys] = [room.outer.map(({ x }) => x), room.outer.map(({ y }) => y)];
  const areaMm2 = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
  return Math.min(LIMITS.tiles, (areaMm2 / cellAreaMm2) * motif.length);
}
