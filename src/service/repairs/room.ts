// Repairs rooms that cannot be planned: the same room in another unit, or the nearest room whose walls do not meet.

import { findConflict, micrometresOf, type PlanError, type Point, type Ring, type Room } from '../../engine/index.ts';
import {
  type AcceptedRequest,
  cmFromMm,
  mmFromCm,
  polygonFromJson,
  ringJson,
  ringsText,
  ringText,
  WALK_EXAMPLE,
  type Where,
  walkFromText,
  walkText,
  withoutNoise,
} from '../../wire/index.ts';
import { isSameFault, type Repair, tryPlan } from './try-plan.ts';

/** 4 by 3 metres, in mm. */
const PLAIN_ROOM: Ring = boxAround([
  { x: 0, y: 0 },
  { x: 4000, y: 3000 },
]);

/** Returns the room scaled by the first factor that helps. */
export function roomInOtherUnits(
  error: PlanError,
  read: AcceptedRequest,
  where: Where,
  factors: readonly number[],
): Repair | undefined {
  return firstThatHelps(
    error,
    read,
    where,
    factors.map((factor) => scaled(read, factor)),
  );
}

/** Returns the room with its corners reordered so that its walls do not meet, or its bounding box. */
export function roomAsSimple(error: PlanError, read: AcceptedRequest, where: Where): Repair | undefined {
  const { outer } = read.request.room;
  if (read.walls !== undefined) return firstThatHelps(error, read, where, [boxWalk(outer)]);
  const ring = untangled(outer);
  return firstThatHelps(error, read, where, [...(ring ? [ring] : []), boxAround(outer)]);
}

/** Returns the holes; any that meets itself is untangled or replaced by its bounding box. */
export function simpleHoles({ request }: AcceptedRequest, where: Where): Repair {
  const { holes } = request.room;
  const simple = holes
    .map((ring) => untangled(ring) ?? boxAround(ring))
    .filter((ring) => conflictOf(ring) === undefined);
  const inJson = (rings: readonly Ring[]) => JSON.stringify(rings.map(ringJson));
  const written = (rings: readonly Ring[]) => (where === 'query' ? ringsText(rings, ' ') : inJson(rings));
  return { param: 'holes', received: written(holes), example: simple.length > 0 ? written(simple) : undefined };
}

/** A room as the caller would send it: the text of a walk, or corners. */
type Proposal = string | Ring;

/** The first proposal that is not refused for the same reason; the plain room is tried last. */
function firstThatHelps(
  error: PlanError,
  { request, walls }: AcceptedRequest,
  where: Where,
  proposals: readonly Proposal[],
): Repair | undefined {
  const { outer } = request.room;
  for (const proposal of [...proposals, walls ? WALK_EXAMPLE : PLAIN_ROOM]) {
    const room = roomFrom(proposal);
    if (room === undefined) continue;
    // Cutouts do not affect these refusals, and may be expensive.
    const refusal = tryPlan({ ...request, room });
    if (refusal !== undefined && isSameFault(refusal, error)) continue;
    if (walls) return { param: 'outline', received: walkText(walls, ' '), example: String(proposal) };
    if (where === 'query') {
      return { param: 'polygon', received: ringText(outer, ' '), example: ringText(room.outer, ' ') };
    }
    return { param: 'polygon', received: ringJson(outer), example: JSON.stringify(ringJson(room.outer)) };
  }
  return undefined;
}

function roomFrom(proposal: Proposal): Room | undefined {
  const reading = typeof proposal === 'string' ? walkFromText(proposal) : polygonFromJson(ringJson(proposal));
  if (!reading.ok) return undefined;
  const room = 'outer' in reading.value ? reading.value : { outer: reading.value };
  return { ...room, holes: [], rectangles: [] };
}

function scaled({ request, walls }: AcceptedRequest, factor: number): Proposal {
  if (walls !== undefined) {
    const longer = walls.map((wall) => ({ ...wall, lengthCm: withoutNoise(wall.lengthCm * factor) }));
    return walkText(longer, ' ');
  }
  const times = (mm: number) => mmFromCm(cmFromMm(mm) * factor);
  return request.room.outer.map(({ x, y }) => ({ x: times(x), y: times(y) }));
}

const MOST_TURNS = 40;

/**
 * Repeatedly reverses the corners between two walls that meet; a tip that folds back on itself is removed. Undefined if
 * that does not lead to a simple ring.
 */
function untangled(ring: Ring): Ring | undefined {
  let corners = ring;
  for (let turn = 0; turn < MOST_TURNS && corners.length >= 3; turn++) {
    const conflict = conflictOf(corners);
    if (conflict === undefined) return corners;
    const { first, second } = conflict;
    corners =
      second === (first + 1) % corners.length
        ? corners.toSpliced(second, 1)
        : [
            ...corners.slice(0, first + 1),
            ...corners.slice(first + 1, second + 1).toReversed(),
            ...corners.slice(second + 1),
          ];
  }
  return undefined;
}

function conflictOf(ring: Ring) {
  return findConflict(ring.map(({ x, y }) => ({ x: micrometresOf(x), y: micrometresOf(y) })));
}

interface Box {
  readonly least: Point;
  readonly most: Point;
}

function boxOf(ring: Ring): Box {
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  return { least: { x: Math.min(...xs), y: Math.min(...ys) }, most: { x: Math.max(...xs), y: Math.max(...ys) } };
}

function boxAround(ring: Ring): Ring {
  const { least, most } = boxOf(ring);
  return [least, { x: most.x, y: least.y }, most, { x: least.x, y: most.y }];
}

function boxWalk(ring: Ring): string {
  const { least, most } = boxOf(ring);
  const width = withoutNoise((most.x - least.x) / 10);
  const height = withoutNoise((most.y - least.y) / 10);
  return walkText(
    [
      { lengthCm: width, bearingDeg: 0 },
      { lengthCm: height, bearingDeg: 90 },
      { lengthCm: width, bearingDeg: 180 },
      { lengthCm: height, bearingDeg: 270 },
    ],
    ' ',
  );
}
