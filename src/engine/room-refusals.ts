// Every reason not to plan a room, as named constructors of the one error class. Each sentence says what is wrong and
// what to send instead.

import { PlanError } from './errors.ts';
import type { Point } from './geometry/point.ts';
import type { WallConflict } from './geometry/rings.ts';
import { LIMITS } from './limits.ts';
import { grouped, inCm } from './units.ts';

/** Where a ring stands in the request: `param` is the wire's field, `name` what a sentence calls it. */
export interface RingName {
  readonly param: string;
  readonly name: string;
}

export function cornerCount(ring: RingName, count: number): PlanError {
  const { min, max } = LIMITS.ringCorners;
  const [code, advice] =
    count < min
      ? (['ring-too-small', `give it at least ${min} corners`] as const)
      : (['ring-too-many-corners', `leave out corners that hardly turn, so that at most ${max} remain`] as const);
  return new PlanError(code, `${capital(ring.name)} has ${grouped(count)} corners; ${advice}.`, { param: ring.param });
}

export function coordinateRange(ring: RingName, corner: number, value: number): PlanError {
  const most = inCm(LIMITS.coordinate);
  return new PlanError(
    'coordinate-range',
    `Corner ${corner + 1} of ${ring.name} lies at ${Number.isFinite(value) ? inCm(value) : String(value)}; send coordinates between -${most} and ${most}, for instance with the room's own corner at 0,0.`,
    { param: ring.param, received: String(value) },
  );
}

export function wallWithoutLength(ring: RingName, wall: number): PlanError {
  return new PlanError(
    'wall-no-length',
    `Wall ${wall + 1} of ${ring.name} has no length: its two corners are the same to a thousandth of a millimetre; leave one of them out.`,
    { param: ring.param },
  );
}

const VERBS = {
  cross: ['walls-cross', 'cross'],
  overlap: ['walls-overlap', 'lie on each other'],
  touch: ['walls-touch', 'touch'],
} as const;

/** `corners` are those of the ring in cm as the caller wrote them, to name the walls by where they run. */
export function wallsMeet(ring: RingName, conflict: WallConflict, corners: readonly Point[]): PlanError {
  const [code, verb] = VERBS[conflict.meeting];
  const wall = (index: number) =>
    `wall ${index + 1} (from ${spot(corners[index])} to ${spot(corners[(index + 1) % corners.length])})`;
  return new PlanError(
    code,
    `${capital(wall(conflict.first))} and ${wall(conflict.second)} of ${ring.name} ${verb}; send corners that go round once without meeting an earlier wall, and describe what is left out in the middle with holes or subtract.`,
    { param: ring.param },
  );
}

function spot(corner: Point): string {
  return `${Number((corner.x / 10).toFixed(2))},${Number((corner.y / 10).toFixed(2))}`;
}

export function tooManyCutouts(param: 'holes' | 'subtract', count: number, most: number): PlanError {
  return new PlanError(
    'cutouts-too-many',
    `There are ${grouped(count)} ${param === 'holes' ? 'holes' : 'rectangles in subtract'}; send at most ${most}, for instance by joining those that touch.`,
    { param, received: String(count) },
  );
}

export function rectangleSize(index: number, width: number, height: number): PlanError {
  return new PlanError(
    'cutout-size',
    `Rectangle ${index + 1} in subtract is ${inCm(width)} wide and ${inCm(height)} high; both must be above 0.`,
    { param: 'subtract', received: `${width / 10},${height / 10}` },
  );
}

export function tooTangled(): PlanError {
  return new PlanError(
    'cutouts-too-tangled',
    'The cutouts cross each other and the walls in too many places; join overlapping cutouts into one ring, or describe them with fewer corners.',
    { param: 'holes' },
  );
}

export function roomTooLarge(width: number, height: number): PlanError {
  const most = inCm(LIMITS.roomSide);
  return new PlanError(
    'room-too-large',
    `The room is ${inCm(width)} wide and ${inCm(height)} high; each may be at most ${most}: plan a larger floor in parts.`,
    { received: `${Number((width / 10).toFixed(2))} x ${Number((height / 10).toFixed(2))}` },
  );
}

export function nothingLeft(): PlanError {
  return new PlanError('floor-empty', 'The cutouts leave nothing of the floor; make them smaller or leave one out.', {
    param: 'subtract',
  });
}

export function floorTooSmall(areaMm2: number): PlanError {
  return new PlanError(
    'floor-too-small',
    `The floor has ${Number((areaMm2 / 100).toPrecision(3))} cm², too little to plan; send a floor of at least ${LIMITS.floorAreaMm2 / 100} cm² (lengths are in cm).`,
  );
}

function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
