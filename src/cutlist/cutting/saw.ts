// The order of cuts that takes pieces out of a tile: cuts through all that is left as long as there are any, then those
// that stop at an inner corner or follow a circle.

import { type Point, type Ring, signedArea } from '../../engine/index.ts';
import type { KeptRectangle } from '../../engine/offcuts.ts';
import type { Side } from '../pieces.ts';
import { type Edges, edgesOf } from './edges.ts';
import { chordOf, isOnBorder, type Line, lineThrough, partBeside, reversed, sideOf, THIN } from './lines.ts';
import { fenceMeasure, marksOf } from './measures.ts';
import type { Cut, EdgeName, FenceMeasure, PlacedPiece } from './model.ts';

/** What comes out of a tile. */
export interface Sawn {
  readonly pieces: readonly PlacedPiece[];
  /** Those of the pieces' tiles. */
  readonly names: readonly string[];
  /** A rectangle that no cut may run through, but which nobody cuts out. */
  readonly kept: Pick<KeptRectangle, 'corners'> | null;
}

/** A piece with what sawing needs to know of it. */
interface SawnPiece {
  readonly outer: Ring;
  readonly edges: readonly Edges[];
  /** Pieces of the same tile of the plan lie as near to each other as they are laid; null for the offcut to keep. */
  readonly tile: string | null;
}

/** More sides are not tried as cuts through the tile, but cut one by one. */
const MOST_SIDES = 64;
/** How far a corner may be over a line, mm: corners this close to a line between others are dropped from pieces. */
const OVER = 0.05;

/** Of cuts that are as good, those from these edges come first. */
export const EDGES: readonly EdgeName[] = ['left', 'top', 'right', 'bottom', null];

/** A cut through a part, and what it separates. */
interface Through {
  /** Of a piece. */
  readonly side: Side;
  readonly line: Line;
  readonly near: readonly SawnPiece[];
  readonly far: readonly SawnPiece[];
}

export class Saw {
  readonly #outline: Ring;
  readonly #pieces: readonly SawnPiece[];
  readonly #kerf: number;
  readonly #cuts: Cut[] = [];
  /** Sides that were cut through: rounding may leave a hair of them inside, which is not cut again. */
  readonly #sawn = new Set<Side>();

  constructor(outline: Ring, { pieces, names, kept }: Sawn, kerf: number) {
    this.#outline = outline;
    this.#kerf = kerf;
    const sawn = pieces.map(({ outer, holes }, i) => ({
      outer,
      edges: [outer, ...holes].map(edgesOf),
      tile: names[i].split('/')[0],
    }));
    this.#pieces = kept ? [...sawn, { outer: kept.corners, edges: [], tile: null }] : sawn;
  }

  /** The measures of the cuts that may come first and are parallel to an edge. */
  firstFences(): FenceMeasure[] {
    return this.#throughs(this.#outline, this.#pieces).flatMap(({ line }) => this.#fenceOf(line, this.#outline) ?? []);
  }

  /** Cuts the tile; the first cut is one of those that `isFirst` accepts, if there are any. */
  run(isFirst: (fence: FenceMeasure) => boolean): readonly Cut[] {
    this.#part(this.#outline, this.#pieces, isFirst);
    return this.#cuts;
  }

