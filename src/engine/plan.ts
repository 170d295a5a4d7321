// The planning pipeline: room, pattern, layout, measures, warnings.

import { withinEdge } from './edge.ts';
import { PlanError } from './errors.ts';
import type { Point } from './geometry/point.ts';
import { checkLayout, layOut } from './layout/index.ts';
import { LIMITS } from './limits.ts';
import { measure } from './measures.ts';
import {
  completeParameters,
  derive,
  latticeOf,
  PATTERNS,
  type ParameterValues,
  type Pattern,
  patternByName,
  shortNameOf,
} from './patterns/index.ts';
import type { Plan, Surface } from './plan-types.ts';
import type { PlanRequest, Room } from './request.ts';
import { type Floor, floorOf, homeOf, toFloorFrame, wallLengthsOf } from './room.ts';
import { isWithinReach } from './room-checks.ts';
import { skirtingOf } from './skirting.ts';
import { cm, onGrid } from './units.ts';
import { warningsOf } from './warnings.ts';

/** Plans a layout. Throws a PlanError for a request that cannot be planned. Only benchmarks raise `tileLimit`. */
export function plan(request: PlanRequest, tileLimit: number = LIMITS.tiles): Plan {
  const { room } = request;
  const { pattern, parameters, joint, edge, kerf, minCut, roomFloor, floor, start, lattice } = prepare(request);
  const layout = layOut(floor, lattice, toFloorFrame(start, floor), tileLimit);
  const measures = measure(layout, lattice, minCut);
  const { tiles } = measures;
  const warnings = warningsOf(floor, lattice, layout, measures, { pattern, minCut });
  const derived = derive(pattern, parameters, joint);
  const surface = surfaceOf(room, roomFloor);
  const settings = { pattern, parameters, derived, joint, edge, kerf, minCut, start };
  return { surface, room, ...settings, tiles, warnings, floor, roomFloor, lattice, layout };
}

/** Throws what `plan` would throw, in a fraction of the time. */
export function checkPlan(request: PlanRequest): void {
  const { floor, start, lattice } = prepare(request);
  checkLayout(floor, lattice, toFloorFrame(start, floor), LIMITS.tiles);
}

/** Checks a request and returns everything that is known before a tile is laid. */
export function prepare(request: PlanRequest) {
  const pattern = findPattern(request.pattern);
  const parameters = completeParameters(pattern, request.parameters);
  const joint = checkJoint(request.joint ?? pattern.defaultJoint);
  checkFit(pattern, parameters, joint, request.parameters);
  const edge = checkWidth('edge', request.edge ?? 0);
  const kerf = checkWidth('kerf', request.kerf ?? LIMITS.kerf.default);
  const minCut = request.minCut === undefined ? undefined : checkWidth('minCut', request.minCut);
  const roomFloor = floorOf(request.room);
  const floor = withinEdge(roomFloor, edge);
  const start = checkStart(request.start) ?? homeOf(floor);
  const lattice = latticeOf(pattern.tiling(parameters, joint), Number(parameters.rotation), kerf);
  return { pattern, parameters, joint, edge, kerf, minCut, roomFloor, floor, start, lattice };
}

function findPattern(name: string): Pattern {
  const pattern = patternByName(name);
  if (pattern) return pattern;
  const message = `There is no pattern ${JSON.stringify(name.slice(0, 80))}; send one of ${PATTERNS.map(shortNameOf).join(', ')}, or the same with -pattern at the end.`;
  throw new PlanError('pattern-unknown', message, { param: 'pattern', received: name });
}

function checkJoint(joint: number): number {
  const { min, max } = LIMITS.joint;
  if (joint >= min && joint <= max) return joint;
  throw new PlanError('joint-range', `A joint of ${joint} mm is outside its range; send ${min} to ${max} mm.`, {
    param: 'joint',
    received: String(joint),
  });
}

function checkFit(pattern: Pattern, parameters: ParameterValues, joint: number, sent: ParameterValues): void {
  const misfit = pattern.misfit?.(parameters, joint);
  if (!misfit) return;
  const { param, message } = misfit;
  throw new PlanError('sizes-misfit', message, { param, received: sent[param]?.toString() });
}

/** Widths that are rounded to whole micrometres, like every place. */
const WIDTHS = {
  edge: { code: 'edge-range', called: 'A gap' },
  kerf: { code: 'kerf-range', called: 'A kerf' },
  minCut: { code: 'minCut-range', called: 'A smallest cut' },
} as const;

function checkWidth(param: keyof typeof WIDTHS, width: number): number {
  const { min, max } = LIMITS[param];
  if (width >= min && width <= max) return onGrid(width);
  const { code, called } = WIDTHS[param];
  throw new PlanError(code, `${called} of ${width} mm is outside its range; send ${min} to ${max} mm.`, {
    param,
    received: String(width),
  });
}

/** Rounds the start to whole micrometres, like every place. */
function checkStart(start: Point | undefined): Point | undefined {
  if (!start) return undefined;
  if (isWithinReach(start)) return { x: onGrid(start.x), y: onGrid(start.y) };
  throw new PlanError(
    'start-range',
    `The start is more than ${cm(LIMITS.coordinate)} cm from 0,0; send a point closer to 0,0.`,
    {
      param: 'start',
    },
  );
}

function surfaceOf(room: Room, floor: Floor): Surface {
  const lengths = wallLengthsOf(room);
  return {
    areaMm2: floor.areaMm2,
    perimeter: lengths.reduce((sum, length) => sum + length, 0),
    wallLengths: lengths,
    box: { width: floor.width, height: floor.height },
    skirting: skirtingOf(room, floor),
  };
}
