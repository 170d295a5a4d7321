// Traces the pieces of one cut tile along walls and border: from each place where a wall leaves the tile, it follows
// the border to the next place where a wall enters. The traced area must match the covered area, which is found without
// any ordering. If it does not, the caller cuts the tile by an overlay.

import { distance, type Ring, signedArea } from '../geometry/point.ts';
import { locatePoint } from '../geometry/rings.ts';
import type { Floats } from './buffers.ts';
import { INSIDE } from './clip.ts';
import { CONVEX, type CutsBuilder, cornersOf, OUTER, type Piece } from './cuts.ts';
import type { Shape } from './frame.ts';
import { ARC_IN, ARC_OUT, STRETCH_SIZE, type Touches, WALL, X0, X1, Y0, Y1 } from './touches.ts';

/** Share of a tile's area that counts as nothing, whether covered or missing: rounding, not material. */
export const NOTHING = 1e-7;

// Traced pieces differ from the covered area only by rounding, which is far below this share of a tile.
const AGREEMENT = 1e-9;

// Two places on a tile's border this close, in mm, are the same place: a corner of the room on the border.
const SAME_PLACE = 1e-5;

/** A tile with its stretches, entries `from` to `to` of `list`, in the order of the walls. */
export interface TouchedTile {
  readonly touches: Touches;
  readonly list: Int32Array;
  readonly from: number;
  readonly to: number;
  readonly shape: Shape;
}

/**
 * Traces the usual case: consecutive walls that enter the tile once and leave it once. Adds nothing and returns false
 * in any other case, or if the piece does not match the covered area.
 */
export function traceChain(tile: TouchedTile, coveredMm2: number, cuts: CutsBuilder): boolean {
  const { touches, list, from, to, shape } = tile;
  const first = to - from === 1 ? from : soleEntrance(tile);
  if (first < 0) return false;
  const stretches = touches.stretches.data;
  const { points } = cuts;
  const begin = points.size;
  points.reserve(2 * (to - from + 1 + shape.corners));
  const entry = list[first] * STRETCH_SIZE;
  let exit = entry;
  addPoint(points, stretches[entry + X0], stretches[entry + Y0]);
  for (let i = from; i < to; i++) {
    const at = first - from + i;
    exit = list[at < to ? at : at - to + from] * STRETCH_SIZE;
    addPoint(points, stretches[exit + X1], stretches[exit + Y1]);
  }
  const arcOut = stretches[exit + ARC_OUT];
  followBorder(shape, arcOut, wayBetween(shape, arcOut, stretches[entry + ARC_IN]), points);
  if (Math.abs(packedArea(points.data, begin, points.size) - coveredMm2) > AGREEMENT * shape.green[shape.corners]) {
    points.size = begin;
    return false;
  }
  cuts.endRing(to - from === 1 ? CONVEX : OUTER);
  return true;
}

/** The only stretch that enters over the border, if all others follow it wall by wall; otherwise -1. */
function soleEntrance(tile: TouchedTile): number {
  const { from, to, touches } = tile;
  let first = -1;
  let before = to - 1;
  for (let at = from; at < to; at++) {
    const isInside = numberAt(tile, at, ARC_IN) === INSIDE;
    if (isInside !== (numberAt(tile, before, ARC_OUT) === INSIDE)) return -1;
    if (isInside) {
      if (touches.nextCorner[numberAt(tile, before, WALL)] !== numberAt(tile, at, WALL)) return -1;
    } else if (first >= 0) return -1;
    else first = at;
    before = at;
  }
  return first;
}

export function numberAt({ touches, list }: TouchedTile, at: number, which: number): number {
  return touches.stretches.data[list[at] * STRETCH_SIZE + which];
}

export function addPoint(points: Floats, x: number, y: number): void {
  points.data[points.size++] = x;
  points.data[points.size++] = y;
}

export function packedArea(points: Float64Array, begin: number, end: number): number {
  let twice = 0;
  let x = points[end - 2];
  let y = points[end - 1];
  for (let i = begin; i < end; i += 2) {
    twice += x * points[i + 1] - y * points[i];
    x = points[i];
    y = points[i + 1];
  }
  return twice / 2;
}

/** Distance along the border from one place forwards to another. */
export function wayBetween(shape: Shape, from: number, to: number): number {
  return to >= from ? to - from : to - from + shape.arc[shape.corners];
}

