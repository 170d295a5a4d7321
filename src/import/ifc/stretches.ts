// Where doors and windows are: the hole in the wall that they fill, or else what they say of themselves.

import type { Point } from '../../engine/index.ts';
import type { DrawnOpening } from '../drawing.ts';
import { ImportError } from '../refusals.ts';
import { type Entity, Unreadable } from './model.ts';
import {
  type Frame,
  type Placements,
  representationBodies,
  ringsOf,
  type ShapeContext,
  type Vector,
} from './shapes/index.ts';

/** A stretch of the plan, y up, and its heights. Lengths in the file's unit. */
interface Stretch {
  readonly from: Point;
  readonly to: Point;
  readonly low: number;
  readonly high: number;
  /** How deep the wall is cut; null if the file does not say. */
  readonly depth: number | null;
}

/** A door, a window or an opening in the world. */
export interface PlacedOpening extends Stretch {
  readonly kind: DrawnOpening['kind'];
}

interface Placing {
  readonly placements: Placements;
  /** Of openings only, so that detailed ones cost no room its corners. */
  readonly context: ShapeContext;
}

interface Size {
  readonly height: number | null;
  readonly width: number;
}

/** Where an opening is; undefined if it cannot be told. */
export function placeOpening(element: Entity, hole: Entity | null, placing: Placing): PlacedOpening | undefined {
  const isOpening = element.type.startsWith('IFCOPENING');
  const kind = isOpening ? 'opening' : element.type.startsWith('IFCDOOR') ? 'door' : 'window';
  const stretch = readable(() => {
    const frame = placing.placements.frameOf(element.entity(5));
    const size = isOpening ? null : sizeOf(element);
    const cut = isOpening ? element : hole;
    const corners = cut && cornersOf(cut, placing);
    if (corners) return stretchAlong(corners, isOpening ? directionOf(corners) : alongOf(frame));
    return size ? stretchOf(element, frame, size, placing) : undefined;
  });
  return stretch && { kind, ...stretch };
}

/** The value; undefined if what it comes from cannot be read, or there is too much of it. */
function readable<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable || (error instanceof ImportError && error.code === 'corners')) return undefined;
    throw error;
  }
}

function sizeOf(element: Entity): Size | null {
  const [height, width] = [element.numberOrNull(8), element.numberOrNull(9)];
  return width !== null && width > 0 ? { height, width } : null;
}

/** The corners of a hole in a wall or of a simple door; undefined if there is no such shape. */
function cornersOf(element: Entity, { placements, context }: Placing, onlySwept = false): Vector[] | undefined {
  return readable(() => {
    const frame = placements.frameOf(element.entity(5));
    const shapes = [...element.entity(6).entities(2)].filter(
      (shape) => shape.text(1)?.toUpperCase() === 'BODY' && (!onlySwept || shape.text(2) === 'SweptSolid'),
    );
    const bodies = shapes.flatMap((shape) => representationBodies(shape, frame, context, 0));
    const corners = bodies.flat().flatMap((face) => ringsOf(face).flat());
    return corners.length > 0 ? corners : undefined;
  });
}

type Direction = readonly [number, number];

/** The middle line of corners along a direction. */
function stretchAlong(corners: readonly Vector[], [x, y]: Direction): Stretch {
  const [first, last] = range(corners.map((corner) => corner[0] * x + corner[1] * y));
  const [near, far] = range(corners.map((corner) => corner[1] * x - corner[0] * y));
  const [low, high] = range(corners.map((corner) => corner[2]));
  const middle = (near + far) / 2;
  const at = (along: number) => ({ x: along * x - middle * y, y: along * y + middle * x });
  return { from: at(first), to: at(last), low, high, depth: far - near };
}

/** A door begins at the origin of its frame and runs along its x, unless its body is elsewhere. */
function stretchOf(element: Entity, frame: Frame, { width, height }: Size, placing: Placing): Stretch {
  const [x, y] = alongOf(frame);
  const [fromX, fromY, low] = frame.origin;
  const to = { x: fromX + x * width, y: fromY + y * width };
  const usual = { from: { x: fromX, y: fromY }, to, low, high: low + (height ?? 0), depth: null };
  const corners = cornersOf(element, placing, true);
  const body = corners && stretchAlong(corners, directionOf(corners));
  return body && !isBeside(usual, body, width) ? body : usual;
}

/** Whether the middles of two stretches are less than half a width apart. */
function isBeside(one: Stretch, other: Stretch, width: number): boolean {
  const apart = (axis: 'x' | 'y') => Math.abs(one.from[axis] + one.to[axis] - other.from[axis] - other.to[axis]) / 2;
  return apart('x') < width / 2 && apart('y') < width / 2;
}

/** The direction of a frame's x in the plan. */
function alongOf({ x: [x, y] }: Frame): Direction {
  const length = Math.sqrt(x * x + y * y);
  // A skylight in a roof, or a hatch.
  if (!(length > 0.5)) throw new Unreadable('not-level');
  return [x / length, y / length];
}

/** Sides of which one is along the opening: simple shapes have few. */
const MOST_SIDES = 64;

/** The direction of the longer side of the smallest rectangle around corners, in the plan. */
function directionOf(corners: readonly Vector[]): Direction {
  let best: { direction: Direction; area: number } | undefined;
  for (let i = 1; i < Math.min(corners.length, MOST_SIDES); i++) {
    const [x, y] = [corners[i][0] - corners[i - 1][0], corners[i][1] - corners[i - 1][1]];
    const length = Math.sqrt(x * x + y * y);
    if (!(length > 0)) continue;
    const side: Direction = [x / length, y / length];
    const { from, to, depth } = stretchAlong(corners, side);
    const across = depth ?? 0;
    const along = Math.hypot(to.x - from.x, to.y - from.y);
    const direction: Direction = along >= across ? side : [-side[1], side[0]];
    if (!best || along * across < best.area) best = { direction, area: along * across };
  }
  if (!best) throw new Unreadable();
  return best.direction;
}

function range(values: readonly number[]): [number, number] {
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}
