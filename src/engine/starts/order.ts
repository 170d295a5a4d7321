// The order of starts, one for all searches: fewest slivers, fewest pieces narrower than the limit of the request if it has one,
// fewest tiles to buy (least area if they differ in size), fewest thin trims, fewest cut tiles, widest narrowest piece, equal cuts at opposite walls, nearest to the default start.

import type { Point } from '../geometry/point.ts';
import { LIMITS } from '../limits.ts';
import type { TileFigures } from '../plan-types.ts';
import { isWithinReach } from '../room-checks.ts';
import { isTyped } from './typed.ts';

/** A start with what can be counted from there without tracing a piece. */
export interface Examined {
  /** In the caller's frame, mm. */
  readonly start: Point;
  readonly total: number;
  /** What is bought, in the unit of `weightsOf`: the number of tiles if all are equally large. */
  readonly bought: number;
  readonly cut: number;
  readonly sliverCount: number;
  /** Tiles with a piece narrower than the limit of the request; 0 if it has none. */
  readonly stripCount: number;
  /** Tiles that lose only a narrow strip. */
  readonly trimCount: number;
  /** The criteria of comparison, most important first, lower is better. */
  readonly rank: readonly number[];
}

/** A start that was laid in full. */
export interface LaidStart extends Examined {
  /**
   * Vector from the centroid of the floor to the centroid of all tiles bought for it, mm. With equal cuts at opposite
   * walls, the tiles overhang both walls equally and the two centroids coincide.
   */
  readonly overhang: Point;
  /** Width of the narrowest piece, mm, of those that are narrower than half their own tile. */
  readonly narrowest: number;
  readonly tiles: TileFigures;
}

/** What all starts of a room are compared with. */
export interface Standard {
  /** The default start, mm. */
  readonly home: Point;
  /** Width, mm, above which the narrowest piece counts no more: half a tile, the largest if they differ in size. */
  readonly wideEnough: number;
}

/** Worse than any number of slivers: the floor is only joint. */
const ONLY_JOINT = 1e6;

/**
 * Ranks by what examinations count. A start from which the floor is only joint comes after all others. One that needs
 * more tiles than a plan may have or that cannot be sent is not usable and comes last.
 */
export function countsRank(counts: Omit<Examined, 'rank'>): number[] {
  const { start, total, bought, cut, sliverCount, stripCount, trimCount } = counts;
  const canBeUsed = total <= LIMITS.tiles && isWithinReach(start);
  return [canBeUsed ? (total === 0 ? ONLY_JOINT : sliverCount) : Infinity, stripCount, bought, trimCount, cut];
}

/** Adds the rank by what examinations count. Every name is written out: searches do this for each of their starts. */
export function rankedByCounts(counts: Omit<Examined, 'rank'>): Examined {
  const { start, total, bought, cut, sliverCount, stripCount, trimCount } = counts;
  return { start, total, bought, cut, sliverCount, stripCount, trimCount, rank: countsRank(counts) };
}

/** Whether a start can be planned and sent. */
export function isUsable({ rank }: Examined): boolean {
  return rank[0] < Infinity;
}

/**
 * Ranks by all criteria. Widths are compared by tenths of a millimetre, overhangs by millimetres. Of starts that are
 * equal by that, those that people can type come first. Coordinates break the last ties.
 */
export function fullRank(
  counts: readonly number[],
  { start, narrowest, overhang }: Pick<LaidStart, 'start' | 'narrowest' | 'overhang'>,
  standard: Standard,
): number[] {
  const { home, wideEnough } = standard;
  return [
    ...counts,
    -Math.round(10 * Math.min(narrowest, wideEnough)),
    Math.round(Math.hypot(overhang.x, overhang.y)),
    isTyped(start) ? 0 : 1,
    Math.round(100 * Math.hypot(start.x - home.x, start.y - home.y)),
    start.y,
    start.x,
  ];
}

/** Whether a start ranks before another. */
export function isBetter(one: Pick<Examined, 'rank'>, other: Pick<Examined, 'rank'>): boolean {
  return byRank(one, other) < 0;
}

/** Compares starts by rank, the better one first. */
export function byRank({ rank: one }: Pick<Examined, 'rank'>, { rank: other }: Pick<Examined, 'rank'>): number {
  const count = Math.min(one.length, other.length);
  for (let i = 0; i < count; i++) {
    if (one[i] !== other[i]) return one[i] < other[i] ? -1 : 1;
  }
  return 0;
}