/** Adds the tile's corners on a part of its border to `points`, which must have space for them. */
export function followBorder(shape: Shape, from: number, way: number, points: Floats): void {
  const { corners, arc, cornerX, cornerY } = shape;
  const round = arc[corners];
  const end = from + way - BESIDE_CORNER;
  for (let k = 1; k <= 2 * corners; k++) {
    const corner = k < corners ? k : k - corners;
    const at = k <= corners ? arc[k] : arc[corner] + round;
    if (at >= end) break;
    if (at > from + BESIDE_CORNER) addPoint(points, cornerX[corner], cornerY[corner]);
  }
}

// A wall that meets the border this close to a corner, in mm, meets it in the corner.
const BESIDE_CORNER = 1e-7;

/** Traces any tile. Adds nothing and returns false if the pieces do not match the covered area. */
export function tracePieces(tile: TouchedTile, coveredMm2: number, cuts: CutsBuilder): boolean {
  const { points } = cuts;
  const { shape } = tile;
  const tileAreaMm2 = shape.green[shape.corners];
  const begin = points.size;
  const rings = traceRings(tile, coveredMm2, points);
  points.size = begin;
  if (Math.abs(totalOf(rings) - coveredMm2) > AGREEMENT * tileAreaMm2) return false;
  if (rings.every(({ areaMm2 }) => areaMm2 > NOTHING * tileAreaMm2)) {
    for ({ end: points.size } of rings) cuts.endRing(OUTER);
    return true;
  }
  const corners = rings.map((ring) => cornersOf(points.data, ring.begin, ring.end));
  const pieces = assemble(corners, tileAreaMm2);
  // A hole that no piece surrounds would be lost; rings that are only rounding may be lost.
  const lostMm2 = Math.abs(pieces.reduce((sum, piece) => sum + areaOf(piece), 0) - coveredMm2);
  if (lostMm2 > rings.length * NOTHING * tileAreaMm2) return false;
  for (const piece of pieces) cuts.addPiece(piece);
  return true;
}

/** A ring in the packed points; a negative area means a hole. */
interface TracedRing {
  readonly begin: number;
  readonly end: number;
  readonly areaMm2: number;
}

function totalOf(rings: readonly TracedRing[]): number {
  return rings.reduce((sum, { areaMm2 }) => sum + areaMm2, 0);
}

/** Adds the points of all rings. Returns no rings if two of them claim the same stretch. */
function traceRings(tile: TouchedTile, coveredMm2: number, points: Floats): TracedRing[] {
  const { from, to, shape } = tile;
  let begin = points.size;
  const entrances: number[] = [];
  const inside: number[] = [];
  for (let at = from; at < to; at++) (numberAt(tile, at, ARC_IN) === INSIDE ? inside : entrances).push(at);
  const byArc = entrances.toSorted((a, b) => numberAt(tile, a, ARC_IN) - numberAt(tile, b, ARC_IN));
  points.reserve(2 * (to - from + (entrances.length + 1) * (shape.corners + 2)));
  const seen: boolean[] = [];
  const rings: TracedRing[] = [];
  const endRing = () => {
    const end = points.size;
    rings.push({ begin, end, areaMm2: packedArea(points.data, begin, end) });
    begin = end;
  };
  // Starts with the stretches that enter over the border; the rest then form closed rings.
  for (const first of [...entrances, ...inside]) {
    if (seen[first - from]) continue;
    if (!traceRing(tile, first, byArc, seen, points)) return [];
    endRing();
  }
  // If nothing enters over the border, the border itself may be the outermost ring.
  if (entrances.length === 0 && coveredMm2 - totalOf(rings) > shape.green[shape.corners] / 2) {
    for (let k = 0; k < shape.corners; k++) addPoint(points, shape.cornerX[k], shape.cornerY[k]);
    endRing();
  }
  return rings;
}

/** Follows walls, and the border from where one leaves to where the next enters. False if it revisits a stretch. */
function traceRing(
  tile: TouchedTile,
  first: number,
  byArc: readonly number[],
  seen: boolean[],
  points: Floats,
): boolean {
  let at = first;
  do {
    if (seen[at - tile.from]) return false;
    seen[at - tile.from] = true;
    if (numberAt(tile, at, ARC_IN) !== INSIDE) addPoint(points, numberAt(tile, at, X0), numberAt(tile, at, Y0));
    addPoint(points, numberAt(tile, at, X1), numberAt(tile, at, Y1));
    if (numberAt(tile, at, ARC_OUT) !== INSIDE) {
      const { next, way } = nextAlongBorder(tile, at, byArc);
      followBorder(tile.shape, numberAt(tile, at, ARC_OUT), way, points);
      at = next;
    } else at = nextOfWall(tile, at) ?? first;
  } while (at !== first);
  return true;
}

