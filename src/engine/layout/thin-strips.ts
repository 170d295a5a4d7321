// Strips that are too narrow to exist: nobody saws or sees a tenth of a millimetre. A tile that loses only such strips is
// whole, and a tile that would be laid only as such strips is not laid. Areas stay exact.

import { caliperOf, cleaned, isThin, OVER_THIN, packedCaliper } from '../widths.ts';
import { Floats } from './buffers.ts';
import { INSIDE } from './clip.ts';
import type { Piece } from './cuts.ts';
import type { Shape } from './frame.ts';
import { partsOf } from './parting.ts';
import { addPoint, followBorder, numberAt, packedArea, type TouchedTile, wayBetween } from './pieces.ts';
import { ARC_IN, ARC_OUT, X0, X1, Y0, Y1 } from './touches.ts';

/** Whether pieces are nowhere wider than thin strips: straight ones, or bent ones that are thin between their corners. */
export function areThin(pieces: readonly Piece[]): boolean {
  return pieces.every((piece) => isStraightStrip(piece) || partsOf(piece).every(isStraightStrip));
}

/** Clipping may leave a spike without any width. */
function isStraightStrip({ outer }: Piece): boolean {
  return isThin(caliperOf(cleaned(outer)).width);
}

/** The part that a wall cuts off; shared, since a tile is judged in one go. */
const part = new Floats();

/**
 * Whether every wall in a tile stays within `distance` of the tile's border. Then the floor covers all of the tile or
 * none of it, except for strips of that width.
 */
export function hugsBorder(tile: TouchedTile, distance = OVER_THIN): boolean {
  for (let at = tile.from; at < tile.to; at++) {
    if (isAlongEdge(tile, at, distance)) continue;
    const isThrough = numberAt(tile, at, ARC_IN) !== INSIDE && numberAt(tile, at, ARC_OUT) !== INSIDE;
    if (isThrough ? cutOffWidth(tile, at, distance) > distance : isDeeper(tile, at, distance)) return false;
  }
  return true;
}

/** Whether a wall runs along an edge of the tile, both ends near its line: the usual case, found fast. */
function isAlongEdge(tile: TouchedTile, at: number, distance: number): boolean {
  const { corners, normalX, normalY, reach } = tile.shape;
  const x0 = numberAt(tile, at, X0);
  const y0 = numberAt(tile, at, Y0);
  const x1 = numberAt(tile, at, X1);
  const y1 = numberAt(tile, at, Y1);
  for (let k = 0; k < corners; k++) {
    const begins = reach[k] + normalX[k] * x0 + normalY[k] * y0;
    const ends = reach[k] + normalX[k] * x1 + normalY[k] * y1;
    if (begins <= distance && ends <= distance) return true;
  }
  return false;
}

/** Length of all walls in a tile, mm. */
export function wallLength(tile: TouchedTile): number {
  let length = 0;
  for (let at = tile.from; at < tile.to; at++) length += lengthOf(tile, at);
  return length;
}

function lengthOf(tile: TouchedTile, at: number): number {
  return Math.hypot(numberAt(tile, at, X1) - numberAt(tile, at, X0), numberAt(tile, at, Y1) - numberAt(tile, at, Y0));
}

/** Width of the smaller part that a wall across the whole tile cuts off, mm; a lower bound if that is above `distance`. */
function cutOffWidth(tile: TouchedTile, at: number, distance: number): number {
  const { shape } = tile;
  const tileAreaMm2 = shape.green[shape.corners];
  const areaMm2 = areaBeside(tile, at, true);
  const isFloor = 2 * areaMm2 <= tileAreaMm2;
  const partMm2 = isFloor ? areaMm2 : tileAreaMm2 - areaMm2;
  const [arcIn, arcOut] = [numberAt(tile, at, ARC_IN), numberAt(tile, at, ARC_OUT)];
  const border = isFloor ? wayBetween(shape, arcOut, arcIn) : wayBetween(shape, arcIn, arcOut);
  const least = leastWidth(partMm2, lengthOf(tile, at) + border);
  if (least > distance) return least;
  if (!isFloor) areaBeside(tile, at, false);
  return packedCaliper(part.data, 0, part.size)?.width ?? Infinity;
}

/** A lower bound on the width of a convex part: it is no longer than half its perimeter, and no larger than both. */
function leastWidth(areaMm2: number, perimeter: number): number {
  return (2 * areaMm2) / perimeter;
}

/** Collects the part of the tile on one side of a wall, the floor's or the other, and returns its area. */
function areaBeside(tile: TouchedTile, at: number, isFloor: boolean): number {
  const { shape } = tile;
  const [arcIn, arcOut] = [numberAt(tile, at, ARC_IN), numberAt(tile, at, ARC_OUT)];
  const [from, to] = isFloor ? [arcOut, arcIn] : [arcIn, arcOut];
  const [x0, y0] = [numberAt(tile, at, X0), numberAt(tile, at, Y0)];
  const [x1, y1] = [numberAt(tile, at, X1), numberAt(tile, at, Y1)];
  part.size = 0;
  part.reserve(2 * (shape.corners + 2));
  if (isFloor) addPoint(part, x0, y0);
  addPoint(part, x1, y1);
  if (!isFloor) addPoint(part, x0, y0);
  followBorder(shape, from, wayBetween(shape, from, to), part);
  return packedArea(part.data, 0, part.size);
}

/** Whether a wall that begins or ends inside the tile gets farther from the tile's border than `distance`. */
function isDeeper(tile: TouchedTile, at: number, distance: number): boolean {
  const { shape } = tile;
  const [x0, y0] = [numberAt(tile, at, X0), numberAt(tile, at, Y0)];
  const [x1, y1] = [numberAt(tile, at, X1), numberAt(tile, at, Y1)];
  if (depthAt(shape, x0, y0) > distance || depthAt(shape, x1, y1) > distance) return true;
  const begins = depths(shape, x0, y0);
  const ends = depths(shape, x1, y1);
  // The distance from each edge is linear along the wall, so the least of them is greatest at an end or where two cross.
  for (let i = 0; i < begins.length; i++) {
    for (let k = i + 1; k < begins.length; k++) {
      const apart = begins[i] - begins[k];
      const share = apart / (apart - (ends[i] - ends[k]));
      if (!(share > 0 && share < 1)) continue;
      if (begins.every((begin, edge) => begin + share * (ends[edge] - begin) > distance)) return true;
    }
  }
  return false;
}

/** Distance of a place in a tile from the tile's border, mm. */
function depthAt({ corners, normalX, normalY, reach }: Shape, x: number, y: number): number {
  let least = Infinity;
  for (let k = 0; k < corners; k++) {
    const depth = reach[k] + normalX[k] * x + normalY[k] * y;
    if (depth < least) least = depth;
  }
  return least;
}

/** Distances of a place from the lines of a tile's edges, mm. */
function depths({ normalX, normalY, reach }: Shape, x: number, y: number): number[] {
  return Array.from(reach, (distance, k) => distance + normalX[k] * x + normalY[k] * y);
}
