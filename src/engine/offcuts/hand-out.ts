// Hands the pieces of a plan out to the places that the packing found for their forms.

import type { Point } from '../geometry/point.ts';
import type { CutTiles } from './cut-tiles.ts';
import type { Form, Part } from './forms.ts';
import { exchangesIn } from './kinds.ts';
import type { Compatibility } from './packing/compatibility.ts';
import type { OpenTile } from './packing/open-tile.ts';
import type { Packing } from './packing/packing.ts';
import type { Batch } from './parts.ts';
import { NO_SHIFT, NONE, type SharedPiece, type SharedTile } from './reuse.ts';
import { degreesOf } from './turns.ts';

/** A batch and the tiles that its forms come out of. */
export interface PackedBatch extends Packing {
  readonly batch: Batch;
  readonly fits: Compatibility;
}

/** Assigns the parts of each form to the places found for it, and returns the pieces of each tile. */
export function handOut(plan: CutTiles, { batch: { forms, turns }, fits, tiles }: PackedBatch): SharedTile[] {
  const ontoModelDeg = exchangesIn(plan).map(({ ontoModel }) => degreesOf(ontoModel));
  const turnsDeg = turns.map(degreesOf);
  const left = forms.map((form) => new PartsLeft(form, fits.haveSplitTiles));
  const handedOut: SharedTile[] = [];
  for (const tile of tiles) {
    const shifts = shiftsIn(fits, tile);
    for (let copy = 0; copy < tile.count; copy++) {
      const pieces: Mutable<SharedPiece>[] = [];
      for (let i = 0; i < tile.forms.length; i++) {
        const part = left[tile.forms[i]].take(pieces);
        const motif = plan.layout.cuts.tiles[3 * part.cut];
        const turnDeg = ontoModelDeg[motif] + turnsDeg[part.turn] + turnsDeg[tile.turns[i]];
        const shift = shifts?.[i] ?? NO_SHIFT;
        for (const piece of part.pieces) insert(pieces, { cut: part.cut, piece, turnDeg, shift });
      }
      orient(pieces);
      handedOut.push({ pieces, elsewhere: NONE });
    }
  }
  return handedOut;
}

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

/** Inserts a piece into a sorted list; for so few, calling `sort` takes longer. */
function insert<T extends SharedPiece>(pieces: T[], piece: T): void {
  let at = pieces.length;
  for (; at > 0 && compareByCut(pieces[at - 1], piece) > 0; at--) pieces[at] = pieces[at - 1];
  pieces[at] = piece;
}

export function compareByCut(a: SharedPiece, b: SharedPiece): number {
  return a.cut - b.cut || a.piece - b.piece;
}

/** Turns a tile so that it lies as the cut tile of its first piece. */
export function orient(pieces: readonly Mutable<SharedPiece>[]): void {
  const home = pieces[0].turnDeg;
  for (const piece of pieces) {
    piece.turnDeg = piece.turnDeg === home ? 0 : (piece.turnDeg - home + 1080) % 360;
    if (piece.shift !== NO_SHIFT) piece.shift = turnedBy(piece.shift, -home);
  }
}

function turnedBy({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The parts of a form that have no place yet. */
class PartsLeft {
  private readonly parts: readonly Part[];
  private next = 0;
  /** The parts by cut tile; undefined if no tile has several parts. */
  private readonly byCut: Map<number, Part[]> | undefined;

  constructor({ parts }: Form, haveSplitTiles: boolean) {
    this.parts = parts;
    if (!haveSplitTiles) return;
    this.byCut = new Map();
    for (const part of parts) {
      const others = this.byCut.get(part.cut);
      if (others) others.push(part);
      else this.byCut.set(part.cut, [part]);
    }
  }

  /** Takes the next part, or one that keeps the parts of a cut tile together: one of a tile with pieces in the list. */
  take(pieces: readonly SharedPiece[]): Part {
    const { byCut } = this;
    if (!byCut) return this.parts[this.next++];
    const [next] = byCut.keys();
    const cut = pieces.find((piece) => byCut.has(piece.cut))?.cut ?? next;
    const ofCut = byCut.get(cut)!;
    const part = ofCut.pop()!;
    if (ofCut.length === 0) byCut.delete(cut);
    return part;
  }
}

/** How far each form of a tile is moved, in the frame of the model; undefined if none is. */
function shiftsIn(fits: Compatibility, { forms, turns, offsets }: OpenTile): Point[] | undefined {
  // A piece that has the tile for itself is cut where it is laid.
  if (forms.length === 1 || !offsets) return undefined;
  return forms.map((form, i) => {
    const slide = fits.slideIn(form, turns[i]);
    return slide && offsets[i] !== 0 ? { x: slide.x * offsets[i], y: slide.y * offsets[i] } : NO_SHIFT;
  });
}
