// Where the surfaces of a model are in space: x to the right as on the drawing, y to the back, z up, millimetres. Floors
// lie where they were drawn, and walls stand where their floor has them. What has no place of its own is set beside the rest.

import {
  type Box,
  boxOf,
  distance,
  micrometresOf,
  OVERLAY_LIMITS,
  originOf,
  overlay,
  type Ring,
  signedArea,
} from '../engine/index.ts';
import type { ModelSurface } from './surface.ts';

export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The frame of a surface in that of the model; the third axis is square to both. */
export interface Placement {
  readonly origin: Vector;
  /** Of length 1: to the right, as the surface is seen, and out of its tiles. */
  readonly right: Vector;
  readonly out: Vector;
}

/** Between surfaces that are set beside each other, mm. */
const APART = 1000;
const UP = { x: 0, y: 0, z: 1 };
const EAST = { x: 1, y: 0, z: 0 };
/** Out of a wall that is looked at from the front. */
const FRONT = { x: 0, y: -1, z: 0 };

/** The places of surfaces, in their order. */
export function placementsOf(surfaces: readonly ModelSurface[]): Placement[] {
  const moves = floorMoves(surfaces);
  const boxes = surfaces.flatMap(({ plan }, i) => (isWall(plan) ? [] : [movedBox(boxOf(plan.room.outer), moves[i])]));
  const front = Math.max(0, ...boxes.map(({ maxY }) => maxY));
  let left = boxes.length > 0 ? Math.min(...boxes.map(({ minX }) => minX)) : 0;
  return surfaces.map(({ plan, on }, i) => {
    const own = originOf(plan.floor);
    if (!isWall(plan)) return { origin: { x: own.x, y: 0 - own.y - moves[i], z: 0 }, right: EAST, out: UP };
    const standing = on && standingOn(surfaces[on.floor], moves[on.floor], on.wall);
    const { minX, maxX, maxY } = boxOf(plan.room.outer);
    const height = maxY - own.y;
    if (standing) return { ...standing, origin: { ...along(standing, own.x), z: height } };
    const origin = { x: left + own.x - minX, y: 0 - front - (boxes.length > 0 ? APART : 0), z: height };
    left += maxX - minX + APART;
    return { origin, right: EAST, out: FRONT };
  });
}

function isWall({ room: { kind } }: ModelSurface['plan']): boolean {
  return kind === 'wall';
}

/** By how much each floor is moved towards the front, so that no two overlap: those that were drawn apart stay there. */
function floorMoves(surfaces: readonly ModelSurface[]): number[] {
  const taken: Ring[] = [];
  return surfaces.map(({ plan }) => {
    if (isWall(plan)) return 0;
    const { outer } = plan.room;
    const front = Math.max(...taken.map((ring) => boxOf(ring).maxY));
    const move = taken.some((ring) => overlap(ring, outer)) ? front + APART - boxOf(outer).minY : 0;
    taken.push(outer.map(({ x, y }) => ({ x, y: y + move })));
    return move;
  });
}

function movedBox(box: Box, by: number): Box {
  return { ...box, minY: box.minY + by, maxY: box.maxY + by };
}

/** Whether two rings have floor in common; walls may be. Those that meet too often to be compared are taken to have some. */
function overlap(one: Ring, other: Ring): boolean {
  const [a, b] = [boxOf(one), boxOf(other)];
  if (a.minX >= b.maxX || b.minX >= a.maxX || a.minY >= b.maxY || b.minY >= a.maxY) return false;
  const onGrid = (ring: Ring) => ring.map(({ x, y }) => ({ x: micrometresOf(x), y: micrometresOf(y) }));
  const common = overlay([onGrid(one)], [onGrid(other)], (own, theirs) => own !== 0 && theirs !== 0, OVERLAY_LIMITS);
  return common === undefined || common.length > 0;
}

/** The frame of a wall of a room, at its left end on the floor; undefined if the floor has no such wall. */
function standingOn({ plan }: ModelSurface, move: number, wall: number): Placement | undefined {
  const { outer } = plan.room;
  if (isWall(plan) || plan.room.flat || wall >= outer.length) return undefined;
  const ends = [outer[wall], outer[(wall + 1) % outer.length]];
  // Seen from inside, a room that is walked clockwise has the beginning of its walls on the left.
  const [left, right] = signedArea(outer) > 0 ? ends : ends.toReversed();
  const length = distance(left, right);
  const [dx, dy] = [(right.x - left.x) / length, (left.y - right.y) / length];
  return {
    origin: { x: left.x, y: 0 - left.y - move, z: 0 },
    right: { x: dx, y: dy, z: 0 },
    out: { x: dy, y: 0 - dx, z: 0 },
  };
}

/** A point on a wall, so far from its left end. */
function along({ origin, right }: Placement, mm: number): Vector {
  return { x: origin.x + mm * right.x, y: origin.y + mm * right.y, z: origin.z };
}

/** The third axis of a placement: up, as the surface is seen. */
export function upOf({ right, out }: Placement): Vector {
  return {
    x: out.y * right.z - out.z * right.y,
    y: out.z * right.x - out.x * right.z,
    z: out.x * right.y - out.y * right.x,
  };
}
