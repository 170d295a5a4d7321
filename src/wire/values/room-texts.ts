// Writes rooms and cutouts for the query and the JSON body, in the fewest characters that parse back to the same
// values. Millimetres in, centimetres out.

import type { Circle, Door, Opening, OpeningKind, Point, Rectangle, Ring, Swing } from '../../engine/index.ts';
import { cmFromMm, plainDecimal } from './numbers.ts';
import { tokenOf, type Wall } from './walks/wall-token.ts';

/** Writes a walk; `space` separates the walls and is `+` in an address. */
export function walkText(walls: readonly Wall[], space: ' ' | '+'): string {
  let text = tokenOf(walls[0]);
  for (let i = 1; i < walls.length; i++) text += space + tokenOf(walls[i]);
  return text;
}

/** Writes the corners of a ring. */
export function ringText(ring: Ring, space: ' ' | '+'): string {
  let text = pointText(ring[0]);
  for (let i = 1; i < ring.length; i++) text += space + pointText(ring[i]);
  return text;
}

export function ringsText(rings: readonly Ring[], space: ' ' | '+'): string {
  return rings.map((ring) => ringText(ring, space)).join(';');
}

export function rectanglesText(rectangles: readonly Rectangle[]): string {
  return rectangles.map(({ x, y, width, height }) => [x, y, width, height].map(cmText).join(',')).join(';');
}

export function openingsText(openings: readonly Opening[]): string {
  return openings.map((opening) => `${rectanglesText([opening])},${opening.kind}`).join(';');
}

export function circlesText(circles: readonly Circle[]): string {
  return circles.map(({ x, y, diameter }) => [x, y, diameter].map(cmText).join(',')).join(';');
}

export function doorsText(doors: readonly Door[]): string {
  return doors
    .map(({ wall, at, width, swing }) => [wall + 1, cmText(at), cmText(width), ...(swing ? [swing] : [])].join(','))
    .join(';');
}

/** Writes a corner or a start. */
export function pointText({ x, y }: Point): string {
  return `${cmText(x)},${cmText(y)}`;
}

function cmText(mm: number): string {
  return plainDecimal(cmFromMm(mm));
}

/** Writes a ring for a JSON body. */
export function ringJson(ring: Ring): [number, number][] {
  return ring.map(({ x, y }) => [cmFromMm(x), cmFromMm(y)]);
}

/** Writes a rectangle for a JSON body. */
export function rectangleJson({ x, y, width, height }: Rectangle): { x: number; y: number; w: number; h: number } {
  return { x: cmFromMm(x), y: cmFromMm(y), w: cmFromMm(width), h: cmFromMm(height) };
}

/** Writes an opening of a wall for a JSON body. */
export function openingJson(opening: Opening): {
  x: number;
  y: number;
  w: number;
  h: number;
  kind: OpeningKind;
} {
  return { ...rectangleJson(opening), kind: opening.kind };
}

/** Writes a circle for a JSON body. */
export function circleJson({ x, y, diameter }: Circle): { x: number; y: number; d: number } {
  return { x: cmFromMm(x), y: cmFromMm(y), d: cmFromMm(diameter) };
}

/** Writes a door for a JSON body. */
export function doorJson({ wall, at, width, swing }: Door): {
  wall: number;
  at: number;
  width: number;
  swing?: Swing;
} {
  return { wall: wall + 1, at: cmFromMm(at), width: cmFromMm(width), ...(swing && { swing }) };
}

/** A room of several, as it was sent. */
interface RoomParts {
  readonly name?: string;
  readonly walls?: readonly Wall[];
  readonly ring: Ring;
  readonly at: Point;
  readonly doors?: readonly Door[];
}

/** Writes a room of several for a JSON body. */
export function roomJson({ name, walls, ring, at, doors = [] }: RoomParts): object {
  return {
    ...(name && { name }),
    ...(walls ? { outline: walkText(walls, ' ') } : { polygon: ringJson(ring) }),
    ...((at.x !== 0 || at.y !== 0) && { at: pointJson(at) }),
    ...(doors.length > 0 && { doors: doors.map(doorJson) }),
  };
}

/** Writes a start for a JSON body. */
export function pointJson({ x, y }: Point): Point {
  return { x: cmFromMm(x), y: cmFromMm(y) };
}
