// The cut tiles of a layout, packed: which tiles, how much of each lies on the floor, and their pieces as rings.

import type { Point, Ring } from '../geometry/point.ts';
import { Floats, Ints } from './buffers.ts';

/** A tile's place: which tile of the motif, and how many steps along its row and rows from the start. */
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

/** Packed cut tiles, row by row. Ring r has the corners `ringEnds[r - 1]` to `ringEnds[r]` of `points` (x, y in turn). */
export interface Cuts {
  readonly count: number;
  /** motif, place and row of each tile in turn. */
  readonly tiles: Int32Array;
  readonly coveredMm2: Float64Array;
  /** Where the rings of each tile end. */
  readonly tileEnds: Int32Array;
  readonly ringEnds: Int32Array;
  /** What each ring is: a hole in the piece before it, the outer ring of a piece, or one known to be convex. */
  readonly ringKinds: Int32Array;
  /** Corners relative to the tile's centre, mm. */
  readonly points: Float64Array;
}

export const HOLE = 0;
export const OUTER = 1;
/** The piece that one straight wall leaves of a tile. */
export const CONVEX = 2;

/** Gathers cut tiles as the rows are settled. */
export class CutsBuilder {
  readonly points = new Floats();
  private readonly covered = new Floats();
  private readonly tiles = new Ints();
  private readonly tileEnds = new Ints();
  private readonly ringEnds = new Ints();
  private readonly ringKinds = new Ints();

  get count(): number {
    return this.covered.size;
  }

  clear(): void {
    this.points.size = 0;
    this.covered.size = 0;
    this.tiles.size = 0;
    this.tileEnds.size = 0;
    this.ringEnds.size = 0;
    this.ringKinds.size = 0;
  }

  /** Ends the ring of the points added since the last one ended. */
  endRing(kind: number): void {
    this.ringEnds.reserve(1);
    this.ringKinds.reserve(1);
    this.ringEnds.data[this.ringEnds.size++] = this.points.size / 2;
    this.ringKinds.data[this.ringKinds.size++] = kind;
  }

  addPiece({ outer, holes }: Piece): void {
    this.addRing(outer, OUTER);
    for (const hole of holes) this.addRing(hole, HOLE);
  }

  private addRing(ring: Ring, kind: number): void {
    this.points.reserve(2 * ring.length);
    for (const { x, y } of ring) {
      this.points.data[this.points.size++] = x;
      this.points.data[this.points.size++] = y;
    }
    this.endRing(kind);
  }

  /** Ends the tile of the rings added since the last one ended. */
  endTile(motif: number, place: number, row: number, coveredMm2: number): void {
    this.covered.reserve(1);
    this.covered.data[this.covered.size++] = coveredMm2;
    this.tileEnds.reserve(1);
    this.tileEnds.data[this.tileEnds.size++] = this.ringEnds.size;
    this.tiles.reserve(3);
    const { data, size } = this.tiles;
    data[size] = motif;
    data[size + 1] = place;
    data[size + 2] = row;
    this.tiles.size = size + 3;
  }

  finish(): Cuts {
    return {
      count: this.count,
      tiles: this.tiles.taken(),
      coveredMm2: this.covered.taken(),
      tileEnds: this.tileEnds.taken(),
      ringEnds: this.ringEnds.taken(),
      ringKinds: this.ringKinds.taken(),
      points: this.points.taken(),
    };
  }
}

/** The pieces of one cut tile as plain rings, for whoever wants to look at them one by one. */
export function piecesOf(cuts: Cuts, index: number): Piece[] {
  const pieces: { outer: Ring; holes: Ring[] }[] = [];
  for (let ring = index === 0 ? 0 : cuts.tileEnds[index - 1]; ring < cuts.tileEnds[index]; ring++) {
    const corners = ringOf(cuts, ring);
    if (cuts.ringKinds[ring] !== HOLE) pieces.push({ outer: corners, holes: [] });
    else pieces[pieces.length - 1].holes.push(corners);
  }
  return pieces;
}

function ringOf(cuts: Cuts, ring: number): Point[] {
  const corners: Point[] = [];
  for (let i = ring === 0 ? 0 : cuts.ringEnds[ring - 1]; i < cuts.ringEnds[ring]; i++) {
    corners.push({ x: cuts.points[2 * i], y: cuts.points[2 * i + 1] });
  }
  return corners;
}
