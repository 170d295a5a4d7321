// Searches one repeat of the lattice for the best start: fewest slivers, then least waste, then equal cuts at opposite
// walls, then the shortest distance from the given start. Straight lays are searched through their critical starts
// (starts/critical.ts), all others from coarse to fine. The work is counted, so the same request always gives the same
// start. This is a separate entry point: planning alone does not load it.

import type { Point } from './geometry/point.ts';
import { refuseTooMany } from './layout/index.ts';
import { LIMITS } from './limits.ts';
import type { Lattice } from './patterns/lattice.ts';
import { prepare } from './plan.ts';
import type { Plan } from './plan-types.ts';
import type { PlanRequest } from './request.ts';
import type { Floor } from './room.ts';
import { hundredthsOf } from './starts/examination.ts';
import { type FoundStart, StartSearch } from './starts/search.ts';
import { BEST_START_BUDGET, BETTER_STARTS_BUDGET, type StartBudget } from './work-limits.ts';

export { type FoundStart, StartSearch } from './starts/search.ts';
export { BEST_START_BUDGET, BETTER_STARTS_BUDGET, type StartBudget } from './work-limits.ts';

/** Largest number of looks around after a search; the second hardly ever finds anything. */
const MOST_LOOKS_AROUND = 2;

export interface BestStart extends FoundStart {
  /** Number of starts examined. */
  readonly examined: number;
  /** Whether these include all critical starts of a straight lay; otherwise the search went from coarse to fine. */
  readonly isExact: boolean;
}

/** Returns the best start of a request. The search begins at the request's own start, if it has one. */
export function bestStartFor(request: PlanRequest): BestStart {
  const { floor, lattice, start } = prepare(request);
  return bestStart(floor, lattice, start);
}

/** Throws what the search would throw before it begins. */
export function checkBestStart(request: PlanRequest): void {
  const { floor, lattice, start } = prepare(request);
  beginSearch(floor, lattice, start, BEST_START_BUDGET);
}

/** A search that has examined only the given start. */
function beginSearch(floor: Floor, lattice: Lattice, start: Point, budget: StartBudget): StartSearch {
  const search = new StartSearch(floor, lattice, start, budget, true);
  if (search.fewestTiles > LIMITS.tiles) refuseHopelessSearch(floor, lattice, start);
  return search;
}

/**
 * Returns the best start for a floor, searched around `start` (mm, caller's frame). Throws a PlanError if no start can
 * be planned. After the search, it looks around the given start and the best one found, as a warning would: no warning
 * about a plan from the best start may name a better one.
 */
export function bestStart(floor: Floor, lattice: Lattice, start: Point, budget = BEST_START_BUDGET): BestStart {
  const search = beginSearch(floor, lattice, start, budget);
  search.run();
  const { isExact } = search;
  let { start: best, tiles, examined } = resultOf(search);
  let around = start;
  for (let looks = 0; looks < MOST_LOOKS_AROUND; looks++) {
    const found = findBetterStarts({ floor, lattice, start: around, tiles });
    examined += found.tried;
    const better = found.fewerSlivers ?? found.lessWaste;
    if (better) ({ start: best, tiles } = better);
    else if (around === best) break;
    around = best;
  }
  return { start: best, tiles, examined, isExact };
}

/** Refuses a floor that needs too many tiles from all starts of a look around: a refusal must not cost a search. */
function refuseHopelessSearch(floor: Floor, lattice: Lattice, start: Point): void {
  const look = new StartSearch(floor, lattice, start, BETTER_STARTS_BUDGET, false);
  look.run();
  refuseTooMany(look.fewestTiles, LIMITS.tiles);
}

/** Returns the result of a finished search. */
export function resultOf(search: StartSearch): BestStart {
  const best = search.best();
  // The given start is always among those examined.
  if (!best) throw new Error('The search has no start.');
  return { ...best, examined: search.examined, isExact: search.isExact };
}

/** Better starts for a warning to name; undefined if none of those tried is better. */
export interface BetterStarts {
  /** The best start found, if it has fewer slivers. */
  readonly fewerSlivers: FoundStart | undefined;
  /** The best start found among those with less waste, as reported, and no more slivers. */
  readonly lessWaste: FoundStart | undefined;
  /** Number of starts tried besides the given one. */
  readonly tried: number;
}

/** Looks around, on a small budget, for starts that are better than that of a plan (mm, caller's frame). */
export function findBetterStarts(
  { floor, lattice, start, tiles }: Pick<Plan, 'floor' | 'lattice' | 'start' | 'tiles'>,
  budget = BETTER_STARTS_BUDGET,
): BetterStarts {
  const search = new StartSearch(floor, lattice, start, budget, false);
  if (!search.canAffordOthers) return { fewerSlivers: undefined, lessWaste: undefined, tried: 0 };
  search.run();
  const waste = hundredthsOf(tiles);
  const fewerSlivers = search.best(({ rank }) => rank[0] < tiles.sliverCount);
  const lessWaste = search.best(({ rank }) => rank[0] <= tiles.sliverCount && rank[1] < waste);
  return { fewerSlivers, lessWaste, tried: search.examined - 1 };
}
