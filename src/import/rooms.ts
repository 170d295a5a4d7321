// From what a reader found to rooms that can be planned: in millimetres, in one frame, with clean outlines, and with a
// list of everything that was changed on the way. The unit is a gate: what the file does not say, a person must.

import { boxOf, LIMITS, OVERLAY_LIMITS, overlay, type Point, type Ring, signedArea } from '../engine/index.ts';
import { type ImportedOpening, placeOpenings } from './clean/openings.ts';
import { cleanOutline, isWithin, type Part, turned } from './clean/outline.ts';
import { extentOf, gridRing, type Scale, scaleOf } from './clean/scale.ts';
import { type Count, tally } from './clean/tally.ts';
import { newWork, type Spend } from './clean/work.ts';
import type { Drawing, DrawingRemark, DrawnRing, DrawnRoom } from './drawing.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { roomsOfSketch } from './sketch/index.ts';
import { UNITS, type Unit } from './units.ts';

/** A room that can be planned. Lengths in mm, x to the right, y down, all rooms of a file in one frame. */
export interface ImportedRoom {
  /** As in the file; null if it has none. */
  readonly name: string | null;
  /** The layer, storey or group that it is in. */
  readonly group: string | null;
  /** Clockwise on the screen, without collinear corners. */
  readonly outline: Ring;
  readonly holes: readonly Ring[];
  readonly openings: readonly ImportedOpening[];
  readonly height: number | null;
  readonly areaM2: number;
}

