// The order of cuts that takes pieces out of a tile: cuts through all that is left as long as there are any, then those
// that stop at an inner corner or follow a circle.

import { type Point, type Ring, signedArea } from '../../engine/index.ts';
import { type Edges, edgesOf } from './edges.ts';
import { chordOf, isOnBorder, type Line, lineThrough, partBeside, reversed, sideOf, THIN } from './lines.ts';
import { fenceMeasure, marksOf } from './measures.ts';
import type { Cut, FenceMeasure, PlacedPiece } from './model.ts';

export interface Sawing {
  readonly cuts: readonly Cut[];
  /** Convex parts that are left over. */
  readonly offcuts: readonly Ring[];
}

/** A piece with what sawing needs to know of it. */
interface SawnPiece {
  readonly outer: Ring;
  readonly edges: readonly Edges[];
  /** Pieces of the same tile of the plan lie as near to each other as they are laid. */
  readonly tile: string;
}

/** More sides are not tried as cuts through the tile, but cut one by one. */
const MOST_SIDES = 64;
/** How far a corner may be over a line, mm: corners this close to a line between others are dropped from pieces. */
const OVER = 0.05;

/** A cut through a part, and what it separates. */
interface Through {
  readonly line: Line;
  readonly near: readonly SawnPiece[];
  readonly far: readonly SawnPiece[];
}

export class Saw {
  readonly #outline: Ring;
  readonly #pieces: readonly SawnPiece[];
  readonly #kerf: number;
  readonly #cuts: Cut[] = [];
  readonly #offcuts: Ring[] = [];

  /** `names` are those of the pieces' tiles. */
  constructor(outline: Ring, pieces: readonly PlacedPiece[], names: readonly string[], kerf: number) {
    this.#outline = outline;
    this.#kerf = kerf;
    this.#pieces = pieces.map(({ outer, holes }, i) => ({
      outer,
      edges: [outer, ...holes].map(edgesOf),
      tile: names[i].split('/')[0],
    }));
  }

  /** The measures of the cuts that may come first and are parallel to an edge. */
  firstFences(): FenceMeasure[] {
    return this.#throughs(this.#outline, this.#pieces).flatMap(({ line }) => this.#fenceOf(line, this.#outline) ?? []);
  }

  /** Cuts the tile; the first cut is one of those that `isFirst` accepts, if there are any. */
  run(isFirst: (fence: FenceMeasure) => boolean): Sawing {
    this.#part(this.#outline, this.#pieces, isFirst);
    return { cuts: this.#cuts, offcuts: this.#offcuts };
  }

  #part(part: Ring, pieces: readonly SawnPiece[], isFirst?: (fence: FenceMeasure) => boolean): void {
    if (pieces.length === 0) {
      if (signedArea(part) > 0) this.#offcuts.push(part);
      return;
    }
    const through = this.#best(part, this.#throughs(part, pieces), isFirst);
    if (through === undefined) {
      this.#stopped(part, pieces);
      return;
    }
    const { line, near, far } = through;
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
    const sides = pieces.flatMap(({ edges: [{ straight }], tile }) => straight.map((side) => ({ ...side, tile })));
    if (sides.length > MOST_SIDES) return [];
    return sides.flatMap(({ from, to, length, tile }) => {
      if (length <= THIN || isOnBorder(part, from, to)) return [];
      const line = lineThrough(from, to);
      const near: SawnPiece[] = [];
      const far: SawnPiece[] = [];
      for (const piece of pieces) {
        const distances = piece.outer.map((corner) => sideOf(line, corner));
        const gap = piece.tile === tile ? 0 : this.#kerf;
        if (Math.min(...distances) >= -OVER) near.push(piece);
        else if (Math.max(...distances) <= OVER - gap) far.push(piece);
        else return [];
      }
      return [{ line, near, far }];
    });
  }

  /** The cut along a fence that leaves the largest offcut in one piece. */
  #best(part: Ring, throughs: readonly Through[], isFirst?: (fence: FenceMeasure) => boolean): Through | undefined {
    let best: { readonly through: Through; readonly rank: number; readonly area: number } | undefined;
    for (const through of throughs) {
      const fence = this.#fenceOf(through.line, part);
      const rank = fence === null ? 0 : isFirst?.(fence) ? 2 : 1;
      const area = through.far.length > 0 ? 0 : signedArea(this.#beyond(part, through.line));
      if (best === undefined || rank > best.rank || (rank === best.rank && area > best.area + THIN)) {
        best = { through, rank, area };
      }
    }
    return best?.through;
  }

  /** The cuts that are left where none runs through the part. */
  #stopped(part: Ring, pieces: readonly SawnPiece[]): void {
    const done: Line[] = [];
    for (const { edges } of pieces) {
      for (const { straight, arcs } of edges) {
        for (const { from, to, length } of straight) {
          if (length <= THIN || isOnBorder(part, from, to)) continue;
          const line = lineThrough(from, to);
          // The same kerf borders two pieces.
          if (done.some((other) => this.#isOneKerf(other, from, to))) continue;
          done.push(line);
          this.#straight('stopped', line, from, to, part);
        }
        for (const { from, to, length, centre, radius } of arcs) {
          this.#cuts.push({ reach: 'round', from, to, length, fence: null, marks: [], circle: { centre, radius } });
        }
      }
    }
  }

  #isOneKerf(other: Line, from: Point, to: Point): boolean {
    const isBeyond = (point: Point) => {
      const side = sideOf(other, point);
      return side < -OVER && side > -this.#kerf - OVER;
    };
    return isBeyond(from) && isBeyond(to);
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
