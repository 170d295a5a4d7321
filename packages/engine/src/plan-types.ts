// A planned layout, as plain data.

import type { ParameterValues, PatternId, Point, Room } from './request.ts';

/** The floor of a plan; lengths in mm. */
export interface Surface {
  /** The floor without its cutouts. */
  readonly areaMm2: number;
  /** The sum of the wall lengths. */
  readonly perimeter: number;
  /** In the order of the room's walls. */
  readonly wallLengths: readonly number[];
  readonly boundingBox: { readonly width: number; readonly height: number };
  /** The length of skirting along the walls, with cutouts that stand at them, less the doors. */
  readonly skirting: number;
  /** The same with cutouts that stand free in the room. */
  readonly skirtingAll: number;
}

/** The figures of a layout, unrounded; lengths in mm. */
export interface TileFigures {
  /** Tiles to buy: whole and cut. */
  readonly total: number;
  readonly whole: number;
  readonly cut: number;
  /** Share of the bought material that ends up as offcut. */
  readonly wastePercent: number;
  readonly laidAreaMm2: number;
  readonly purchasedAreaMm2: number;
  /** Width of the narrowest place of any cut piece; null when nothing is cut. */
  readonly narrowestCut: number | null;
  /** Cut tiles of which less than a tenth is laid. */
  readonly sliverCount: number;
}

/**
 * What lies in one of several rooms. A tile belongs to the room that has most of it, a doorway to the room that has most of
 * the doorway, and what several rooms cover to the first of them. The sums are those of the plan.
 */
export interface RoomFigures {
  /** Its name, if it has one. */
  readonly name?: string;
  readonly areaMm2: number;
  readonly whole: number;
  readonly cut: number;
}

/** Cut tiles of which less than a tenth is laid. Another start usually avoids them. */
export interface SliverWarning {
  readonly kind: 'slivers';
  readonly sliverCount: number;
  readonly cut: number;
  readonly narrowestCut: number;
  /** Slivers that are strips along a wall rather than tips of tiles. */
  readonly strips: number;
}

/** Pieces narrower than `limit`, in mm; unless the request has a `minCut`, there are no slivers. Another start usually avoids them. */
export interface StripWarning {
  readonly kind: 'strips';
  readonly stripCount: number;
  readonly cut: number;
  readonly narrowestCut: number;
  readonly limit: number;
}

/** More waste than is usual for the pattern, or than starts of this room need on average. */
export interface WasteWarning {
  readonly kind: 'waste';
  readonly wastePercent: number;
  readonly meanPercent: number;
}

/** A cutout that changes nothing, because it is outside the room. */
export interface IdleCutoutWarning {
  readonly kind: 'idle-cutout';
  /** The list of the room that it is in, and its index there. */
  readonly source: 'holes' | 'subtract' | 'circles' | 'openings';
  readonly index: number;
}

/** What is wrong with a layout. New kinds may be added in minor versions. */
export type Warning = SliverWarning | StripWarning | WasteWarning | IdleCutoutWarning;

/**
 * A planned layout: the request with everything that was left out, and the figures. It is plain data, so it survives
 * `JSON.stringify` and `structuredClone`; a copy can be passed to the other functions and is planned again there.
 */
export interface Plan {
  readonly room: Room;
  readonly pattern: PatternId;
  /** Every parameter that was used, defaults included. */
  readonly parameters: ParameterValues;
  /** Width of the joint in mm. */
  readonly joint: number;
  /** Width in mm of the gap along walls and cutouts. */
  readonly edge: number;
  /** Width in mm that a cut removes. */
  readonly kerf: number;
  /** Width in mm below which a piece is a narrow strip, if it was passed. */
  readonly minCut?: number;
  /** The origin of the layout. */
  readonly start: Point;
  readonly surface: Surface;
  readonly tiles: TileFigures;
  /** What lies in each of several rooms, in their order; only of a room that `joinRooms` made. */
  readonly rooms?: readonly RoomFigures[];
  /** Empty if there is nothing to improve. */
  readonly warnings: readonly Warning[];
  /** Figures that pattern and joint imply, such as `tilesPerM2`. Each name ends in its unit. */
  readonly derived: Readonly<Record<string, number>>;
}
