// Converts a described room to whole micrometres in its own frame, and refuses what is not a room: too few corners,
// walls that meet, sizes above the limits.

import { type Cutout, cornersOf, cutoutsOf } from './cutouts.ts';
import { checkDoors } from './doors.ts';
import { boxesMeet, boxOf, type Point, type Ring } from './geometry/point.ts';
import { findConflict } from './geometry/rings.ts';
import { LIMITS } from './limits.ts';
import type { Circle, Rectangle, Room } from './request.ts';
import * as refuse from './room-refusals.ts';
import { micrometresOf } from './units.ts';
import { MOST_WALLS } from './work-limits.ts';

/** A room in whole µm, with the top-left corner of its box at 0,0. */
export interface GridRoom {
  readonly originUm: Point;
  readonly width: number;
  readonly height: number;
  readonly outer: Ring;
  readonly cutouts: readonly Cutout[];
}

/** Puts a room on the grid of whole µm. Throws a PlanError if it cannot be planned. */
export function checkRoom(room: Room): GridRoom {
  checkCount('holes', room.holes.length, LIMITS.holes);
  checkCount('subtract', room.rectangles.length, LIMITS.rectangles);
  checkCount('circles', room.circles?.length ?? 0, LIMITS.circles);
  // They are rectangles too.
  const openings = room.openings?.length ?? 0;
  if (openings > 0) checkCount('openings', openings + room.rectangles.length, LIMITS.openings);
  room.circles?.forEach(checkDiameter);
  const outer = gridRing(room.outer, outerName(room));
  checkDoors(room);
  const { minX, minY, maxX, maxY } = boxOf(outer);
  const width = maxX - minX;
  const height = maxY - minY;
  const most = LIMITS.roomSide * 1000;
  if (width > most || height > most) throw refuse.roomTooLarge(width / 1000, height / 1000);
  const home = (ring: Ring): Ring => ring.map(({ x, y }) => ({ x: x - minX, y: y - minY }));
  const cutouts = cutoutsOf(room);
  checkCrowd(cutouts.map(({ ring }) => ring));
  return {
    originUm: { x: minX, y: minY },
    width,
    height,
    outer: home(outer),
    cutouts: cutouts.map((cutout) => ({ ...cutout, ring: home(gridCutout(cutout)) })),
  };
}

function outerName({ flat, wallLengths }: Room): refuse.RingName {
  if (flat) return { param: 'rooms', name: 'the outline of all rooms' };
  // Only a room described as a walk has wall lengths.
  return { param: wallLengths ? 'outline' : 'polygon', name: 'the room' };
}

function checkCount(param: refuse.CutoutField, count: number, most: number): void {
  if (count > most) throw refuse.tooManyCutouts(param, count, most);
}

/** Puts a ring on whole µm. Throws a PlanError unless it goes around once. */
export function gridRing(ring: Ring, name: refuse.RingName): Ring {
  const { min, max } = LIMITS.ringCorners;
  if (ring.length < min || ring.length > max) throw refuse.cornerCount(name, ring.length);
  const corners = ring.map((corner, index) => gridCorner(corner, index, name));
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length];
    if (corner.x === next.x && corner.y === next.y) throw refuse.wallWithoutLength(name, index);
  });
  const conflict = findConflict(corners);
  if (conflict) throw refuse.wallsMeet(name, conflict, ring);
  return corners;
}

function gridCorner(corner: Point, index: number, name: refuse.RingName): Point {
  if (!isWithinReach(corner)) throw refuse.coordinateRange(name, index);
  return { x: micrometresOf(corner.x), y: micrometresOf(corner.y) };
}

/** Whether a place, mm, is within the coordinate limit. */
export function isWithinReach({ x, y }: Point): boolean {
  return Math.abs(x) <= LIMITS.coordinate && Math.abs(y) <= LIMITS.coordinate;
}

function checkDiameter({ diameter }: Circle, index: number): void {
  if (!(diameter >= LIMITS.circleDiameter)) throw refuse.circleSize(index);
}

function gridCutout({ source, index, ring }: Cutout): Ring {
  if (source === 'holes') return gridRing(ring, { param: 'holes', name: `hole ${index + 1}` });
  const [param, noun] = CUTOUT_NAMES[source];
  const name = { param, name: `${noun} ${index + 1}` };
  const corners = gridCorners(ring, name);
  if (source !== 'circles' && !hasSides(corners)) throw refuse.rectangleSize(name);
  return corners;
}

const CUTOUT_NAMES = {
  rectangles: ['subtract', 'rectangle'],
  circles: ['circles', 'circle'],
  openings: ['openings', 'opening'],
} as const;

function gridCorners(ring: Ring, name: refuse.RingName): Ring {
  return ring.map((corner, i) => gridCorner(corner, i, name));
}

/** Whether a rectangle on the grid has a width and a height. */
function hasSides([near, , far]: Ring): boolean {
  return far.x > near.x && far.y > near.y;
}

/** Puts a rectangle on whole µm; undefined if it has no area there. */
export function gridRectangle(rectangle: Rectangle, name: refuse.RingName): Ring | undefined {
  const corners = gridCorners(cornersOf(rectangle), name);
  return hasSides(corners) ? corners : undefined;
}

/** Refuses cutouts that certainly have too many walls to join, before each one is checked. */
function checkCrowd(cutouts: readonly Ring[]): void {
  const boxes = cutouts.map(boxOf);
  for (const box of boxes) {
    const walls = cutouts.reduce((sum, { length }, i) => sum + (boxesMeet(box, boxes[i]) ? length : 0), 0);
    if (walls > MOST_WALLS) throw refuse.tooTangled();
  }
}
