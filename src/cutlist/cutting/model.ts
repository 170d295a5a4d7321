// Cutting sheets: which pieces come out of which bought tile, and how it is cut. Millimetres from the tile's centre, the
// tile lying with its longest side level, unless stated otherwise.

import type { Point, Ring } from '../../engine/index.ts';
import type { KeptRectangle } from '../../engine/offcuts.ts';

/** A piece in its place in the tile that it is cut from. */
export interface PlacedPiece {
  readonly outer: Ring;
  readonly holes: readonly Ring[];
  /** Whether its tile of the plan is a sliver. */
  readonly isSliver: boolean;
  /** Clockwise, from the top of this drawing to where the top of the plan is for the piece. */
  readonly upDeg: number;
  /** How far it is moved from where it lies in its own tile; only pieces between two walls are. */
  readonly shift: Point;
}

/** An edge of a tile as it is drawn; null for one that is neither level nor upright. */
export type EdgeName = 'left' | 'right' | 'top' | 'bottom' | null;

/** Parallel to an edge of the tile, or of what is left of it: the setting of the fence. */
export interface FenceMeasure {
  readonly kind: 'fence';
  readonly edge: EdgeName;
  readonly distance: number;
  /** From the edge to the cut. */
  readonly from: Point;
  readonly to: Point;
}

/** Where the line of a cut meets an edge of the tile. */
export interface Mark {
  /** Corners of the tile's outline: the one to measure from, and the one to measure towards. */
  readonly corner: number;
  readonly towards: number;
  readonly distance: number;
  readonly at: Point;
}

export interface Cut {
  /** Through what is left of the tile, up to an inner corner, or along a circle. */
  readonly reach: 'through' | 'stopped' | 'round';
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  /** Of a straight cut that is parallel to an edge. */
  readonly fence: FenceMeasure | null;
  /** Of another straight cut, or one that is parallel to a slanted edge. */
  readonly marks: readonly Mark[];
  /** Of a round cut. */
  readonly circle: { readonly centre: Point; readonly radius: number } | null;
}

/** Bought tiles that are cut alike. */
export interface CuttingSheet {
  /** Its place in the list, from 1. */
  readonly number: number;
  /** The motif tile whose template it is. */
  readonly motif: number;
  readonly outline: Ring;
  readonly pieces: readonly PlacedPiece[];
  /** For each bought tile, the names of its pieces, in their order: the number in the plan, with a part if it is divided. */
  readonly tiles: readonly (readonly string[])[];
  /** In the order of sawing. */
  readonly cuts: readonly Cut[];
  /** The rectangle that is worth keeping, as in the list of offcuts; no cut runs through it. */
  readonly kept: KeptRectangle | null;
}

/** Sheets whose first cut has the same distance from an edge. */
export interface FenceGroup {
  /** Null for tiles that cannot be cut along a fence first. */
  readonly setting: number | null;
  readonly sheets: readonly CuttingSheet[];
}

export interface Cutting {
  readonly groups: readonly FenceGroup[];
  /** The width that the saw takes, beyond the line of a cut. */
  readonly kerf: number;
  /** Bought tiles that are cut, all their cuts, and how long they are together. */
  readonly tiles: number;
  readonly cuts: number;
  readonly length: number;
}
