// Refusals of plans with too many tiles: the message names a tile that is large enough. It is another tile than the
// caller's, so it is no repair.

import {
  checkPlan,
  completeParameters,
  cutoutsOf,
  LIMITS,
  type NumberParameter,
  type Parameter,
  PlanError,
  type PlanRequest,
  parametersOf,
  patternByName,
  type Room,
} from '../../engine/index.ts';
import { type AcceptedRequest, parameterIn, type Where } from '../../wire/index.ts';

/** Sizes tried per side. Cutouts with many corners make a trial expensive: then only one is tried, or none. */
const TRIALS = 4;
const EXPENSIVE_CORNERS = 200;
const TOO_EXPENSIVE_CORNERS = 2000;
/** Cut tiles count too, so a tile that is just large enough on average is too small. */
const MARGIN = 1.2;

/** A longer side, and a sentence about it. */
export interface LargerTile {
  readonly param: string;
  readonly received: unknown;
  readonly hint: string;
}

/** Finds a longer side with which the plan succeeds, shortest side first; undefined if no single side helps. */
export function largerTiles(
  { code, details }: PlanError,
  { request }: AcceptedRequest,
  where: Where,
): LargerTile | undefined {
  const pattern = patternByName(request.pattern);
  if (pattern === undefined) return undefined;
  const used = completeParameters(pattern, request.parameters);
  const sides = Object.entries(parametersOf(pattern))
    .filter((side): side is [string, NumberParameter] => isLength(side[1]))
    .map(([name, { max }]) => ({ name, max, now: Number(used[name]) }))
    .sort((a, b) => a.now - b.now);
  const least = excessOf(details.tiles) ** (sides.length === 1 ? 0.5 : 1);
  const trials = trialsFor(request.room);
  // The excess is unknown for too-much-work, so the steps are larger.
  const growth = code === 'too-much-work' ? 2 : 1.5;
  for (const { name, max, now } of sides) {
    for (let trial = 0; trial < trials; trial++) {
      const size = Math.min(max, Math.ceil((now * least * growth ** trial) / 10) * 10);
      const parameters = { ...request.parameters, [name]: size };
      if (!canPlan({ ...request, parameters })) continue;
      const param = parameterIn(where, name);
      const hint = ` For example ${param}${where === 'query' ? '=' : ': '}${size}.`;
      return { param, received: request.parameters[name], hint };
    }
  }
  return undefined;
}

function canPlan(request: PlanRequest): boolean {
  try {
    checkPlan(request);
    return true;
  } catch (error) {
    if (error instanceof PlanError) return false;
    throw error;
  }
}

function trialsFor(room: Room): number {
  const corners = cutoutsOf(room).reduce((sum, { ring }) => sum + ring.length, 0);
  if (corners > TOO_EXPENSIVE_CORNERS) return 0;
  return corners > EXPENSIVE_CORNERS ? 1 : TRIALS;
}

function isLength(parameter: Parameter): boolean {
  return parameter.kind === 'number' && parameter.isTileLength === true;
}

/** How many times too many tiles there are; 2 if that is not known. */
function excessOf(tiles: number | undefined): number {
  return tiles === undefined ? 2 : (tiles / LIMITS.tiles) * MARGIN;
}
