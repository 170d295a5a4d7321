// Doors and windows as stretches in the plan, and which of them are in the walls of a room.

import { type Box, boxOf, distance, nearestOn, type Point, type Ring } from '../../engine/index.ts';
import type { DrawnOpening } from '../drawing.ts';
import { ImportError } from '../refusals.ts';
import { allOf, type Entity, Unreadable } from './model.ts';
import { boundsOf, filledBy, OPENING_TYPES } from './relations.ts';
import {
  type Frame,
  type Placements,
  representationBodies,
  ringsOf,
  type ShapeContext,
  type Vector,
} from './shapes/index.ts';
import type { StepFile } from './step/index.ts';

/** A door or a window in the world, y up. Lengths in the file's unit. */
interface PlacedOpening {
  readonly id: number;
  readonly kind: DrawnOpening['kind'];
  readonly from: Point;
  readonly to: Point;
  readonly low: number;
  readonly high: number;
  /** How deep the wall is cut; null if the file does not say. */
  readonly depth: number | null;
}

/** The room that openings are looked for. */
export interface Walls {
  readonly id: number;
  readonly rings: readonly Ring[];
  readonly low: number;
  readonly high: number;
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
  const all = new Map<number, PlacedOpening>();
  for (const element of allOf(file, ...(bounds ? OPENING_TYPES : FILLING_TYPES))) {
    const found = tryPlace(element, opened(element.id), placements, context);
    if (found) all.set(element.id, found);
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
    return own
      .filter((opening) => opening !== undefined)
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

function tryPlace(element: Entity, hole: Entity | null, placements: Placements, context: ShapeContext) {
  const before = new Set(context.remarks);
  try {
    return place(element, hole, placements, context);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  } finally {
    // A round head of a window does not matter in the plan.
    context.remarks.clear();
    for (const remark of before) context.remarks.add(remark);
  }
}

function place(element: Entity, hole: Entity | null, placements: Placements, context: ShapeContext): PlacedOpening {
  const isOpening = element.type.startsWith('IFCOPENING');
  const kind = isOpening ? 'opening' : element.type.startsWith('IFCDOOR') ? 'door' : 'window';
  const frame = placements.frameOf(element.entity(5));
  const cut = isOpening ? element : hole;
  const size = isOpening ? null : sizeOf(element);
  const corners = cut && holeCorners(cut, placements, context);
  const stretch = corners ? stretchAlong(corners, frame) : size && stretchOf(frame, size);
  if (!stretch) throw new Unreadable('entity-skipped');
  return { id: element.id, kind, ...stretch };
}

function sizeOf(element: Entity): { height: number | null; width: number } | null {
  const [height, width] = [element.numberOrNull(8), element.numberOrNull(9)];
  return width !== null && width > 0 ? { height, width } : null;
}

/** The corners of the hole in the wall; null if its shape cannot be read. */
function holeCorners(hole: Entity, placements: Placements, context: ShapeContext): Vector[] | null {
  try {
    const frame = placements.frameOf(hole.entity(5));
    const bodies = Array.from(hole.entity(6).entities(2), (shape) => representationBodies(shape, frame, context, 0));
    const corners = bodies.flat(2).flatMap((face) => ringsOf(face).flat());
    return corners.length > 0 ? corners : null;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

type Stretch = Omit<PlacedOpening, 'id' | 'kind'>;

/** The middle line of corners along the x of a frame. */
function stretchAlong(corners: readonly Vector[], frame: Frame): Stretch {
  const [x, y] = alongOf(frame);
  const [first, last] = range(corners.map((corner) => corner[0] * x + corner[1] * y));
  const [near, far] = range(corners.map((corner) => corner[1] * x - corner[0] * y));
  const [low, high] = range(corners.map((corner) => corner[2]));
  const middle = (near + far) / 2;
  const at = (along: number) => ({ x: along * x - middle * y, y: along * y + middle * x });
  return { from: at(first), to: at(last), low, high, depth: far - near };
}

/** A door begins at the origin of its frame and runs along its x. */
function stretchOf(frame: Frame, { width, height }: { width: number; height: number | null }): Stretch {
  const [x, y] = alongOf(frame);
  const [fromX, fromY, low] = frame.origin;
  const to = { x: fromX + x * width, y: fromY + y * width };
  return { from: { x: fromX, y: fromY }, to, low, high: low + (height ?? 0), depth: null };
}

/** The direction of a frame's x in the plan. */
function alongOf({ x: [x, y] }: Frame): readonly [number, number] {
  const length = Math.sqrt(x * x + y * y);
  // A skylight in a roof, or a hatch.
  if (!(length > 0.5)) throw new Unreadable('not-level');
  return [x / length, y / length];
}

function range(values: readonly number[]): [number, number] {
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}

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
