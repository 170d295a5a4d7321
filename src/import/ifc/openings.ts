// Doors and windows as stretches in the plan, and which of them are in the walls of a room.

import { type Box, boxOf, distance, nearestOn, type Point, type Ring } from '../../engine/index.ts';
import type { DrawnOpening, RemarkCode } from '../drawing.ts';
import { ImportError } from '../refusals.ts';
import { allOf } from './model.ts';
import { boundsOf, filledBy, OPENING_TYPES } from './relations.ts';
import { type Placements, ShapeContext } from './shapes/index.ts';
import type { StepFile } from './step/index.ts';
import { type PlacedOpening, placeOpening } from './stretches.ts';

/** The room that openings are looked for. */
export interface Walls {
  readonly id: number;
  readonly rings: readonly Ring[];
  readonly low: number;
  readonly high: number;
  readonly remark: (code: RemarkCode, count: number) => void;
}

/** Without a hole that shows it, walls are this thick, mm; plaster and cladding may be as thick as this together. */
const THICKEST_MM = 300;
const COVER_MM = 100;

/** Doors compared with walls in one file, where it does not say which rooms they belong to. */
const MOST_COMPARISONS = 20_000_000;

/** Reads the doors and windows of a file. Returns those of a room. */
export function openingsOf(
  file: StepFile,
  placements: Placements,
  context: ShapeContext,
): (room: Walls) => readonly DrawnOpening[] {
  const bounds = boundsOf(file);
  const opened = filledBy(file);
  const placing = { placements, context: new ShapeContext(context.unitMm, context.radians) };
  const all = new Map<number, PlacedOpening | undefined>();
  for (const element of allOf(file, ...(bounds ? OPENING_TYPES : FILLING_TYPES))) {
    all.set(element.id, placeOpening(element, opened(element.id), placing));
  }
  let comparisons = 0;
  return (room) => {
    const corners = room.rings.reduce((sum, ring) => sum + ring.length, 0);
    const box = boxOf(room.rings.flat());
    const compared = (count: number) => {
      comparisons += count;
      if (comparisons > MOST_COMPARISONS) throw new ImportError('too-complex');
    };
    const own = bounds ? Array.from(bounds.get(room.id) ?? [], (id) => all.get(id)) : [...all.values()];
    const placed = own.filter((opening) => opening !== undefined);
    if (bounds && placed.length < own.length) room.remark('openings-left-out', own.length - placed.length);
    return placed
      .filter((opening) => {
        compared(1);
        if (bounds) return true;
        if (!isAtHeight(opening, room) || !isNearBox(opening, box, context.unitMm)) return false;
        compared(corners);
        return isInWall(opening, room, context.unitMm);
      })
      .map((opening) => {
        compared(corners);
        return drawn(onFace(opening, room, context.unitMm), room);
      });
  };
}

const FILLING_TYPES = OPENING_TYPES.filter((type) => !type.startsWith('IFCOPENING'));

/** Whether an opening begins between the floor and the ceiling of a room, or a little below its floor. */
function isAtHeight(opening: PlacedOpening, room: Walls): boolean {
  const rise = room.high - room.low;
  return opening.low < room.low + rise * 0.95 && opening.low > room.low - rise * 0.25;
}

/** How far the middle line of an opening may be from the face of the wall that it is in. */
function reachOf({ depth }: PlacedOpening, unitMm: number): number {
  return (depth === null ? THICKEST_MM / unitMm : depth / 2) + COVER_MM / unitMm;
}

function isNearBox(opening: PlacedOpening, box: Box, unitMm: number): boolean {
  const { x, y } = middleOf(opening);
  const reach = reachOf(opening, unitMm);
  return x >= box.minX - reach && x <= box.maxX + reach && y >= box.minY - reach && y <= box.maxY + reach;
}

function isInWall(opening: PlacedOpening, { rings }: Walls, unitMm: number): boolean {
  const middle = middleOf(opening);
  const reach = reachOf(opening, unitMm);
  return rings.some((ring) =>
    ring.some((corner, i) => distance(nearestOn(corner, ring[(i + 1) % ring.length], middle), middle) <= reach),
  );
}

function middleOf({ from, to }: PlacedOpening): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** The opening on the face of the nearest wall along it: files have it in the middle of the wall. */
function onFace(opening: PlacedOpening, { rings }: Walls, unitMm: number): PlacedOpening {
  const middle = middleOf(opening);
  const width = distance(opening.from, opening.to);
  let shift: Point | undefined;
  let nearest = reachOf(opening, unitMm);
  for (const ring of rings) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length];
      const [near, length] = [nearestOn(a, b, middle), distance(a, b)];
      const along = (b.x - a.x) * (opening.to.x - opening.from.x) + (b.y - a.y) * (opening.to.y - opening.from.y);
      if (Math.abs(along) < ALONG * length * width || distance(near, middle) > nearest) return;
      nearest = distance(near, middle);
      shift = { x: near.x - middle.x, y: near.y - middle.y };
    });
  }
  if (!shift) return opening;
  const { x, y } = shift;
  const moved = (point: Point) => ({ x: point.x + x, y: point.y + y });
  return { ...opening, from: moved(opening.from), to: moved(opening.to) };
}

/** Cosine of the largest angle between an opening and its wall: ten degrees. */
const ALONG = Math.cos(Math.PI / 18);

/** The opening with y down, and only its part above the floor. */
function drawn({ kind, from, to, low, high }: PlacedOpening, room: Walls): DrawnOpening {
  const bottom = Math.max(low, room.low);
  const heights = high > bottom ? { sill: bottom - room.low, height: high - bottom } : {};
  return { kind, from: { x: from.x, y: -from.y }, to: { x: to.x, y: -to.y }, ...heights };
}
