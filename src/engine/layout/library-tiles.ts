// The boolean library's word on single tiles, for the few whose walls lie so close together that tracing does not add up.

import { evenOdd, intersect, type Part } from '../geometry/booleans.ts';
import { type Ring, signedArea } from '../geometry/point.ts';
import { type Floor, ringsOf } from '../room.ts';
import type { Piece } from './cuts.ts';
import { centreOf, type Frame } from './frame.ts';
import { NOTHING, withoutSpecks } from './pieces.ts';

export interface LibraryTile {
  readonly pieces: readonly Piece[];
  readonly coveredMm2: number;
  readonly tileAreaMm2: number;
}

export class LibraryTiles {
  private parts: readonly Part[] | undefined;
  private readonly floor: Floor;
  private readonly frame: Frame;

  constructor(floor: Floor, frame: Frame) {
    this.floor = floor;
    this.frame = frame;
  }

  /**
   * Cuts one tile; pieces relative to its centre. `expectedMm2` is its covered area but for whole tiles, which the library
   * must find too.
   */
  cut(motif: number, place: number, row: number, expectedMm2: number): LibraryTile {
    const shape = this.frame.shapes[motif];
    const centre = centreOf({ frame: this.frame }, { motif, place, row });
    const tile = Array.from(shape.cornerX, (x, k) => ({ x: centre.x + x, y: centre.y + shape.cornerY[k] }));
    const home = (ring: Ring): Ring => ring.map(({ x, y }) => ({ x: x - centre.x, y: y - centre.y }));
    const tileAreaMm2 = shape.green[shape.corners];
    const agrees = (parts: Part[]) => {
      const off = Math.abs(parts.reduce((sum, part) => sum + areaOf(part), 0) - expectedMm2) / tileAreaMm2;
      return Math.abs(off - Math.round(off)) <= NOTHING;
    };
    const pieces = intersect(tile, this.floorParts(), agrees).map(
      ({ outer, holes }): Piece => ({ outer: home(outer), holes: holes.map(home) }),
    );
    const coveredMm2 = pieces.reduce((sum, piece) => sum + areaOf(piece), 0);
    return { pieces: withoutSpecks(pieces, areaOf, tileAreaMm2), coveredMm2, tileAreaMm2 };
  }

  private floorParts(): readonly Part[] {
    this.parts ??= evenOdd(ringsOf(this.floor));
    return this.parts;
  }
}

function areaOf({ outer, holes }: Piece | Part): number {
  return holes.reduce((sum, hole) => sum + signedArea(hole), signedArea(outer));
}
