// Cuts single tiles by the overlay: the few whose walls are too close together for tracing to add up.

import { overlay } from '../geometry/overlay/index.ts';
import { type Box, boxesMeet, boxOf, type Point, type Ring, signedArea } from '../geometry/point.ts';
import { type Floor, ringsOf } from '../room.ts';
import type { Piece, TilePlace } from './cuts.ts';
import { bordersOf, centreOf, type Frame } from './frame.ts';
import { assemble } from './pieces.ts';

interface OverlaidTile {
  readonly pieces: readonly Piece[];
  readonly coveredMm2: number;
  readonly tileAreaMm2: number;
}

/** Walls stay as they are up to this far beyond the tile, mm. */
const MARGIN = 1;

/** A ring of the floor with the box around it. */
interface BoxedRing {
  readonly ring: Ring;
  readonly box: Box;
}

export class TileOverlay {
  private rings: readonly BoxedRing[] | undefined;
  private readonly floor: Floor;
  readonly frame: Frame;

  constructor(floor: Floor, frame: Frame) {
    this.floor = floor;
    this.frame = frame;
  }

  /** Cuts one tile. Pieces are relative to its centre, mm. */
  cut(motif: number, place: number, row: number): OverlaidTile {
    const { corners, green } = this.frame.shapes[motif];
    const rings = this.overlaid({ motif, place, row }, (floor, inTile) => floor > 0 && inTile > 0);
    return {
      pieces: assemble(rings, green[corners]),
      coveredMm2: rings.reduce((sum, ring) => sum + signedArea(ring), 0),
      tileAreaMm2: green[corners],
    };
  }

  /** The parts of one tile that are not on the floor, relative to its centre, mm. */
  missing(motif: number, place: number, row: number): readonly Piece[] {
    const { corners, green } = this.frame.shapes[motif];
    const rings = this.overlaid({ motif, place, row }, (floor, inTile) => floor <= 0 && inTile > 0);
    return assemble(rings, green[corners]);
  }

  /** The rings around what `isWanted` of the floor near a tile and the tile. */
  private overlaid(at: TilePlace, isWanted: (floor: number, inTile: number) => boolean): Ring[] {
    const shape = this.frame.shapes[at.motif];
    const centre = centreOf(this, at);
    const tile = Array.from(shape.cornerX, (x, k) => ({ x: centre.x + x, y: centre.y + shape.cornerY[k] }));
    this.rings ??= ringsOf(this.floor).map((ring) => ({ ring, box: boxOf(ring) }));
    const around = boxAround(tile);
    const near = this.rings
      .filter(({ box }) => boxesMeet(box, around))
      .map(({ ring }) => ownPartOf(this.frame, clipped(ring, around), at));
    const rings = overlay(near.filter(({ length }) => length > 0).map(toMicrometres), [toMicrometres(tile)], isWanted);
    return rings.map((ring) => ring.map(({ x, y }): Point => ({ x: x / 1000 - centre.x, y: y / 1000 - centre.y })));
  }
}

/** Clips a ring to the part of the row to which a tile belongs: the tile may extend beyond it, to floor of another part. */
export function ownPartOf(frame: Frame, ring: Ring, { row, place }: TilePlace): Ring {
  const [from, to] = bordersOf(frame, row, place);
  const { along, origin } = frame;
  const placeOf = ({ x, y }: Point) => (x - origin.x) * along.x + (y - origin.y) * along.y;
  const right = from === -Infinity ? ring : cutOff(ring, (point) => placeOf(point) - from);
  return to === Infinity ? right : cutOff(right, (point) => to - placeOf(point));
}

function toMicrometres(ring: Ring): Ring {
  return ring.map(({ x, y }) => ({ x: 1000 * x, y: 1000 * y }));
}

/** The box around a tile and the margin. */
function boxAround(tile: Ring): Box {
  const { minX, minY, maxX, maxY } = boxOf(tile);
  return { minX: minX - MARGIN, minY: minY - MARGIN, maxX: maxX + MARGIN, maxY: maxY + MARGIN };
}

/**
 * Clips a ring to a box around a tile (Sutherland and Hodgman 1974). Winding numbers inside the tile do not change, and
 * of thousands of walls only a few are left.
 */
function clipped(ring: Ring, { minX, minY, maxX, maxY }: Box): Ring {
  let corners = cutOff(ring, ({ x }) => x - minX);
  corners = cutOff(corners, ({ x }) => maxX - x);
  corners = cutOff(corners, ({ y }) => y - minY);
  return cutOff(corners, ({ y }) => maxY - y);
}

/** Clips a ring to where `depthOf` is not negative. */
function cutOff(ring: Ring, depthOf: (point: Point) => number): Ring {
  const kept: Point[] = [];
  ring.forEach((to, i) => {
    const from = ring[i > 0 ? i - 1 : ring.length - 1];
    const depth0 = depthOf(from);
    const depth1 = depthOf(to);
    if (depth0 < 0 !== depth1 < 0) {
      const share = depth0 / (depth0 - depth1);
      kept.push({ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
    }
    if (depth1 >= 0) kept.push(to);
  });
  return kept;
}
