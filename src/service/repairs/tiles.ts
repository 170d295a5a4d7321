// Too many tiles for one plan: the tile that is large enough.

import {
  completeParameters,
  LIMITS,
  type NumberParameter,
  type Parameter,
  type PlanError,
  parametersOf,
  patternByName,
  type Room,
} from '../../engine/index.ts';
import type { AcceptedRequest, Mistake, Where } from '../../wire/index.ts';
import { mistakeWith, type Repair, tryPlan } from './try-plan.ts';

/** Sizes tried for each side; where cutouts make every trial expensive, the first must do, or none is tried. */
const TRIALS = 4;
const DEAR_CORNERS = 200;
const TOO_DEAR_CORNERS = 2000;
/** Tiles that are cut count too, so a tile that is just large enough on average is too small. */
const MARGIN = 1.2;

/** The engine's refusal as a mistake, its sentence as people read it: a tile that is large enough is named there. */
export function mistakeWithoutRoomRepair(error: PlanError, read?: AcceptedRequest, where: Where = 'query'): Mistake {
  const isTooMuch = error.code === 'too-many-tiles' || error.code === 'too-much-work';
  return mistakeWith(error, read && isTooMuch ? largerTiles(error, read, where) : undefined);
}

/** A longer side of the tile, the shortest first, with which the plan is made; undefined when no one side will do. */
function largerTiles({ code, details }: PlanError, { request }: AcceptedRequest, where: Where): Repair | undefined {
  const pattern = patternByName(request.pattern);
  if (pattern === undefined) return undefined;
  const used = completeParameters(pattern, request.parameters);
  const sides = Object.entries(parametersOf(pattern))
    .filter((side): side is [string, NumberParameter] => isLength(side[1]))
    .map(([name, { max }]) => ({ name, max, now: Number(used[name]) }))
    .sort((a, b) => a.now - b.now);
  const least = excessOf(details.received) ** (sides.length === 1 ? 0.5 : 1);
  const trials = trialsFor(request.room);
  // How far walls are from passing few enough tiles is not known, so the steps are longer.
  const growth = code === 'too-much-work' ? 2 : 1.5;
  for (const { name, max, now } of sides) {
    for (let trial = 0; trial < trials; trial++) {
      const size = Math.min(max, Math.ceil((now * least * growth ** trial) / 10) * 10);
      const parameters = { ...request.parameters, [name]: size };
      if (tryPlan({ ...request, parameters }) !== undefined) continue;
      const param = where === 'query' ? name : `parameters.${name}`;
      const hint = ` For example ${param}${where === 'query' ? '=' : ': '}${size}.`;
      return { param, received: request.parameters[name], example: String(size), hint };
    }
  }
  return undefined;
}

function trialsFor({ holes, rectangles }: Room): number {
  const corners = holes.reduce((sum, { length }) => sum + length, 4 * rectangles.length);
  if (corners > TOO_DEAR_CORNERS) return 0;
  return corners > DEAR_CORNERS ? 1 : TRIALS;
}

function isLength(parameter: Parameter): boolean {
  return parameter.kind === 'number' && parameter.unit === 'mm';
}

/** How many times too many tiles there are, from a count such as `about 123,456`; a guess where there is none. */
function excessOf(count: string | undefined): number {
  const tiles = Number((count ?? '').replace(/[^0-9]/g, ''));
  return tiles > 0 ? (tiles / LIMITS.tiles) * MARGIN : 2;
}
