// What is planned: a room, a pattern and where the layout starts. All lengths are millimetres.

import type { PATTERN_NAMES } from './pattern-names.ts';

/** A place on the plan in mm. x runs to the right, y runs down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of a closed line in order, in either direction. The first corner is not repeated at the end. */
export type Ring = readonly Point[];

/** A rectangle along the axes, in mm: its top-left corner, its width and its height. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A circle in mm: its centre and its diameter. It is cut out as a regular polygon of the same area. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly d: number;
}

/** A door in a wall of the room; lengths in mm. Drawings show it; it changes no tile. */
export interface Door {
  /** The number of the wall, from 1 in the order of the corners. */
  readonly wall: number;
  /** From the beginning of the wall to the middle of the door. */
  readonly at: number;
  readonly width: number;
  /** Into the room or out of it, hinged at its left or right side as seen from inside; no leaf when left out. */
  readonly swing?: 'in-left' | 'in-right' | 'out-left' | 'out-right';
}

/** A window, a door or a niche in a wall that is tiled, in mm. It is cut out, and drawings name it. */
export interface Opening extends Rectangle {
  readonly kind: 'window' | 'door' | 'niche';
}

/**
 * A room in mm, or a wall. The names are those of the HTTP API, whose lengths are centimetres.
 *
 * @example
 * ```ts
 * const room = {
 *   polygon: [{ x: 0, y: 0 }, { x: 1800, y: 0 }, { x: 1800, y: 2400 }, { x: 0, y: 2400 }],
 *   subtract: [{ x: 1400, y: 0, w: 400, h: 600 }],
 * };
 * ```
 */
export interface Room {
  /** The corners of the outer walls: 3 to 500. */
  readonly polygon: Ring;
  /**
   * The length of each wall as it was measured, if it differs from the distance between its corners.
   * `roomFromOutline` sets it; nothing but `plan.surface` and the labels of the drawing use it.
   */
  readonly wallLengths?: readonly number[];
  /** Areas that are not tiled, by their corners: at most 32. */
  readonly holes?: readonly Ring[];
  /** Rectangles that are not tiled (a pillar, a shaft, a hearth): at most 32. */
  readonly subtract?: readonly Rectangle[];
  /** Circles that are not tiled (a column, a drain): at most 32. */
  readonly circles?: readonly Circle[];
  /** Doors in the walls: at most 16. */
  readonly doors?: readonly Door[];
  /** Set for a wall, seen from the room: its lower edge is the floor. It has no doors. */
  readonly kind?: 'wall';
  /** What is open in a wall: at most 32, with `subtract`. */
  readonly openings?: readonly Opening[];
  /** The rooms that it is made of. `joinRooms` sets it; everything else about the room follows from it then. */
  readonly flat?: Flat;
}

/** One of several rooms with one pattern; lengths in mm. */
export interface FlatRoom {
  readonly name?: string;
  /** The corners of its walls: 3 to 500. */
  readonly polygon: Ring;
  /** The length of each wall as it was measured; `roomFromOutline` sets it. */
  readonly wallLengths?: readonly number[];
  /** Where its 0,0 is in the frame of all rooms; 0,0 when left out. */
  readonly at?: Point;
  /** Doors in its walls. */
  readonly doors?: readonly Door[];
}

/**
 * Several rooms with one pattern, in mm: `joinRooms` makes one room of them. The floor is all rooms and doorways less the
 * cutouts; each room must touch another one or be joined by a doorway.
 */
export interface Flat {
  /** 1 to 24 rooms. */
  readonly rooms: readonly FlatRoom[];
  /** Rectangles of floor that join the rooms: at most 32. */
  readonly doorways?: readonly Rectangle[];
  /** Areas that are not tiled, as in `Room`. */
  readonly holes?: readonly Ring[];
  readonly subtract?: readonly Rectangle[];
  readonly circles?: readonly Circle[];
}

/** The short name of a pattern. */
export type PatternName = (typeof PATTERN_NAMES)[number];

/** The full name of a pattern, as in answers of the HTTP API. */
export type PatternId = `${PatternName}-pattern`;

/** Values of a pattern's own parameters by name, such as `{ tileSize: 450 }`; lengths in mm. `listPatterns` lists them. */
export type ParameterValues = Readonly<Record<string, number | string>>;

/** What to plan. Everything but the room and the pattern has a default. */
export interface PlanRequest {
  readonly room: Room;
  readonly pattern: PatternName | PatternId;
  /** Those that are left out have their defaults. */
  readonly parameters?: ParameterValues;
  /** Width of the joint in mm, 0 to 100; the pattern's own when left out. */
  readonly joint?: number;
  /** Width in mm of a gap along walls and cutouts that is not tiled, 0 to 100; 0 when left out. */
  readonly edge?: number;
  /** Width in mm that a cut removes, 0 to 5; 3 when left out. `reuseOffcuts` leaves it between two pieces of a tile. */
  readonly kerf?: number;
  /**
   * Width in mm below which a piece is a narrow strip, 0 to 500. Warnings name the strips, and the best start has as few
   * as possible. When left out, strips under 50 mm and under a third of the tile's narrow side are named.
   */
  readonly minCut?: number;
  /** The origin of the layout; the top-left corner of the room's bounding box, moved inwards by `edge`, when left out. */
  readonly start?: Point;
}

/** The languages of names and drawings: English, Polish, Spanish, Chinese. */
export type Lang = 'en' | 'pl' | 'es' | 'zh';
