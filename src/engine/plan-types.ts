// The result of the engine: figures in millimetres, unrounded, and the layout they come from.

import type { CutoutSource } from './cutouts.ts';
import type { Point } from './geometry/point.ts';
import type { Layout } from './layout/index.ts';
import type { ParameterValues, Pattern } from './patterns/contract.ts';
import type { Lattice } from './patterns/lattice.ts';
import type { Room } from './request.ts';
import type { Floor } from './room.ts';
import type { Skirting } from './skirting.ts';

export interface Surface {
  readonly areaMm2: number;
  readonly perimeter: number;
  readonly wallLengths: readonly number[];
  readonly box: { readonly width: number; readonly height: number };
  readonly skirting: Skirting;
}

export interface TileFigures {
  readonly total: number;
  readonly whole: number;
  readonly cut: number;
  readonly wastePercent: number;
  readonly laidAreaMm2: number;
  readonly purchasedAreaMm2: number;
  /** Width of the narrowest place of any cut piece; null when nothing is cut. */
  readonly narrowestCut: number | null;
  readonly sliverCount: number;
}

export type Warning =
  | {
      readonly kind: 'slivers';
      readonly sliverCount: number;
      readonly cut: number;
      readonly narrowestCut: number;
      /** Slivers that are strips along a wall rather than tips of tiles. */
      readonly strips: number;
    }
  | {
      /** Tiles with pieces narrower than `limit`, mm, besides slivers. */
      readonly kind: 'strips';
      readonly stripCount: number;
      /** Length of those pieces, mm: the wall along which they lie. */
      readonly stripLength: number;
      readonly cut: number;
      readonly narrowestCut: number;
      readonly limit: number;
      /** Whether the limit is that of the request; then slivers are counted too. */
      readonly isGiven: boolean;
    }
  | { readonly kind: 'waste'; readonly wastePercent: number; readonly meanPercent: number }
  | { readonly kind: 'idle-cutout'; readonly source: CutoutSource; readonly index: number };

export interface Plan {
  readonly surface: Surface;
  /** The room as described, in the caller's frame. */
  readonly room: Room;
  readonly pattern: Pattern;
  /** Every parameter used, defaults included. */
  readonly parameters: ParameterValues;
  readonly derived: Readonly<Record<string, number>>;
  readonly joint: number;
  /** Gap along walls and cutouts. */
  readonly edge: number;
  /** Width that a cut removes. */
  readonly kerf: number;
  /** Width below which a piece is a narrow strip; undefined for a limit by the tile. */
  readonly minCut: number | undefined;
  readonly start: Point;
  readonly tiles: TileFigures;
  readonly warnings: readonly Warning[];
  /** The floor that is tiled. */
  readonly floor: Floor;
  /** The floor of the room, which differs from it by the gap along the walls. */
  readonly roomFloor: Floor;
  readonly lattice: Lattice;
  readonly layout: Layout;
}
