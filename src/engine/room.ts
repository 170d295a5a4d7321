// Turns described rings and cutouts into the floor to lay: checked, on whole micrometres, normalised once.

import type { CutoutSource } from './cutouts.ts';
import { type FloorRule, overlay } from './geometry/overlay/index.ts';
import { type Box, boxesMeet, boxOf, distance, type Point, type Ring, signedArea } from './geometry/point.ts';
import { byCorners, byPlace, canonicalRing, locatePoint, turned } from './geometry/rings.ts';
import { meetingOf } from './geometry/segments.ts';
import { LIMITS } from './limits.ts';
import type { Room } from './request.ts';
import { checkRoom, type GridRoom } from './room-checks.ts';
import { floorTooSmall, nothingLeft, tooTangled } from './room-refusals.ts';
import { micrometresOf, onGrid } from './units.ts';
import { OVERLAY_LIMITS } from './work-limits.ts';

/** A cutout that does not change the floor, by its index in the request. */
interface IdleCutout {
  readonly source: CutoutSource;
  readonly index: number;
}

/**
 * The floor to lay, in its own frame with the origin at the top-left corner of the room's box. A room far from 0,0 is
 * thus planned with the same bits as one at 0,0. The corners of all rings are consecutive in `xs` and `ys`.
 */
export interface Floor {
  /** The frame's origin in the caller's coordinates, µm. */
  readonly originUm: Point;
  readonly width: number;
  readonly height: number;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** Where each ring ends in `xs` and `ys`. */
  readonly ringEnds: Int32Array;
  /** The gap along its walls, mm: the floor is smaller by it than that of the room. */
  readonly edge: number;
  readonly areaMm2: number;
  /** Number of parts of the floor less the number of holes in them. */
  readonly euler: number;
  /** Number of corners of the floor that touch: parts that meet in a point, a hole that touches a wall. */
  readonly touches: number;
  readonly idleCutouts: readonly IdleCutout[];
}

/** The first field of cutouts that was sent. */
function fieldOfCutouts({ rectangles, holes, openings = [] }: Room): 'subtract' | 'holes' | 'circles' | 'openings' {
  if (openings.length > 0) return 'openings';
  if (rectangles.length > 0) return 'subtract';
  return holes.length > 0 ? 'holes' : 'circles';
}

/** Checks a room and subtracts its cutouts. Throws a PlanError that says what is wrong. */
export function floorOf(room: Room): Floor {
  const grid = checkRoom(room);
  const { rings, idleCutouts, areOverlaid } = cutOut(grid);
  if (rings.length === 0) throw nothingLeft(fieldOfCutouts(room));
  const packed = pack(rings, areOverlaid);
  if (packed.areaMm2 < LIMITS.floorAreaMm2) throw floorTooSmall(packed.areaMm2);
  const { originUm, width, height } = grid;
  return { originUm, width: width / 1000, height: height / 1000, edge: 0, idleCutouts, ...packed };
}

/**
 * Room minus cutouts. A cutout that stands free inside the room becomes a hole as it is. Only those that meet each
 * other or the walls need an overlay, which costs more than everything else in this file.
 */
function cutOut(grid: GridRoom): { rings: Ring[]; idleCutouts: IdleCutout[]; areOverlaid: boolean } {
  const room = canonicalRing(turned(grid.outer, 1));
  const idleCutouts: IdleCutout[] = [];
  const standing: Standing[] = [];
  for (const { source, index, ring: described } of grid.cutouts) {
    const ring = turned(described, 1);
    const reach = reachOf(ring, room);
    if (reach === 'outside') idleCutouts.push({ source, index });
    else if (reach === 'around') return { rings: [], idleCutouts, areOverlaid: false };
    else standing.push({ ring, box: boxOf(ring), notches: reach === 'walls' });
  }
  const rings: Ring[] = [];
  const notching: Ring[] = [];
  const groups = neighboursOf(standing);
  for (const group of groups) {
    const cutouts = group.map(({ ring }) => ring);
    if (group.some(({ notches }) => notches)) notching.push(...cutouts);
    else rings.push(...holesOf(cutouts));
  }
  if (notching.length === 0) rings.push(room);
  else rings.push(...overlaid([room], notching, (inRoom, cutouts) => inRoom > 0 && cutouts <= 0));
  // Only an overlay leaves corners that touch.
  const areOverlaid = notching.length > 0 || groups.some(({ length }) => length > 1);
  return { rings, idleCutouts, areOverlaid };
}

/** The overlay of rings. Throws if they meet so often that it would take long. */
function overlaid(first: readonly Ring[], second: readonly Ring[], isFloor: FloorRule): Ring[] {
  const rings = overlay(first, second, isFloor, OVERLAY_LIMITS);
  if (!rings) throw tooTangled();
  return rings;
}

type Reach = 'outside' | 'inside' | 'walls' | 'around';

