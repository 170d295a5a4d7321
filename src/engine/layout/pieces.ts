// The pieces of one cut tile, traced along walls and border: from each place where a wall leaves the tile, the border is
// followed to the next place where one comes in. What is traced must add up to the covered area, which was found without
// any ordering; where it does not, the caller asks the boolean library.

import { type Point, type Ring, signedArea } from '../geometry/point.ts';
import { placeOf } from '../geometry/rings.ts';
import { CONVEX, type CutsBuilder, OUTER, type Piece } from './cuts.ts';
import type { Shape } from './frame.ts';
import {
  ARC_IN,
  ARC_OUT,
  ENDS,
  ENTERS,
  LEAVES,
  MARK_SIZE,
  STRETCH_SIZE,
  type Touches,
  WALL,
  X0,
  X1,
  Y0,
  Y1,
} from './touches.ts';

/** A share of the tile's area that is nothing, or nothing missing: rounding, not material. */
export const NOTHING = 1e-7;

// Traced pieces may differ from the covered area by rounding alone, which is far below this share of a tile.
const AGREEMENT = 1e-9;

// Two places on a tile's border that are this close, in mm, are one: a corner of the room on the border.
const SAME_PLACE = 1e-5;

/**
 * Traces the usual case, one chain of walls through the tile, straight into the result. `list` holds the tile's stretches,
 * from `from` to `to`, in the order of the walls. Returns false, with nothing added, for any other case and where the
 * piece does not add up.
 */
export function traceChain(
  touches: Touches,
  list: Int32Array,
  from: number,
  to: number,
  shape: Shape,
  coveredMm2: number,
  cuts: CutsBuilder,
): boolean {
  const first = to - from === 1 ? from : soleEntrance(touches, list, from, to);
  if (first < 0) return false;
  const stretches = touches.stretches.data;
  const { points } = cuts;
  points.reserve(2 * (to - from + 1 + shape.corners));
  const { data, size: begin } = points;
  const entry = list[first] * STRETCH_SIZE;
  data[begin] = stretches[entry + X0];
  data[begin + 1] = stretches[entry + Y0];
  let size = begin + 2;
  let exit = entry;
  for (let i = first, left = to - from; left > 0; left--) {
    exit = list[i] * STRETCH_SIZE;
    data[size++] = stretches[exit + X1];
    data[size++] = stretches[exit + Y1];
    if (++i === to) i = from;
  }
  const arcOut = stretches[exit + ARC_OUT];
  size = followBorder(shape, arcOut, wayBetween(shape, arcOut, stretches[entry + ARC_IN]), data, size);
  const area = packedArea(data, begin, size);
  if (Math.abs(area - coveredMm2) > AGREEMENT * shape.green[shape.corners]) return false;
  points.size = size;
  cuts.endRing(to - from === 1 ? CONVEX : OUTER);
  return true;
}

/** Where in the list the only chain of a tile begins, if there is but one and it follows the walls without a gap; else -1. */
function soleEntrance({ marks, nextCorner }: Touches, list: Int32Array, from: number, to: number): number {
  let first = -1;
  for (let i = from; i < to; i++) {
    const at = list[i] * MARK_SIZE;
    const before = list[i === from ? to - 1 : i - 1] * MARK_SIZE;
    const enters = (marks.data[at + ENDS] & ENTERS) !== 0;
    const leftBefore = (marks.data[before + ENDS] & LEAVES) !== 0;
    if (enters !== leftBefore) return -1;
    if (!enters && nextCorner[marks.data[before + WALL]] !== marks.data[at + WALL]) return -1;
    if (enters && first >= 0) return -1;
    if (enters) first = i;
  }
  return first;
}

