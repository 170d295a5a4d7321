// Reads the JSON of Apple's RoomPlan: a CapturedRoom, a CapturedStructure with several, or a list of rooms.

import { distance, locatePoint, nearestOn, type Point, type Ring } from '../../engine/index.ts';
import type { Drawing, DrawingRemark, DrawnOpening, DrawnRoom, RemarkCode } from '../drawing.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { ImportError } from '../refusals.ts';
import { textOf } from '../text.ts';
import {
  floorSurfaceOf,
  isObject,
  type Json,
  type JsonObject,
  objectsIn,
  pointOf,
  type ScanPoint,
  type UprightSurface,
  uprightOf,
} from './surfaces.ts';
import { JOIN_M, ringsOfWalls } from './walls.ts';

const FORMAT = 'RoomPlan';
/** Walls, doors, windows and floors of a scan; each may be compared with each. */
const MOST_SURFACES = 2_000;
/** The corners of a level floor differ by less in height, m. */
const LEVEL_M = 0.05;

/** Reads an export of RoomPlan. */
export function readRoomPlan(bytes: Uint8Array): Drawing {
  const scans = scansIn(parsed(textOf(bytes)));
  if (scans.length === 0) throw new ImportError('damaged', { format: FORMAT });
  const remarks: DrawingRemark[] = [];
  let surfaces = 0;
  const rooms = scans.flatMap((scan) => {
    surfaces += KEYS.reduce((sum, key) => sum + objectsIn(scan[key]).length, 0);
    if (surfaces > MOST_SURFACES) throw new ImportError('shapes', { most: MOST_SURFACES });
    return roomsOf(scan, (code, count) => count > 0 && remarks.push({ code, count }));
  });
  return { unitMm: 1000, rooms, remarks };
}

const KEYS = ['walls', 'doors', 'windows', 'openings', 'floors', 'sections'] as const;

function parsed(text: string): Json {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as Json;
  } catch {
    throw new ImportError('damaged', { format: FORMAT });
  }
}

/** The rooms of a file. A structure has its rooms in a list, and all their surfaces again beside it. */
function scansIn(json: Json): readonly JsonObject[] {
  const isScan = (value: JsonObject) => Array.isArray(value.walls) || Array.isArray(value.floors);
  if (Array.isArray(json)) return objectsIn(json).filter(isScan);
  if (!isObject(json)) return [];
  const rooms = [...objectsIn(json.rooms), ...objectsIn(json.capturedRooms)].filter(isScan);
  return rooms.length > 0 ? rooms : [json].filter(isScan);
}

type Remark = (code: RemarkCode, count: number) => void;

/** An outline with the height of its floor. */
interface Outline {
  readonly ring: Ring;
  readonly low: number;
}

function roomsOf(scan: JsonObject, remark: Remark): DrawnRoom[] {
  const uprights = (key: (typeof KEYS)[number]) => {
    const found = objectsIn(scan[key]).map(uprightOf);
    const read = found.filter((surface) => surface !== undefined);
    remark('entity-damaged', found.length - read.length);
    return read;
  };
  const walls = uprights('walls');
  const outlines = outlinesOf(scan, walls, remark);
  const openings = [
    ...uprights('doors').map((surface) => ({ kind: 'door' as const, surface })),
    ...uprights('windows').map((surface) => ({ kind: 'window' as const, surface })),
    ...uprights('openings').map((surface) => ({ kind: 'opening' as const, surface })),
  ];
  const top = walls.reduce((most, wall) => Math.max(most, wall.high), -Infinity);
  return outlines.map(({ ring, low }) => ({
    name: nameOf(scan, ring, outlines.length),
    group: typeof scan.story === 'number' ? String(scan.story) : null,
    outline: ring,
    holes: [],
    openings: openings
      .filter(({ surface }) => outlines.length === 1 || isAlong(surface, ring))
      .map(({ kind, surface }) => openingOf(kind, surface, low)),
    statedAreaM2: null,
    height: top > low ? top - low : null,
  }));
}