  #part(part: Ring, pieces: readonly SawnPiece[], isFirst?: (fence: FenceMeasure) => boolean): void {
    if (pieces.every(isKept)) return;
    const through = this.#best(part, this.#throughs(part, pieces), isFirst);
    if (through === undefined) {
      this.#stopped(part, pieces);
      return;
    }
    const { side, line, near, far } = through;
    this.#sawn.add(side);
    const [from, to] = chordOf(part, line);
    this.#straight('through', line, from, to, part);
    this.#part(partBeside(part, line, 0), near);
    this.#part(this.#beyond(part, line), far);
  }

  /** What is left of a part on the other side of a cut. */
  #beyond(part: Ring, line: Line): Point[] {
    return partBeside(part, reversed(line), this.#kerf);
  }

  /** All cuts along sides of pieces that run through a part and through no piece. */
  #throughs(part: Ring, pieces: readonly SawnPiece[]): Through[] {
    const sides = pieces.flatMap(({ edges: [outer], tile }) => (outer?.straight ?? []).map((side) => ({ side, tile })));
    if (sides.length > MOST_SIDES) return [];
    return sides.flatMap(({ side, tile }) => {
      const { from, to, length } = side;
      if (length <= THIN || this.#sawn.has(side) || isOnBorder(part, from, to)) return [];
      const line = lineThrough(from, to);
      // A hair of a piece may lie beyond all that is left.
      if (signedArea(partBeside(part, line, 0)) <= THIN) return [];
      const near: SawnPiece[] = [];
      const far: SawnPiece[] = [];
      for (const piece of pieces) {
        const distances = piece.outer.map((corner) => sideOf(line, corner));
        const gap = piece.tile === tile ? 0 : this.#kerf;
        if (Math.min(...distances) >= -OVER) near.push(piece);
        else if (Math.max(...distances) <= OVER - gap) far.push(piece);
        else return [];
      }
      return [{ side, line, near, far }];
    });
  }

  /** The cut along a fence that leaves the largest offcut in one piece; of equal ones, the one nearest to the left. */
  #best(part: Ring, throughs: readonly Through[], isFirst?: (fence: FenceMeasure) => boolean): Through | undefined {
    let best: { readonly through: Through; readonly merits: readonly number[] } | undefined;
    for (const through of throughs) {
      const fence = this.#fenceOf(through.line, part);
      const area = !through.far.every(isKept) ? 0 : Math.round(signedArea(this.#beyond(part, through.line)));
      const merits = [fence === null ? 0 : isFirst?.(fence) ? 2 : 1, area, -EDGES.indexOf(fence?.edge ?? null)];
      const better = best && merits.map((merit, i) => merit - best!.merits[i]).find((difference) => difference !== 0);
      if (best === undefined || (better ?? 0) > 0) best = { through, merits };
    }
    return best?.through;
  }

  /** The cuts that are left where none runs through the part. */
  #stopped(part: Ring, pieces: readonly SawnPiece[]): void {
    const done: Side[] = [];
    for (const { edges } of pieces) {
      for (const { straight, arcs } of edges) {
        for (const side of straight) {
          const { from, to, length } = side;
          if (length <= THIN || this.#sawn.has(side) || isOnBorder(part, from, to)) continue;
          // The same kerf borders two pieces.
          if (done.some((other) => this.#isOneKerf(other, side))) continue;
          done.push(side);
          this.#straight('stopped', lineThrough(from, to), from, to, part);
        }
        for (const { from, to, length, centre, radius } of arcs) {
          this.#cuts.push({ reach: 'round', from, to, length, fence: null, marks: [], circle: { centre, radius } });
        }
      }
    }
  }

  /** Whether the blade takes a side along with another cut: it lies within the kerf of that. */
  #isOneKerf(other: Side, { from, to }: Side): boolean {
    const line = lineThrough(other.from, other.to);
    const isTaken = (point: Point) => {
      const beyond = -sideOf(line, point);
      const along = line.way.x * (point.x - other.from.x) + line.way.y * (point.y - other.from.y);
      return beyond > OVER && beyond < this.#kerf + OVER && along > -OVER && along < other.length + OVER;
    };
    return isTaken(from) && isTaken(to);
  }

  #straight(reach: 'through' | 'stopped', line: Line, from: Point, to: Point, part: Ring): void {
    const fence = this.#fenceOf(line, part);
    const isLevel = fence !== null && fence.edge !== null;
    this.#cuts.push({
      ...{ reach, from, to, length: Math.hypot(to.x - from.x, to.y - from.y) },
      fence,
      marks: isLevel ? [] : marksOf(line, this.#outline),
      circle: null,
    });
  }

  #fenceOf(line: Line, part: Ring): FenceMeasure | null {
    const [from] = chordOf(this.#outline, line);
    return fenceMeasure(line, from, this.#outline, part);
  }
}

function isKept({ tile }: SawnPiece): boolean {
  return tile === null;
}
