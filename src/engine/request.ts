// A request to the engine: a room, a pattern and a start, in millimetres. Every source (query, JSON body, command line,
// planner) is converted to this before anything is computed.

import type { Point, Ring } from './geometry/point.ts';
import type { ParameterValues } from './patterns/contract.ts';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Circle {
  /** The centre. */
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
}

/** Ways in which a door opens: into the room or out of it, hinged at its left or right side as seen from inside. */
export const SWINGS = ['in-left', 'in-right', 'out-left', 'out-right'] as const;
export type Swing = (typeof SWINGS)[number];

/** An opening in an outer wall of a room. */
export interface Door {
  /** The wall it is in, from 0 in the order of the corners. */
  readonly wall: number;
  /** From the beginning of the wall to the middle of the door. */
  readonly at: number;
  readonly width: number;
  /** How it opens; a passage without a leaf if it is left out. */
  readonly swing?: Swing;
}

/** What an opening in a wall is. */
export const OPENINGS = ['window', 'door', 'niche'] as const;
export type OpeningKind = (typeof OPENINGS)[number];

/** An opening in a wall that is tiled: a cutout with a name. */
export interface Opening extends Rectangle {
  readonly kind: OpeningKind;
}

/** One of several rooms that are laid with one pattern. */
export interface FlatRoom {
  readonly name?: string;
  /** The corners of its walls in order, in the frame of all rooms. */
  readonly outer: Ring;
  /** Length of each wall as the caller gave it. */
  readonly wallLengths?: readonly number[];
  /** Doors in its own walls. */
  readonly doors?: readonly Door[];
}

/** Several rooms with one pattern. `joinRooms` makes one room of them. */
export interface Flat {
  readonly rooms: readonly FlatRoom[];
  /** Rectangles of floor that join the rooms. */
  readonly doorways: readonly Rectangle[];
  readonly holes: readonly Ring[];
  readonly rectangles: readonly Rectangle[];
  readonly circles?: readonly Circle[];
}

export interface Room {
  /** The corners of the outer walls in order, in either direction. */
  readonly outer: Ring;
  /** Length of each wall as the caller gave it, if it differs from the distance between its corners. */
  readonly wallLengths?: readonly number[];
  readonly holes: readonly Ring[];
  readonly rectangles: readonly Rectangle[];
  /** Each is cut out as a regular polygon with the circle's area. */
  readonly circles?: readonly Circle[];
  readonly doors?: readonly Door[];
  /** Set if it is a wall, seen from the room: its lower edge is the floor. It has no doors. */
  readonly kind?: 'wall';
  /** Windows, doors and niches of a wall, which are cut out. */
  readonly openings?: readonly Opening[];
  /** The rooms that it is made of, if `joinRooms` made it. */
  readonly flat?: Flat;
}

export interface PlanRequest {
  readonly room: Room;
  /** Either name of a pattern: `squares` or `squares-pattern`. */
  readonly pattern: string;
  /** The given parameters of the pattern; the others have their defaults. */
  readonly parameters: ParameterValues;
  /** Joint width; the pattern's default when omitted. */
  readonly joint?: number;
  /** Gap along walls and cutouts that is not tiled; 0 when omitted. */
  readonly edge?: number;
  /** Width that a cut removes between two pieces of a tile; 3 when omitted. */
  readonly kerf?: number;
  /** Width below which a piece is a narrow strip, which starts are then compared by; a limit by the tile when omitted. */
  readonly minCut?: number;
  /** Layout origin; the top-left corner of the room's box, moved inwards by the gap, when omitted. */
  readonly start?: Point;
}
