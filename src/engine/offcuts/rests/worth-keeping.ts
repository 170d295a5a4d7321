// The offcuts of a plan that are worth keeping, and the strips for skirting that all offcuts give. Equal rests are looked
// at once.

import { type Ring, signedArea } from '../../geometry/point.ts';
import { type TilePlace, tilePlaceOf } from '../../layout/index.ts';
import type { Plan } from '../../plan-types.ts';
import { MOST_REST_WORK } from '../../work-limits.ts';
import { ownTurns } from '../kinds.ts';
import { cutsOf, type Reuse, type SharedTile } from '../reuse.ts';
import { convexOf } from './convex.ts';
import { largestRectangle } from './largest-rectangle.ts';
import { type Rest, restOf, uncutTile } from './rest.ts';
import { stripsOf } from './strips.ts';

/** A smaller rectangle than this share of its tile is not worth keeping. */
const LEAST_SHARE = 1 / 3;
/** Sizes are rounded down to this, mm. */
const SIZE_STEP = 0.1;
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

type PlanWithRests = Pick<Plan, 'layout' | 'lattice' | 'kerf'>;

/**
 * The largest level rectangle that is left of each tile that is cut up, if it has a third of the tile: equal ones once,
 * the largest first.
 */
export function offcutsWorthKeeping({ layout, lattice, kerf }: PlanWithRests, { groups }: Reuse): KeptOffcuts {
  const work = { left: MOST_REST_WORK };
  const known = new Map<string, readonly [number, number] | undefined>();
  const kept = new Map<string, { width: number; height: number; motif: number; from: TilePlace[] }>();
  for (const group of groups) {
    const motif = motifOf(layout.cuts.tiles, group);
    const leastMm2 = leastWorthKeeping(lattice.tileAreasMm2[motif]);
    const rest = restOf(layout, group, kerf);
    if (lattice.tileAreasMm2[motif] - areaCut(rest) < leastMm2) continue;
    const key = keyOf(rest);
    if (!known.has(key)) {
      if (work.left <= 0) continue;
      const box = largestRectangle(rest, leastMm2, work);
      const turnsByQuarter = ownTurns(layout.frame.shapes[motif]).length === 4;
      known.set(key, box && sizeOf([box.maxX - box.minX, box.maxY - box.minY], turnsByQuarter));
    }
    const size = known.get(key);
    if (size === undefined) continue;
    const [width, height] = size;
    const same = `${motif} ${width} ${height}`;
    const place = tilePlaceOf(layout.cuts, cutsOf(group)[0]);
    const others = kept.get(same);
    if (others) others.from.push(place);
    else kept.set(same, { width, height, motif, from: [place] });
  }
  const offcuts = [...kept.values()].sort((a, b) => b.width * b.height - a.width * a.height || b.width - a.width);
  return { offcuts, isComplete: work.left > 0 };
}

/**
 * Returns whether convex offcuts, with their tile of some area lying level, hold such a rectangle. False for all after very
 * many.
 */
export function keptTest(): (offcut: Ring, tileMm2: number) => boolean {
  const work = { left: MOST_REST_WORK };
  return (offcut, tileMm2) => {
    const leastMm2 = leastWorthKeeping(tileMm2);
    if (signedArea(offcut) < leastMm2) return false;
    return largestRectangle({ tile: convexOf(offcut), pieces: [], blocked: [] }, leastMm2, work) !== undefined;
  };
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
