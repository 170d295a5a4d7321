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
import { type AcceptedRequest, type Changes, lengthFromText, parameterIn, type Where } from '../../wire/index.ts';

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
  /** Set if a slip of the unit is certain: of one side, or of several. */
  readonly example?: string;
  readonly changes?: Changes;
}

/**
 * The tile in the unit in which its sides were probably meant, if the plan succeeds with it: inches beside
 * `units=imperial`, otherwise centimetres, of which only the sentence speaks.
 */
export function tileInOtherUnit({ request, unitless = {} }: AcceptedRequest, where: Where): LargerTile | undefined {
  const sent = Object.entries(request.parameters).filter(([name]) => isSideOf(request.pattern, name));
  const bare = (names: readonly string[] = []) => sent.length > 0 && sent.every(([name]) => names.includes(name));
  const unit = bare(unitless.imperial) ? 'in' : bare(unitless.sides) ? 'cm' : undefined;
  if (unit === undefined || trialsFor(request.room) === 0) return undefined;
  const sizes = sent.map(([name, side]): [string, string] => [name, `${side}${unit}`]);
  const inMm = Object.fromEntries(sizes.map(([name, size]) => [name, lengthFromText(size, 'mm') ?? 0]));
  if (!canPlan({ ...request, parameters: { ...request.parameters, ...inMm } })) return undefined;
  const called = sizes.map(([name, size]): [string, string] => [parameterIn(where, name), size]);
  const [[param]] = called;
  const words = called.map(([name, size]) => `${name}${where === 'query' ? '=' : ': '}${size}`).join(', ');
  const isCertain = unit === 'in';
  return {
    param,
    received: sent[0][1],
    hint: ` Numbers without a unit were understood as mm; if ${unit === 'in' ? 'inches' : 'centimetres'} were meant, send ${words}.`,
    ...(isCertain && (called.length === 1 ? { example: called[0][1] } : { changes: Object.fromEntries(called) })),
  };
}

function isSideOf(pattern: string, name: string): boolean {
  const own = patternByName(pattern)?.parameters[name];
  return own !== undefined && isLength(own);
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
