// The offcuts of a plan that are worth keeping, and the strips for skirting that all offcuts give. Equal rests are looked
// at once.

import { type Box, distance, type Point, type Ring, signedArea } from '../../geometry/point.ts';
import { type Shape, type TilePlace, tilePlaceOf } from '../../layout/index.ts';
import { MOST_REST_WORK } from '../../work-limits.ts';
import type { CutTiles } from '../cut-tiles.ts';
import { ownTurns } from '../kinds.ts';
import { levelOf } from '../level.ts';
import { cutsOf, type Reuse, type SharedTile } from '../reuse.ts';
import { combined, type Turn } from '../turns.ts';
import { convexOf } from './convex.ts';
import { largestRectangle, type WorkLeft } from './largest-rectangle.ts';
import { type Rest, restOf, uncutTile } from './rest.ts';
import { stripsOf } from './strips.ts';

/** A smaller rectangle than this share of its tile is not worth keeping. */
const LEAST_SHARE = 1 / 3;
/** Sizes are rounded down to this, mm. */
const SIZE_STEP = 0.1;
/** The direction of a shorter side means nothing, mm. */
const LEAST_SIDE = 0.5;
/** A corner that is less deep behind its neighbours is no notch, mm. */
const NOTCH = 0.01;
/** The noise of a size, far below what is rounded. */
const NOISE = 1e-4;

/** A rectangle that is left of a tile. */
export interface KeptOffcut {
  /** Along the longest side of the tile, mm, rounded down to a tenth; of a square tile the longer side. */
  readonly width: number;
  readonly height: number;
  /** Of its tile in the motif; the first of those that it is exchanged for. */
  readonly motif: number;
  /** For each tile that leaves one, the first tile of the plan that is cut from it. */
  readonly from: readonly TilePlace[];
}

export interface KeptOffcuts {
  readonly offcuts: readonly KeptOffcut[];
  /** Whether all tiles that are cut up were looked at; of very many different ones not all are. */
  readonly isComplete: boolean;
}

type PlanWithRests = Pick<CutTiles, 'layout' | 'lattice' | 'kerf'>;

/**
 * The largest level rectangle that is left of each tile that is cut up, if it has a third of the tile: equal ones once,
 * the largest first.
 */
export function offcutsWorthKeeping(plan: PlanWithRests, { groups }: Reuse): KeptOffcuts {
  const { cuts } = plan.layout;
  const rests = new KeptRectangles(plan);
  const kept = new Map<string, { width: number; height: number; motif: number; from: TilePlace[] }>();
  for (const group of groups) {
    const found = rests.leftOf(group);
    if (found === undefined) continue;
    const { width, height } = found;
    const motif = motifOf(cuts.tiles, group);
    const same = `${motif} ${width} ${height}`;
    const place = tilePlaceOf(cuts, cutsOf(group)[0]);
    const others = kept.get(same);
    if (others) others.from.push(place);
    else kept.set(same, { width, height, motif, from: [place] });
  }
  const offcuts = [...kept.values()].sort((a, b) => b.width * b.height - a.width * a.height || b.width - a.width);
  return { offcuts, isComplete: rests.isComplete };
}

/** A rectangle that is left of one tile. */
export interface KeptRectangle extends Pick<KeptOffcut, 'width' | 'height'> {
  /** In the frame of the tile as it is cut up, mm. */
  readonly corners: Ring;
}

interface Found {
  readonly box: Box;
  readonly turn: Turn;
}

/** Finds what is left of tiles that are cut up: for the list of offcuts, and for cutting sheets. */
export class KeptRectangles {
  readonly #plan: PlanWithRests;
  readonly #work = { left: MOST_REST_WORK };
  readonly #known = new Map<string, Found | undefined>();

  constructor(plan: PlanWithRests) {
    this.#plan = plan;
  }

  /** Whether all tiles were looked at; after very many different ones no more are. */
  get isComplete(): boolean {
    return this.#work.left > 0;
  }

  /** The largest rectangle that lies level with its tile, if it has a third of the tile. */
  leftOf(group: SharedTile): KeptRectangle | undefined {
    const { layout, lattice, kerf } = this.#plan;
    const motif = motifOf(layout.cuts.tiles, group);
    const shape = layout.frame.shapes[motif];
    const level = levelOf(shape);
    const leastMm2 = leastWorthKeeping(lattice.tileAreasMm2[motif]);
    const rest = restOf(layout, group, kerf, level);
    if (lattice.tileAreasMm2[motif] - areaCut(rest) < leastMm2) return undefined;
    const key = keyOf(rest);
    if (!this.#known.has(key)) {
      if (!this.isComplete) return undefined;
      this.#known.set(key, this.#largest(group, shape, leastMm2));
    }
    const found = this.#known.get(key);
    if (found === undefined) return undefined;
    const { box, turn } = found;
    const [width, height] = sizeOf([box.maxX - box.minX, box.maxY - box.minY], ownTurns(shape).length === 4);
    return { width, height, corners: cornersOf(box).map(turnedBack(combined(level, turn))) };
  }

