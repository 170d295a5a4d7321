// The pipeline, one step a line: room, pattern, layout, measures, warnings.

import { PlanError } from './errors.ts';
import { distance, type Point } from './geometry/point.ts';
import { layOut } from './layout/index.ts';
import { LIMITS } from './limits.ts';
import { measure } from './measures.ts';
import { completeParameters, derive, latticeOf, PATTERN_NAMES, type Pattern, patternByName } from './patterns/index.ts';
import type { Plan, Surface } from './plan-types.ts';
import type { PlanRequest, Room } from './request.ts';
import { type Floor, floorOf } from './room.ts';
import { cm, micrometresOf } from './units.ts';
import { warningsOf } from './warnings.ts';

/** Plans a layout. Throws a PlanError for a request that cannot be planned. `tileLimit` is lifted by benchmarks alone. */
export function plan(request: PlanRequest, tileLimit: number = LIMITS.tiles): Plan {
  const pattern = findPattern(request.pattern);
  const parameters = completeParameters(pattern, request.parameters);
  const joint = checkJoint(request.joint ?? pattern.defaultJoint);
  const floor = floorOf(request.room);
  const start = checkStart(request.start) ?? originOf(floor);
  const lattice = latticeOf(pattern.tiling(parameters, joint), Number(parameters.rotation));
  const layout = layOut(floor, lattice, homeOf(start, floor), tileLimit);
  const tiles = measure(layout, lattice);
  const warnings = warningsOf(floor, lattice, layout, tiles, pattern);
  const derived = derive(pattern, parameters, joint);
  return {
    surface: surfaceOf(request.room, floor),
    room: request.room,
    pattern,
    parameters,
    derived,
    joint,
    start,
    tiles,
    warnings,
    floor,
    lattice,
    layout,
  };
}

function findPattern(name: string): Pattern {
  const pattern = patternByName(name);
  if (pattern) return pattern;
  const message = `There is no pattern ${JSON.stringify(name.slice(0, 80))}; send one of ${PATTERN_NAMES.join(', ')}.`;
  throw new PlanError('pattern-unknown', message, { param: 'pattern', received: name, example: PATTERN_NAMES[0] });
}

function checkJoint(joint: number): number {
  const { min, max } = LIMITS.joint;
  if (joint >= min && joint <= max) return joint;
  throw new PlanError('joint-range', `A joint of ${joint} mm is outside its range; send ${min} to ${max} mm.`, {
    param: 'joint',
    received: String(joint),
    example: '3',
  });
}

function checkStart(start: Point | undefined): Point | undefined {
  const most = LIMITS.coordinate;
  if (!start || (Math.abs(start.x) <= most && Math.abs(start.y) <= most)) return start;
  throw new PlanError('start-range', `The start lies beyond ${cm(most)} cm; send a place nearer to 0,0.`, {
    param: 'start',
    example: '0,0',
  });
}

function originOf({ originUm }: Floor): Point {
  return { x: originUm.x / 1000, y: originUm.y / 1000 };
}

/** The start in the floor's own frame, without the rounding of coordinates far from home. */
function homeOf(start: Point, { originUm }: Floor): Point {
  return { x: (micrometresOf(start.x) - originUm.x) / 1000, y: (micrometresOf(start.y) - originUm.y) / 1000 };
}

function surfaceOf({ outer, wallLengths }: Room, floor: Floor): Surface {
  const lengths = wallLengths ?? outer.map((corner, i) => distance(corner, outer[(i + 1) % outer.length]));
  return {
    areaMm2: floor.areaMm2,
    perimeter: lengths.reduce((sum, length) => sum + length, 0),
    wallLengths: lengths,
    box: { width: floor.width, height: floor.height },
  };
}