/** The floors as scanned; without their corners, rings of walls, and without these the rectangles that floors fit in. */
function outlinesOf(scan: JsonObject, walls: readonly UprightSurface[], remark: Remark): Outline[] {
  const written = objectsIn(scan.floors);
  const floors = written.map(floorSurfaceOf).filter((floor) => floor !== undefined);
  remark('entity-damaged', written.length - floors.length);
  const scanned = levelOnes(
    floors.map(({ corners }) => corners),
    remark,
  );
  if (scanned.length > 0) return scanned;
  const { rings, loose } = ringsOfWalls(walls);
  remark('open-chain', loose);
  if (rings.length > 0) {
    remark('outline-from-walls', rings.length);
    remark('curve-as-chord', walls.filter(({ isCurved }) => isCurved).length);
    const low = walls.reduce((least, wall) => Math.min(least, wall.low), Infinity);
    return rings.map((ring) => ({ ring, low }));
  }
  const sized = floors.filter(({ corners }) => corners.length < 3);
  const rectangles = levelOnes(
    sized.map(({ rectangle }) => rectangle),
    remark,
  );
  remark('outline-from-size', rectangles.length);
  return rectangles;
}

function levelOnes(floors: readonly (readonly ScanPoint[])[], remark: Remark): Outline[] {
  const real = floors.filter((corners) => corners.length >= 3);
  const corners = real.reduce((sum, floor) => sum + floor.length, 0);
  if (corners > MOST_CORNERS) throw new ImportError('corners', { most: MOST_CORNERS });
  const outlines = real.map((floor) => {
    const heights = floor.map(({ height }) => height);
    const low = heights.reduce((a, b) => Math.min(a, b));
    const high = heights.reduce((a, b) => Math.max(a, b));
    return { ring: floor.map(({ x, y }) => ({ x, y })), low, isLevel: high - low <= LEVEL_M };
  });
  remark('not-level', outlines.filter(({ isLevel }) => !isLevel).length);
  return outlines.filter(({ isLevel }) => isLevel);
}

const MOST_CORNERS = IMPORT_LIMITS.corners / 20;

/** Whether a door is in the walls around a floor: near enough for walls that meet. */
function isAlong({ from, to }: UprightSurface, ring: Ring): boolean {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return ring.some((corner, i) => distance(nearestOn(corner, ring[(i + 1) % ring.length], middle), middle) <= JOIN_M);
}

function openingOf(kind: DrawnOpening['kind'], { from, to, low, high }: UprightSurface, floor: number): DrawnOpening {
  const bottom = Math.max(low, floor);
  return { kind, from, to, ...(high > bottom && { sill: bottom - floor, height: high - bottom }) };
}

/** What the scanner takes the room for: the labels of the sections whose centres are on its floor. */
function nameOf(scan: JsonObject, ring: Ring, outlines: number): string | null {
  const sections = objectsIn(scan.sections).map((section) => ({
    label: labelOf(section.label),
    at: centreOf(section),
  }));
  const own = sections.filter(
    ({ at }) => (outlines === 1 && sections.length === 1) || (at !== undefined && locatePoint(at, ring) !== 'outside'),
  );
  const labels = [...new Set(own.map(({ label }) => label).filter((label) => label !== null))];
  return labels.length > 0 ? labels.join(', ') : null;
}

function centreOf(section: JsonObject): Point | undefined {
  const point = pointOf(section.center);
  return point && { x: point[0], y: point[2] };
}

/** `livingRoom`, or an object with that key, as words: `Living room`. */
function labelOf(label: Json | undefined): string | null {
  const written = isObject(label) ? Object.keys(label)[0] : label;
  if (typeof written !== 'string' || written === '' || written === 'unidentified') return null;
  const words = written.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words[0].toUpperCase() + words.slice(1);
}