  /** Of the turns in which a tile lies level, those by a right angle have the same rectangles. */
  #largest(group: SharedTile, shape: Shape, leastMm2: number): Found | undefined {
    const { layout, kerf } = this.#plan;
    const level = levelOf(shape);
    let best: Found | undefined;
    for (const turn of unlikeTurns(ownTurns(shape))) {
      const rest = restOf(layout, group, kerf, combined(level, turn));
      for (const part of partsBeside(rest, kerf, leastMm2, this.#work)) {
        const box = largestRectangle(part, best ? areaOf(best.box) : leastMm2, this.#work);
        if (box) best = { box, turn };
      }
    }
    return best;
  }
}

/**
 * The parts of a rest that cuts along sides of its convex pieces leave in one: a saw that goes through a tile reaches no other
 * rectangle. What is left in the notches and holes of other pieces is cut out corner by corner.
 */
function partsBeside(rest: Rest, kerf: number, leastMm2: number, work: WorkLeft): Rest[] {
  if (!rest.pieces.every(isConvex)) return [rest];
  let parts: Ring[] = [rest.tile.corners];
  for (const piece of rest.pieces) {
    const lines = piece.map((from, i) => [from, piece[(i + 1) % piece.length]] as const);
    const long = lines.filter(([from, to]) => distance(from, to) > LEAST_SIDE);
    work.left -= parts.length * long.length;
    parts = parts.flatMap((part) => long.map(([from, to]) => beyond(part, from, to, kerf)));
    parts = parts.filter((part) => part.length > 2 && signedArea(part) >= leastMm2);
  }
  return parts.map((part) => ({ tile: convexOf(part), pieces: [], blocked: [] }));
}

/** The part of a convex ring that is as far beyond a side of a piece as the saw takes. */
function beyond(ring: Ring, from: Point, to: Point, kerf: number): Ring {
  const length = distance(from, to);
  const past = ({ x, y }: Point) => ((to.y - from.y) * (x - from.x) - (to.x - from.x) * (y - from.y)) / length - kerf;
  const part: Point[] = [];
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length];
    const [before, after] = [past(a), past(b)];
    if (before >= 0) part.push(a);
    if (before >= 0 === after >= 0) return;
    const share = before / (before - after);
    part.push({ x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) });
  });
  return part;
}

/** Whether a ring has no notch, whatever the noise of its corners; holes turn the other way. */
function isConvex(ring: Ring): boolean {
  return ring.every((corner, i) => {
    const [before, after] = [ring.at(i - 1) as Point, ring[(i + 1) % ring.length]];
    const [a, b] = [
      { x: corner.x - before.x, y: corner.y - before.y },
      { x: after.x - corner.x, y: after.y - corner.y },
    ];
    return a.x * b.y - a.y * b.x > -NOTCH * Math.max(1, distance(before, corner), distance(corner, after));
  });
}

/** Turns no two of which differ by a right angle. */
function unlikeTurns(turns: readonly Turn[]): Turn[] {
  const unlike: Turn[] = [];
  for (const turn of turns) {
    const isLike = unlike.some(({ cos, sin }) => {
      const [along, across] = [cos * turn.cos + sin * turn.sin, cos * turn.sin - sin * turn.cos];
      return Math.abs(along * across) < 1e-9;
    });
    if (!isLike) unlike.push(turn);
  }
  return unlike;
}

function areaOf({ minX, minY, maxX, maxY }: Box): number {
  return (maxX - minX) * (maxY - minY);
}

function cornersOf({ minX, minY, maxX, maxY }: Box): Ring {
  return [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
}

function turnedBack({ cos, sin }: Turn): (point: Point) => Point {
  return ({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin });
}

function leastWorthKeeping(tileMm2: number): number {
  return LEAST_SHARE * tileMm2 * (1 - 1e-9);
}

/** Strips of some height for skirting, mm. */
export interface SkirtingStrips {
  /** The length of all strips that the offcuts give. */
  readonly fromOffcuts: number;
  /** The length of the strips from a whole tile, of the kind that gives most; 0 if tiles are too small. */
  readonly fromTile: number;
}

/** The strips of a height that the offcuts of a plan give along the edges of its tiles. */
export function skirtingStrips({ layout, kerf }: PlanWithRests, { groups }: Reuse, height: number): SkirtingStrips {
  const known = new Map<string, number>();
  const lengthIn = (rest: Rest) => {
    const key = keyOf(rest);
    const length = known.get(key) ?? lengthOf(rest, height, kerf);
    known.set(key, length);
    return length;
  };
  return {
    fromOffcuts: groups.reduce((sum, group) => sum + lengthIn(restOf(layout, group, kerf)), 0),
    fromTile: Math.max(...layout.frame.shapes.map((_, motif) => lengthIn(uncutTile(layout, motif)))),
  };
}

function lengthOf(rest: Rest, height: number, kerf: number): number {
  return stripsOf(rest, height, kerf).reduce((sum, [a, b]) => sum + Math.hypot(b.x - a.x, b.y - a.y), 0);
}

function motifOf(tiles: Int32Array, { pieces }: SharedTile): number {
  return tiles[3 * pieces[0].cut];
}

/** Holes have negative areas. */
function areaCut({ pieces }: Rest): number {
  return pieces.reduce((sum, ring) => sum + signedArea(ring), 0);
}

/** Equal rests have the same key, wherever their tiles lie. */
function keyOf({ tile, pieces }: Rest): string {
  const numbers = [tile.corners, ...pieces].flatMap((ring) => [ring.length, ...ring.flatMap(({ x, y }) => [x, y])]);
  return numbers.map((number) => number.toFixed(3)).join();
}

function sizeOf(sides: readonly [number, number], turnsByQuarter: boolean): readonly [number, number] {
  const [width, height] = sides.map((side) => Math.floor((side + NOISE) / SIZE_STEP) / (1 / SIZE_STEP));
  return turnsByQuarter && height > width ? [height, width] : [width, height];
}
