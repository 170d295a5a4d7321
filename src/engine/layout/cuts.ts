// The cut tiles of a layout, packed: their places, the area of each on the floor, and their pieces as rings.

import type { Point, Ring } from '../geometry/point.ts';
import { copiesOf, Floats, Ints } from './buffers.ts';

/** A tile's place: the tile of the motif, the steps along its row, and the rows from the start. */
export interface TilePlace {
  readonly motif: number;
  readonly place: number;
  readonly row: number;
}

/** One connected piece of a cut tile, relative to the tile's centre. */
export interface Piece {
  readonly outer: Ring;
  readonly holes: readonly Ring[];
}

/** Packed cut tiles, row by row. Ring r has the corners `ringEnds[r - 1]` to `ringEnds[r]` of `points` (x, y). */
export interface Cuts {
  readonly count: number;
  /** Motif, place and row of each tile. */
  readonly tiles: Int32Array;
  readonly coveredMm2: Float64Array;
  /** Where the rings of each tile end. */
  readonly tileEnds: Int32Array;
  readonly ringEnds: Int32Array;
  /** Kind of each ring: a hole in the piece before it, the outer ring of a piece, or one known to be convex. */
  readonly ringKinds: Int32Array;
  /** Corners relative to the tile's centre, mm. */
  readonly points: Float64Array;
}

export const HOLE = 0;
export const OUTER = 1;
/** A piece cut from a tile by one straight wall. */
export const CONVEX = 2;

/** Collects cut tiles as the rows are settled. */
export class CutsBuilder {
  readonly points = new Floats();
  private readonly covered = new Floats();
  private readonly tiles = new Ints();
  private readonly tileEnds = new Ints();
  private readonly ringEnds = new Ints();
  private readonly ringKinds = new Ints();
  private readonly lists = [
    this.points,
    this.covered,
    this.tiles,
    this.tileEnds,
    this.ringEnds,
    this.ringKinds,
  ] as const;

  clear(): void {
    for (const list of this.lists) list.size = 0;
  }

  /** Ends a ring of the points added since the last ring ended. */
  endRing(kind: number): void {
    this.ringEnds.push(this.points.size / 2);
    this.ringKinds.push(kind);
  }

  addPiece({ outer, holes }: Piece): void {
    this.addRing(outer, OUTER);
    for (const hole of holes) this.addRing(hole, HOLE);
  }

  private addRing(ring: Ring, kind: number): void {
    for (const { x, y } of ring) {
      this.points.push(x);
      this.points.push(y);
    }
    this.endRing(kind);
  }

  /** Pieces added since the last tile ended. */
  pending(): Piece[] {
    const pieces: { outer: Ring; holes: Ring[] }[] = [];
    for (let ring = this.firstPending(); ring < this.ringEnds.size; ring++) {
      const corners = cornersOf(this.points.data, this.beginOfRing(ring), 2 * this.ringEnds.data[ring]);
      if (this.ringKinds.data[ring] !== HOLE) pieces.push({ outer: corners, holes: [] });
      else pieces[pieces.length - 1].holes.push(corners);
    }
    return pieces;
  }

  /** Drops the pieces added since the last tile ended. */
  dropPending(): void {
    const first = this.firstPending();
    this.points.size = this.beginOfRing(first);
    this.ringEnds.size = first;
    this.ringKinds.size = first;
  }

  private firstPending(): number {
    return this.tileEnds.size === 0 ? 0 : this.tileEnds.data[this.tileEnds.size - 1];
  }

  private beginOfRing(ring: number): number {
    return ring === 0 ? 0 : 2 * this.ringEnds.data[ring - 1];
  }

  /** Ends a tile of the rings added since the last tile ended. */
  endTile(motif: number, place: number, row: number, coveredMm2: number): void {
    this.covered.push(coveredMm2);
    this.tileEnds.push(this.ringEnds.size);
    this.tiles.push(motif);
    this.tiles.push(place);
    this.tiles.push(row);
  }

  /** Returns copies of the collected cuts and of the runs of whole tiles. */
  finish(runs: Ints): { cuts: Cuts; runs: Int32Array } {
    const [points, coveredMm2, tiles, tileEnds, ringEnds, ringKinds, keptRuns] = copiesOf(...this.lists, runs);
    const cuts = { count: coveredMm2.length, tiles, coveredMm2, tileEnds, ringEnds, ringKinds, points };
    return { cuts, runs: keptRuns };
  }
}

/** Returns where an entry of a packed list begins: where the one before it ends. */
export function beginOf(ends: Int32Array, index: number): number {
  return index === 0 ? 0 : ends[index - 1];
}

/** Returns the place of a cut tile. */
export function tilePlaceOf({ tiles }: Cuts, cut: number): TilePlace {
  return { motif: tiles[3 * cut], place: tiles[3 * cut + 1], row: tiles[3 * cut + 2] };
}

/** Returns the pieces of one cut tile as plain rings, mm. */
export function piecesOf(cuts: Cuts, index: number): Piece[] {
  const pieces: { outer: Ring; holes: Ring[] }[] = [];
  for (let ring = beginOf(cuts.tileEnds, index); ring < cuts.tileEnds[index]; ring++) {
    const corners = ringOf(cuts, ring);
    if (cuts.ringKinds[ring] !== HOLE) pieces.push({ outer: corners, holes: [] });
    else pieces[pieces.length - 1].holes.push(corners);
  }
  return pieces;
}

/** Returns the number of pieces of one cut tile. */
export function pieceCountOf({ tileEnds, ringKinds }: Cuts, index: number): number {
  let count = 0;
  for (let ring = beginOf(tileEnds, index); ring < tileEnds[index]; ring++) if (ringKinds[ring] !== HOLE) count++;
  return count;
}

/** Returns one ring as plain corners, mm. */
export function ringOf({ ringEnds, points }: Cuts, ring: number): Ring {
  return cornersOf(points, 2 * beginOf(ringEnds, ring), 2 * ringEnds[ring]);
}

/** Converts part of a packed list, alternating x and y, to plain corners. */
export function cornersOf(points: Float64Array, begin: number, end: number): Ring {
  const corners: Point[] = [];
  for (let i = begin; i < end; i += 2) corners.push({ x: points[i], y: points[i + 1] });
  return corners;
}
