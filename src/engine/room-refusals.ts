// The errors that refuse a room, one function each. Every message says what is wrong and what to send instead.

import { PlanError, type PlanErrorCode } from './errors.ts';
import type { Point } from './geometry/point.ts';
import type { WallConflict } from './geometry/rings.ts';
import { LIMITS } from './limits.ts';
import type { Door } from './request.ts';
import { cm, grouped, unlike } from './units.ts';

/** Digits shown of a room's side in cm and of a floor's area in cm²; more if they would equal the limit. */
const SIDE_DIGITS = 7;
const AREA_DIGITS = 3;

/** Names of a ring: `param` is the request field, `name` is used in messages. */
export interface RingName {
  readonly param: string;
  readonly name: string;
}

/** The request fields of cutouts. */
export type CutoutField = 'holes' | 'subtract' | 'circles' | 'openings';

export function cornerCount({ param, name }: RingName, count: number): PlanError {
  const { min, max } = LIMITS.ringCorners;
  const code = count < min ? 'ring-too-small' : 'ring-too-many-corners';
  return refusal(code, `${name} has ${grouped(count)} corners; send ${min} to ${max}.`, param);
}

export function coordinateRange({ param, name }: RingName, corner: number): PlanError {
  const most = cm(LIMITS.coordinate);
  return refusal(
    'coordinate-range',
    `corner ${corner + 1} of ${name} is more than ${most} cm from 0,0; send a point closer to 0,0.`,
    param,
  );
}

export function wallWithoutLength({ param, name }: RingName, wall: number): PlanError {
  return refusal(
    'wall-no-length',
    `wall ${wall + 1} of ${name} has no length; leave out one of its two corners.`,
    param,
  );
}

/** Names the walls by their ends; `corners` are those of the ring as the caller gave them, mm. */
export function wallsMeet(
  { param, name }: RingName,
  { first, second, meeting }: WallConflict,
  corners: readonly Point[],
): PlanError {
  const spot = ({ x, y }: Point) => `${cm(x)},${cm(y)}`;
  const wall = (index: number) =>
    `wall ${index + 1} (from ${spot(corners[index])} to ${spot(corners[(index + 1) % corners.length])})`;
  return refusal(
    `walls-${meeting}`,
    `${wall(first)} and ${wall(second)} of ${name} ${meeting}; send corners that go around once without touching another wall, and cut out the rest with holes or subtract.`,
    param,
  );
}

export function tooManyCutouts(param: CutoutField, count: number, most: number): PlanError {
  const where = param === 'openings' ? 'openings and subtract' : param;
  return refusal('cutouts-too-many', `there are ${grouped(count)} cutouts in ${where}; send at most ${most}.`, param);
}

export function rectangleSize({ param, name }: RingName): PlanError {
  return refusal('cutout-size', `${name} in ${param} has no area; send w and h above 0.`, param);
}

export function circleSize(index: number): PlanError {
  const least = LIMITS.circleDiameter / 10;
  return refusal(
    'cutout-size',
    `circle ${index + 1} in circles is too small; send d of ${least} cm or more.`,
    'circles',
  );
}

export function tooTangled(): PlanError {
  return refusal(
    'cutouts-too-tangled',
    'the cutouts overlap in too many corners and crossings; join those that overlap, or send fewer corners.',
    'holes',
  );
}

export function roomTooLarge(width: number, height: number): PlanError {
  const most = cm(LIMITS.roomSide);
  const side = (mm: number) => (mm > LIMITS.roomSide ? unlike(most, mm / 10, SIDE_DIGITS) : cm(mm));
  return refusal(
    'room-too-large',
    `the room is ${side(width)} cm wide and ${side(height)} cm high; each may be at most ${most} cm (lengths in cm): plan a larger floor in parts.`,
  );
}

/** Whose doors a message is about: `of` follows the number of a door, and is empty where there is only one room. */
export interface DoorOwner {
  readonly param: string;
  readonly name: string;
  readonly of: string;
}

export const THE_ROOM: DoorOwner = { param: 'doors', name: 'the room', of: '' };

export function tooManyDoors(count: number, { param, of }: DoorOwner): PlanError {
  return refusal('doors-too-many', `there are ${grouped(count)} doors${of}; send at most ${LIMITS.doors}.`, param);
}

export function noSuchWall(index: number, wall: number, walls: number, { param, name, of }: DoorOwner): PlanError {
  return refusal(
    'door-wall-unknown',
    `door ${index + 1}${of} is in wall ${wall + 1}, and ${name} has walls 1 to ${walls}; send one of them, in the order of the room.`,
    param,
  );
}

export function withoutWidth(index: number, { param, of }: DoorOwner): PlanError {
  return refusal('door-size', `door ${index + 1}${of} has no width; send a width above 0.`, param);
}

/** Names the wall by its length and the places that its middle may have, mm. */
export function notInWall(
  index: number,
  { wall, at, width }: Door,
  length: number,
  { param, of }: DoorOwner,
): PlanError {
  const isTooWide = width > length;
  const ends = `door ${index + 1}${of}, ${cm(width)} cm wide with its middle at ${cm(at)} cm, reaches beyond wall ${wall + 1}, which is ${cm(length)} cm long`;
  const advice = isTooWide
    ? `send a width of at most ${cm(length)} cm, or another wall`
    : `send a middle from ${cm(width / 2)} to ${cm(length - width / 2)} cm, or another wall`;
  return refusal('door-beyond-wall', `${ends}; ${advice}.`, param);
}

/** Two doors in the same place, by their indexes in the request. */
export interface DoorConflict {
  readonly first: number;
  readonly second: number;
  readonly wall: number;
}

export function doorsMeet({ first, second, wall }: DoorConflict, { param, of }: DoorOwner): PlanError {
  return refusal(
    'doors-overlap',
    `doors ${first + 1} and ${second + 1}${of} overlap in wall ${wall + 1}; move one of them along the wall, or leave it out.`,
    param,
  );
}

export function nothingLeft(param: CutoutField): PlanError {
  return refusal('floor-empty', 'the cutouts cover the whole floor; make them smaller or leave one out.', param);
}

export function floorTooSmall(areaMm2: number): PlanError {
  const least = LIMITS.floorAreaMm2 / 100;
  return refusal(
    'floor-too-small',
    `the floor has ${unlike(least, areaMm2 / 100, AREA_DIGITS)} cm²; send one of at least ${least} cm² (lengths in cm).`,
  );
}

export function edgeTooWide(edge: number): PlanError {
  return refusal(
    'edge-too-wide',
    `a gap of ${edge} mm along the walls leaves no floor to tile; send a smaller edge (in mm), or check the room (in cm).`,
    'edge',
  );
}

/** Creates the error. `sentence` begins in lower case and is capitalised here. */
export function refusal(code: PlanErrorCode, sentence: string, param?: string): PlanError {
  return new PlanError(code, sentence[0].toUpperCase() + sentence.slice(1), { param });
}