/** How far a cutout reaches into the room: not at all, free inside it, meeting its walls, or covering all of it. */
function reachOf(cutout: Ring, room: Ring): Reach {
  let meets = false;
  const box = boxOf(cutout);
  for (let j = 0; j < room.length; j++) {
    const a = room[j];
    const b = room[j + 1 < room.length ? j + 1 : 0];
    // Most walls are far away.
    if (!boxesMeet(boxOf([a, b]), box)) continue;
    for (let i = 0; i < cutout.length; i++) {
      const meeting = meetingOf(a, b, cutout[i], cutout[i + 1 < cutout.length ? i + 1 : 0]);
      if (meeting === 'cross') return 'walls';
      if (meeting !== 'apart') meets = true;
    }
  }
  if (meets) return sharesFloor(cutout, room) ? 'walls' : 'outside';
  if (locatePoint(cutout[0], room) === 'inside') return 'inside';
  return locatePoint(room[0], cutout) === 'inside' ? 'around' : 'outside';
}

/** Whether a cutout whose walls touch the room's, without crossing them, covers any floor. */
function sharesFloor(cutout: Ring, room: Ring): boolean {
  if (cutout.some((corner) => locatePoint(corner, room) === 'inside')) return true;
  return overlaid([room], [cutout], (inRoom, inCutout) => inRoom > 0 && inCutout > 0).length > 0;
}

interface Standing {
  readonly ring: Ring;
  readonly box: Box;
  readonly notches: boolean;
}

/** Groups cutouts by their boxes, so that cutouts of different groups cannot touch. */
function neighboursOf(cutouts: readonly Standing[]): Standing[][] {
  const groups: Standing[][] = [];
  for (const cutout of cutouts) {
    const joined = [cutout];
    for (let i = groups.length - 1; i >= 0; i--) {
      if (!groups[i].some((other) => boxesMeet(other.box, cutout.box))) continue;
      joined.push(...groups[i]);
      groups.splice(i, 1);
    }
    groups.push(joined);
  }
  return groups;
}

/** The rings that free-standing cutouts add to the floor: holes, and islands of floor where cutouts form a ring. */
function holesOf(cutouts: readonly Ring[]): Ring[] {
  if (cutouts.length === 1) return [turned(cutouts[0], -1)];
  return overlaid([], cutouts, (_, count) => count <= 0);
}

/** Packs rings in µm into one list of corners in mm, in an order independent of how the room is described. */
export function pack(
  described: readonly Ring[],
  areOverlaid: boolean,
): Pick<Floor, 'xs' | 'ys' | 'ringEnds' | 'areaMm2' | 'euler' | 'touches'> {
  const rings = described.map(canonicalRing);
  rings.sort(byCorners);
  const count = rings.reduce((sum, ring) => sum + ring.length, 0);
  const xs = new Float64Array(count);
  const ys = new Float64Array(count);
  const ringEnds = new Int32Array(rings.length);
  let size = 0;
  let areaUm2 = 0;
  let euler = 0;
  rings.forEach((ring, r) => {
    for (const { x, y } of ring) {
      xs[size] = x / 1000;
      ys[size++] = y / 1000;
    }
    ringEnds[r] = size;
    areaUm2 += signedArea(ring);
    euler += Math.sign(signedArea(ring));
  });
  return { xs, ys, ringEnds, areaMm2: areaUm2 / 1e6, euler, touches: areOverlaid ? touchesOf(rings) : 0 };
}

/** Number of corners that coincide with another: after sorting, those equal to the one before. */
function touchesOf(rings: readonly Ring[]): number {
  const corners = rings.flat().sort(byPlace);
  return corners.filter((corner, i) => i > 0 && byPlace(corner, corners[i - 1]) === 0).length;
}

/** Returns the length of each outer wall, mm: as the caller gave it, or the distance between its corners. */
export function wallLengthsOf({ outer, wallLengths }: Room): readonly number[] {
  return wallLengths ?? outer.map((corner, i) => distance(corner, outer[(i + 1) % outer.length]));
}

/** Returns the top-left corner of the room's box, mm in the caller's frame. */
export function originOf({ originUm }: Floor): Point {
  return { x: originUm.x / 1000, y: originUm.y / 1000 };
}

/** Returns the default start, mm in the caller's frame: the first tile begins at the gap along the walls. */
export function homeOf(floor: Floor): Point {
  const { x, y } = originOf(floor);
  return { x: onGrid(x + floor.edge), y: onGrid(y + floor.edge) };
}

/** Converts a place, mm, from the caller's frame to the floor's. Whole µm in both make this exact at any distance. */
export function toFloorFrame(place: Point, { originUm }: Floor): Point {
  return { x: (micrometresOf(place.x) - originUm.x) / 1000, y: (micrometresOf(place.y) - originUm.y) / 1000 };
}

/** Returns the floor's rings as plain corners, mm in its own frame. */
export function ringsOf({ xs, ys, ringEnds }: Floor): Ring[] {
  return Array.from(ringEnds, (end, i) => {
    const first = ringEnds[i - 1] ?? 0;
    return Array.from({ length: end - first }, (_, k) => ({ x: xs[first + k], y: ys[first + k] }));
  });
}

/** Visits every wall of the floor, cutouts included, by its extents in x and y, mm. */
export function eachWall({ xs, ys, ringEnds }: Floor, visit: (dx: number, dy: number) => void): void {
  let first = 0;
  for (const end of ringEnds) {
    for (let i = first; i < end; i++) {
      const next = i + 1 < end ? i + 1 : first;
      visit(xs[next] - xs[i], ys[next] - ys[i]);
    }
    first = end;
  }
}