/** The stretch of the following wall: usually the next in the list, which is in the order of the walls. */
function nextOfWall(tile: TouchedTile, at: number): number | undefined {
  const wall = tile.touches.nextCorner[numberAt(tile, at, WALL)];
  let next = at;
  do next = next + 1 < tile.to ? next + 1 : tile.from;
  while (next !== at && numberAt(tile, next, WALL) !== wall);
  return next === at ? undefined : next;
}

/**
 * Returns the stretch that enters next along the border after `out` leaves; `byArc` has all that enter. If one enters
 * where `out` leaves, the turn decides. To the left, floor is between the two and they connect there. To the right,
 * floor is on both sides and the way to that stretch is once around.
 */
function nextAlongBorder(tile: TouchedTile, out: number, byArc: readonly number[]): { next: number; way: number } {
  const round = tile.shape.arc[tile.shape.corners];
  const arcOut = numberAt(tile, out, ARC_OUT);
  const best = { next: out, way: Infinity };
  const here = arcOut - SAME_PLACE + (arcOut < SAME_PLACE ? round : 0);
  let low = 0;
  for (let high = byArc.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (numberAt(tile, byArc[middle], ARC_IN) < here) low = middle + 1;
    else high = middle;
  }
  for (let i = 0; i < byArc.length; i++) {
    const next = byArc[(low + i) % byArc.length];
    let way = wayBetween(tile.shape, arcOut, numberAt(tile, next, ARC_IN));
    const isHere = way < SAME_PLACE || way > round - SAME_PLACE;
    if (isHere) {
      const turn = turnAtBorder(tile, out, next);
      way = turn > 0 ? -turn : round;
    }
    if (way < best.way) {
      best.next = next;
      best.way = way;
    }
    // All others are farther on.
    if (!isHere) break;
  }
  return best;
}

/** Angle of the turn from one stretch into another; positive to the left. */
function turnAtBorder(tile: TouchedTile, from: number, into: number): number {
  const outX = numberAt(tile, from, X1) - numberAt(tile, from, X0);
  const outY = numberAt(tile, from, Y1) - numberAt(tile, from, Y0);
  const inX = numberAt(tile, into, X1) - numberAt(tile, into, X0);
  const inY = numberAt(tile, into, Y1) - numberAt(tile, into, Y0);
  return Math.atan2(outX * inY - outY * inX, outX * inX + outY * inY);
}

/**
 * Assembles rings into pieces: each hole joins the smallest outer ring around it. Rings that are only rounding are left
 * out if there are larger pieces.
 */
export function assemble(rings: readonly Ring[], tileAreaMm2: number): Piece[] {
  const measured = rings.map((ring) => ({ ring, areaMm2: signedArea(ring) }));
  const isReal = ({ areaMm2 }: { areaMm2: number }) => Math.abs(areaMm2) > NOTHING * tileAreaMm2;
  const outers = measured.filter(({ areaMm2 }) => areaMm2 > 0);
  const pieces = (outers.some(isReal) ? outers.filter(isReal) : outers)
    .toSorted((a, b) => a.areaMm2 - b.areaMm2)
    .map(({ ring }) => ({ outer: ring, holes: [] as Ring[] }));
  for (const { ring } of measured.filter((hole) => hole.areaMm2 < 0 && isReal(hole))) {
    pieces.find(({ outer }) => surrounds(outer, ring))?.holes.push(ring);
  }
  return pieces;
}

function areaOf({ outer, holes }: Piece): number {
  return holes.reduce((sum, hole) => sum + signedArea(hole), signedArea(outer));
}

/** Whether a ring is inside another that it does not cross, tested at the middle of its longest side. */
function surrounds(outer: Ring, inner: Ring): boolean {
  let longest = 0;
  let middle = inner[0];
  inner.forEach((to, i) => {
    const from = inner[i > 0 ? i - 1 : inner.length - 1];
    const length = distance(from, to);
    if (length <= longest) return;
    longest = length;
    middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  });
  return locatePoint(middle, outer) === 'inside';
}