/** The size that everything in a file has if it is drawn in a unit. */
export interface UnitChoice {
  readonly unit: Unit;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The rooms of a drawing with what was changed, or the units to choose from if the file does not name one. */
export type FoundRooms =
  | {
      readonly kind: 'unit-needed';
      readonly choices: readonly UnitChoice[];
      readonly remarks: readonly DrawingRemark[];
    }
  | {
      readonly kind: 'rooms';
      readonly unitMm: number;
      readonly rooms: readonly ImportedRoom[];
      readonly remarks: readonly DrawingRemark[];
    };

/** Returns the rooms of a drawing. A unit that is given goes before that of the file. */
export function roomsOf(drawing: Drawing, unit?: Unit): FoundRooms {
  const { count, remarks } = tally(drawing.remarks);
  const unitMm = unit ? UNITS[unit] : drawing.unitMm;
  if (unitMm === null) return { kind: 'unit-needed', choices: choicesOf(drawing), remarks: remarks() };
  if (drawing.unitMm !== null && drawing.unitMm !== unitMm) count('unit-overridden', 1, unit);
  const scale = scaleOf(drawing, unitMm);
  const spend = newWork();
  const stated = drawing.rooms.flatMap((room) => cleanRoom(room, { scale, unitMm, count, spend }));
  const found = drawing.sketch ? roomsOfSketch(drawing.sketch, scale, count, spend) : [];
  const sketched = found.flatMap((room) => finished(room, { ...room, openings: [], height: null }, { count, spend }));
  return { kind: 'rooms', unitMm, rooms: limited([...stated, ...sketched], count), remarks: remarks() };
}

function choicesOf(drawing: Drawing): readonly UnitChoice[] {
  const { minX, minY, maxX, maxY } = extentOf(drawing);
  return (Object.keys(UNITS) as Unit[]).map((unit) => ({
    unit,
    widthMm: (maxX - minX) * UNITS[unit],
    heightMm: (maxY - minY) * UNITS[unit],
  }));
}

interface Cleaning {
  readonly scale: Scale;
  readonly unitMm: number;
  readonly count: Count;
  readonly spend: Spend;
}

/** A room of a format that knows rooms. */
function cleanRoom(room: DrawnRoom, { scale, unitMm, count, spend }: Cleaning): readonly ImportedRoom[] {
  const subject = room.name ?? room.group;
  const countHere: Count = (code, n) => count(code, n, subject);
  const parts = partsOf(room.outline, scale, countHere, spend);
  const cutouts = room.holes.map((hole) => partsOf(hole, scale, countHere, spend));
  // Without a cutout that cannot be read, the floor would be too large.
  if (!parts || cutouts.includes(undefined)) return [];
  const holes = cutouts.flatMap((cutout = []) => cutout.map(({ outer }) => turned(outer, -1)));
  const openings = room.openings.map((opening) => ({
    ...opening,
    from: scale(opening.from),
    to: scale(opening.to),
    ...(opening.sill !== undefined && { sill: opening.sill * unitMm }),
    ...(opening.height !== undefined && { height: opening.height * unitMm }),
  }));
  const about = { ...room, openings, height: room.height === null ? null : room.height * unitMm };
  const rooms = parts.flatMap((part) => {
    const own = parts.length === 1 ? holes : holes.filter((hole) => isWithin(hole, part.outer, spend));
    return finished({ ...part, holes: [...part.holes, ...own] }, about, { count, spend });
  });
  checkStatedArea(room, rooms, count);
  return rooms;
}

function partsOf(ring: DrawnRing, scale: Scale, count: Count, spend: Spend): readonly Part[] | undefined {
  const grid = gridRing(ring.map(scale), count);
  return grid && cleanOutline(grid, count, spend);
}

type About = Pick<DrawnRoom, 'name' | 'group' | 'openings' | 'height'>;

/** A part of a floor as a room, unless it is too small or has too many cutouts. */
function finished(
  { outer, holes }: Part,
  { name, group, openings, height }: About,
  { count, spend }: Pick<Cleaning, 'count' | 'spend'>,
): ImportedRoom[] {
  const area = holes.length > LIMITS.holes ? undefined : areaOf(outer, holes, spend);
  const subject = name ?? group;
  if (area === undefined || area < LEAST_AREA) {
    count(area === undefined ? 'cutout-limit' : 'too-small', 1, subject);
    return [];
  }
  const outline = inMm(outer);
  const placed = placeOpenings(outline, openings, count, subject);
  return [
    { name: tidyName(name), group, outline, holes: holes.map(inMm), openings: placed, height, areaM2: area / 1e12 },
  ];
}

/** µm². Smaller outlines are symbols. */
const LEAST_AREA = 1e10;

function inMm(ring: Ring): Ring {
  return ring.map(({ x, y }): Point => ({ x: x / 1000, y: y / 1000 }));
}

/** Area of an outline without its holes, which may overlap each other and the walls, µm²; undefined if that is too much work. */
function areaOf(outer: Ring, holes: readonly Ring[], spend: Spend): number | undefined {
  if (holes.length === 0) return signedArea(outer);
  const walls = holes.reduce((sum, { length }) => sum + length, outer.length);
  spend(Math.min(walls ** 2, OVERLAY_LIMITS.comparisons));
  const rings = overlay([outer], holes, (inside, cut) => inside !== 0 && cut === 0, OVERLAY_LIMITS, 1);
  return rings?.reduce((sum, ring) => sum + signedArea(ring), 0);
}

/** A name on one line, without control characters. */
function tidyName(name: string | null): string | null {
  const tidy = name?.replace(/[\p{C}\s]+/gu, ' ').trim();
  return tidy ? [...tidy].slice(0, IMPORT_LIMITS.name).join('').trim() : null;
}

/** Says which rooms have another area than their file states, which may be right: some state it without the walls. */
function checkStatedArea({ name, group, statedAreaM2 }: DrawnRoom, rooms: readonly ImportedRoom[], count: Count): void {
  if (statedAreaM2 === null || rooms.length === 0) return;
  const areaM2 = rooms.reduce((sum, room) => sum + room.areaM2, 0);
  if (Math.abs(areaM2 - statedAreaM2) > AREA_SHARE * statedAreaM2) count('area-differs', 1, name ?? group);
}

const AREA_SHARE = 0.01;

/** As many rooms as a person can choose from, the largest first to stay, in the order of the file. */
function limited(rooms: readonly ImportedRoom[], count: Count): readonly ImportedRoom[] {
  const most = IMPORT_LIMITS.rooms;
  if (rooms.length <= most) return rooms;
  count('room-limit', rooms.length - most);
  const kept = new Set(rooms.toSorted((a, b) => b.areaM2 - a.areaM2).slice(0, most));
  return rooms.filter((room) => kept.has(room));
}

/** The box around rooms, mm. */
export function boxAround(rooms: readonly ImportedRoom[]) {
  return boxOf(rooms.flatMap(({ outline }) => outline));
}
