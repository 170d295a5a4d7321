// The search for the best start: over one repeat of the lattice, the fewest slivers, then the least waste, then opposite
// cuts alike, then the shortest way from the given start. Straight lays are searched through their critical starts
// (starts/critical.ts), everything else from coarse to fine. The work is counted, so the same request always ends at the
// same start, and it is done in steps. A door of its own: whoever only plans does not load it.

import type { Point } from './geometry/point.ts';
import { refuseTooMany } from './layout/index.ts';
import { LIMITS } from './limits.ts';
import type { Lattice } from './patterns/lattice.ts';
import { prepare } from './plan.ts';
import type { Plan, TileFigures } from './plan-types.ts';
import type { PlanRequest } from './request.ts';
import type { Floor } from './room.ts';
import { hundredthsOf } from './starts/examination.ts';
import { type FoundStart, StartSearch } from './starts/search.ts';
import { atOnce } from './steps.ts';
import { BEST_START_BUDGET, CURE_BUDGET } from './work-limits.ts';

export { type FoundStart, StartSearch } from './starts/search.ts';
export { BEST_START_BUDGET, CURE_BUDGET, type StartBudget } from './work-limits.ts';

/** Work that takes about 5 ms: as much as a server does at once. */
export const SLICE_OF_WORK = 15_000;

/** Looks around that may follow a search; the second hardly ever finds anything. */
const MOST_LOOKS_AROUND = 3;

export interface BestStart extends FoundStart {
  /** How many starts were examined. */
  readonly examined: number;
  /** Whether all critical starts of a straight lay were among them; otherwise the best was found from coarse to fine. */
  readonly isExact: boolean;
}

/** The best start of a request, in steps; a start that the request has already is where the search begins. */
export function* searchRequest(request: PlanRequest): Generator<void, BestStart> {
  yield;
  const { floor, lattice, start } = prepare(request);
  return yield* searchBestStart(floor, lattice, start);
}

/** The best start for a floor, searched around `start` (mm, caller's frame). Throws a PlanError where none can be planned. */
export function bestStart(floor: Floor, lattice: Lattice, start: Point, budget = BEST_START_BUDGET): BestStart {
  return atOnce(searchBestStart(floor, lattice, start, budget));
}

/**
 * The same in steps. When the search is over it looks around the given start and around what it has found, as a warning
 * would: no warning of a plan from the best start may name a better one.
 */
export function* searchBestStart(
  floor: Floor,
  lattice: Lattice,
  start: Point,
  budget = BEST_START_BUDGET,
): Generator<void, BestStart> {
  const search = new StartSearch(floor, lattice, start, budget, true);
  if (search.fewestTiles > LIMITS.tiles) refuseHopelessSearch(floor, lattice, start);
  yield* finish(search);
  const { isExact } = search;
  let { start: best, tiles, examined } = resultOf(search);
  let around = start;
  for (let looks = 0; looks < MOST_LOOKS_AROUND; looks++) {
    yield;
    const cures = yield* searchCures({ floor, lattice, start: around, tiles });
    examined += cures.tried;
    const better = cures.fewerSlivers ?? cures.lessWaste;
    if (better) ({ start: best, tiles } = better);
    else if (around === best) break;
    around = best;
  }
  return { start: best, tiles, examined, isExact };
}

/** Refuses a floor that needs too many tiles from all starts that a look around tries: a refusal must not take a search. */
function refuseHopelessSearch(floor: Floor, lattice: Lattice, start: Point): void {
  const look = new StartSearch(floor, lattice, start, CURE_BUDGET, false);
  look.advance(Infinity);
  refuseTooMany(look.fewestTiles, LIMITS.tiles);
}

function* finish(search: StartSearch): Generator<void, void> {
  yield;
  while (!search.advance(SLICE_OF_WORK)) yield;
  yield;
}

/** What a search that is at its end has found. */
export function resultOf(search: StartSearch): BestStart {
  const best = search.best();
  // The given start is always among those examined.
  if (!best) throw new Error('a search without a start');
  return { ...best, examined: search.examined, isExact: search.isExact };
}

/** Better starts for a warning to name; undefined where none of those tried is better. */
export interface Cures {
  /** The best start found, if it has fewer slivers. */
  readonly fewerSlivers: FoundStart | undefined;
  /** The best start found among those with less waste, as answers tell it, and no more slivers. */
  readonly lessWaste: FoundStart | undefined;
  /** Starts tried besides the given one. */
  readonly tried: number;
}

/** Looks around, on a small budget, for starts that are better than that of a plan (mm, caller's frame) with such figures. */
export function findCures(
  floor: Floor,
  lattice: Lattice,
  start: Point,
  tiles: TileFigures,
  budget = CURE_BUDGET,
): Cures {
  return atOnce(searchCures({ floor, lattice, start, tiles }, budget));
}

/** The same in steps. */
export function* searchCures(
  { floor, lattice, start, tiles }: Pick<Plan, 'floor' | 'lattice' | 'start' | 'tiles'>,
  budget = CURE_BUDGET,
): Generator<void, Cures> {
  const search = new StartSearch(floor, lattice, start, budget, false);
  if (!search.canAffordOthers) return { fewerSlivers: undefined, lessWaste: undefined, tried: 0 };
  yield* finish(search);
  const waste = hundredthsOf(tiles);
  const fewerSlivers = search.best(({ rank }) => rank[0] < tiles.sliverCount);
  yield;
  const lessWaste = search.best(({ rank }) => rank[0] <= tiles.sliverCount && rank[1] < waste);
  return { fewerSlivers, lessWaste, tried: search.examined - 1 };
}
