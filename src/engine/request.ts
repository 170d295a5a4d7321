// What the engine is asked: a room, a pattern and where to start. Whatever the source (query, JSON body, command
// line, planner), it becomes this before anything is computed. Millimetres.

import type { Point, Ring } from './geometry/point.ts';
import type { ParameterValues } from './patterns/contract.ts';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Room {
  /** The outer walls, in walking order, either direction. */
  readonly outer: Ring;
  /** Length of each wall as the caller gave it, where that differs from the distance of its corners. */
  readonly wallLengths?: readonly number[];
  readonly holes: readonly Ring[];
  readonly rectangles: readonly Rectangle[];
}

export interface PlanRequest {
  readonly room: Room;
  /** Either name of a pattern: `squares` or `squares-pattern`. */
  readonly pattern: string;
  /** The pattern's own parameters that were given; the others take their defaults. */
  readonly parameters: ParameterValues;
  /** Joint width; the pattern's own when left out. */
  readonly joint?: number;
  /** Layout origin; the top-left corner of the room's box when left out. */
  readonly start?: Point;
}