function packedArea(points: Float64Array, begin: number, end: number): number {
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

/** How far it is along the border from one place to another, forwards. */
function wayBetween(shape: Shape, from: number, to: number): number {
  return to >= from ? to - from : to - from + shape.arc[shape.corners];
}

/** Adds the tile's corners that lie on a way along its border to a list with room for them. Returns the list's new size. */
function followBorder(shape: Shape, from: number, way: number, data: Float64Array, begin: number): number {
  const { corners, arc, cornerX, cornerY } = shape;
  const round = arc[corners];
  const end = from + way - BESIDE_CORNER;
  let size = begin;
  for (let k = 1; k <= 2 * corners; k++) {
    const corner = k < corners ? k : k - corners;
    const at = k <= corners ? arc[k] : arc[corner] + round;
    if (at >= end) break;
    if (at <= from + BESIDE_CORNER) continue;
    data[size++] = cornerX[corner];
    data[size++] = cornerY[corner];
  }
  return size;
}

// A wall that meets the border this close to a corner, in mm, meets it in the corner.
const BESIDE_CORNER = 1e-7;

/** Traces any tile from all its stretches. Returns undefined if what is traced does not add up. */
export function tracePieces(
  touches: Touches,
  stretches: readonly number[],
  shape: Shape,
  coveredMm2: number,
): Piece[] | undefined {
  const tileAreaMm2 = shape.green[shape.corners];
  const chains = chainsOf(touches, stretches);
  const rings = joinAlongBorder(chains.open, shape);
  if (!rings) return undefined;
  rings.push(...chains.closed);
  if (chains.open.length === 0) {
    const found = rings.reduce((sum, ring) => sum + signedArea(ring), 0);
    if (coveredMm2 - found > tileAreaMm2 / 2) rings.push(outlineOf(shape));
  }
  return assemble(rings, coveredMm2, tileAreaMm2);
}

/** Rings to pieces: each hole to the outer ring around it, specks left out, the sum checked. */
function assemble(rings: readonly Ring[], coveredMm2: number, tileAreaMm2: number): Piece[] | undefined {
  const pieces: { outer: Ring; holes: Ring[]; areaMm2: number }[] = [];
  const holes: Ring[] = [];
  let sum = 0;
  for (const ring of rings) {
    const areaMm2 = signedArea(ring);
    sum += areaMm2;
    if (areaMm2 > 0) pieces.push({ outer: ring, holes: [], areaMm2 });
    else if (areaMm2 < -NOTHING * tileAreaMm2) holes.push(ring);
  }
  if (Math.abs(sum - coveredMm2) > AGREEMENT * tileAreaMm2) return undefined;
  for (const hole of holes) {
    const around = pieces.filter(({ outer }) => surrounds(outer, hole));
    if (around.length === 0) return undefined;
    around.reduce((least, piece) => (piece.areaMm2 < least.areaMm2 ? piece : least)).holes.push(hole);
  }
  return withoutSpecks(pieces, ({ areaMm2 }) => areaMm2, tileAreaMm2);
}

/** The pieces that are more than rounding, or all of them where only together they are. */
export function withoutSpecks<P>(pieces: P[], areaOf: (piece: P) => number, tileAreaMm2: number): P[] {
  const real = pieces.filter((piece) => areaOf(piece) > NOTHING * tileAreaMm2);
  return real.length > 0 ? real : pieces;
}

/** Whether a ring lies inside another that it does not cross, asked at the middle of one of its sides. */
function surrounds(outer: Ring, [a, b]: Ring): boolean {
  return placeOf({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, outer) === 'inside';
}

function outlineOf(shape: Shape): Ring {
  return Array.from(shape.cornerX, (x, k) => ({ x, y: shape.cornerY[k] }));
}

/** Walls that run through the tile one after the other, from where they come in to where they go out. */
interface Chain {
  readonly points: Point[];
  readonly arcIn: number;
  readonly arcOut: number;
}

/** Strings stretches together at the room's corners inside the tile: chains from border to border, and closed rings. */
function chainsOf(touches: Touches, stretches: readonly number[]): { open: Chain[]; closed: Ring[] } {
  const { data } = touches.stretches;
  const marks = touches.marks.data;
  const byWall = new Map(stretches.map((stretch) => [marks[stretch * MARK_SIZE + WALL], stretch]));
  const ends = (stretch: number, bit: number) => (marks[stretch * MARK_SIZE + ENDS] & bit) !== 0;
  const open: Chain[] = [];
  const closed: Ring[] = [];
  const seen = new Set<number>();
  // Those that come in over the border first: whatever is left over then runs in rings.
  for (const first of stretches.toSorted((a, b) => Number(ends(b, ENTERS)) - Number(ends(a, ENTERS)))) {
    if (seen.has(first)) continue;
    const points: Point[] = [];
    let last = first;
    for (let stretch: number | undefined = first; stretch !== undefined && !seen.has(stretch); ) {
      last = stretch;
      seen.add(last);
      points.push(end(data, last));
      stretch = ends(last, LEAVES) ? undefined : byWall.get(touches.nextCorner[marks[last * MARK_SIZE + WALL]]);
    }
    if (!ends(first, ENTERS)) closed.push(points);
    else {
      const [arcIn, arcOut] = [data[first * STRETCH_SIZE + ARC_IN], data[last * STRETCH_SIZE + ARC_OUT]];
      open.push({ points: [begin(data, first), ...points], arcIn, arcOut });
    }
  }
  return { open, closed };
}

function begin(data: Float64Array, stretch: number): Point {
  return { x: data[stretch * STRETCH_SIZE + X0], y: data[stretch * STRETCH_SIZE + Y0] };
}

function end(data: Float64Array, stretch: number): Point {
  return { x: data[stretch * STRETCH_SIZE + X1], y: data[stretch * STRETCH_SIZE + Y1] };
}

/** Closes chains to rings along the tile's border. Undefined if two of them claim the same way on. */
function joinAlongBorder(chains: readonly Chain[], shape: Shape): Ring[] | undefined {
  const next = chains.map((chain) => nextAlongBorder(chain, chains, shape));
  if (new Set(next.map(({ chain }) => chain)).size !== chains.length) return undefined;
  const rings: Ring[] = [];
  const done = new Set<Chain>();
  chains.forEach((first) => {
    if (done.has(first)) return;
    const ring: Point[] = [];
    let chain = first;
    do {
      done.add(chain);
      ring.push(...chain.points);
      const onward = next[chains.indexOf(chain)];
      ring.push(...borderCorners(shape, chain.arcOut, onward.way));
      chain = onward.chain;
    } while (chain !== first);
    rings.push(ring);
  });
  return rings;
}

function borderCorners(shape: Shape, from: number, way: number): Point[] {
  const corners = new Float64Array(2 * shape.corners);
  const size = followBorder(shape, from, way, corners, 0);
  return Array.from({ length: size / 2 }, (_, i) => ({ x: corners[2 * i], y: corners[2 * i + 1] }));
}

/**
 * The chain that comes in next along the border after one has gone out. Where one goes out and another comes in at the
 * same place, the turn decides: to the left, floor lies between them and they connect there; to the right, floor lies on
 * both sides and the way to that chain is once round.
 */
function nextAlongBorder(from: Chain, chains: readonly Chain[], shape: Shape): { chain: Chain; way: number } {
  const round = shape.arc[shape.corners];
  let best = { chain: from, way: Infinity };
  for (const chain of chains) {
    let way = wayBetween(shape, from.arcOut, chain.arcIn);
    if (way < SAME_PLACE || way > round - SAME_PLACE) {
      const turn = turnAtBorder(from, chain);
      way = turn > 0 ? -turn : round;
    }
    if (way < best.way) best = { chain, way };
  }
  return best;
}

/** Sharpness of the turn from the end of one chain into the beginning of another: 0 to 2 to the left, negative to the right. */
function turnAtBorder(from: Chain, into: Chain): number {
  const [a, b] = from.points.slice(-2);
  const [c, d] = into.points;
  const outX = b.x - a.x;
  const outY = b.y - a.y;
  const inX = d.x - c.x;
  const inY = d.y - c.y;
  const sharpness = 1 - (outX * inX + outY * inY) / Math.hypot(outX, outY) / Math.hypot(inX, inY);
  return outX * inY - outY * inX > 0 ? sharpness : -sharpness;
}
