// Searches one repeat of the lattice for better starts; starts/order.ts says what is better. What is found depends on
// room, pattern, parameters, joint and the smallest cut, not on the start of the request. The work is counted, so the same request always
// gives the same start. This is a separate entry point: planning alone does not load it.

import type { Point } from './geometry/point.ts';
import { checkFloor, type Layout, refuseTooMany } from './layout/index.ts';
import { LIMITS } from './limits.ts';
import { countsWithReuse, type LaidPlan } from './offcuts.ts';
import { prepare } from './plan.ts';
import type { TileFigures } from './plan-types.ts';
import type { PlanRequest } from './request.ts';
import type { Floor } from './room.ts';
import { centredStarts } from './starts/centre.ts';
import { Examiner } from './starts/examination.ts';
import { byRank, type LaidStart } from './starts/order.ts';
import { canBeUsed, searchQuickly, searchThoroughly } from './starts/search.ts';
import { BEST_START_BUDGET } from './work-limits.ts';

/** A start and the figures of a plan from there. */
export interface FoundStart {
  /** In the caller's frame, mm. */
  readonly start: Point;
  readonly tiles: TileFigures;
  /** Tiles that lose only a strip under 10 mm. */
  readonly trimCount: number;
}

export interface BestStart extends FoundStart {
  /** Number of starts examined. */
  readonly examined: number;
  /** Whether all critical starts of a straight lay were tried; otherwise the best of many was refined. */
  readonly isExact: boolean;
}

/** How starts are compared. */
export interface Comparison {
  /** Whether by the tiles to buy when offcuts are reused. */
  readonly withReuse: boolean;
}

const PLAIN: Comparison = { withReuse: false };

/** Returns the best start of a request; its own start does not matter. Throws a PlanError if none can be planned. */
export function bestStartFor(request: PlanRequest, comparison = PLAIN): BestStart {
  return bestStartIn(checked(request), comparison);
}

/** The best start by all criteria: no worse than the one that is best without a criterion which a search knows little of. */
function bestStartIn(prepared: Prepared, comparison: Comparison): BestStart {
  const examiner = examinerFor(prepared, comparison);
  if (!canBeUsed(examiner)) return refuse(examiner);
  const simpler = simplerBest(prepared, comparison);
  const rivals = [...(simpler ? [simpler.start] : []), ...centredIn(prepared)];
  const { best, isExact } = searchThoroughly(examiner, BEST_START_BUDGET, rivals);
  return { ...found(best), examined: examiner.count + (simpler?.examined ?? 0), isExact };
}

/**
 * The best start without reuse, because nothing tells of packing before it is done; then without the smallest cut, because a
 * map cannot tell narrow pieces from slivers, which matter more. Boards have no map, and take too long for two searches.
 */
function simplerBest(prepared: Prepared, { withReuse }: Comparison): BestStart | undefined {
  const { lattice, minCut } = prepared;
  if (lattice.rows) return undefined;
  if (withReuse) return bestStartIn(prepared, PLAIN);
  return minCut ? bestStartIn({ ...prepared, minCut: undefined }, PLAIN) : undefined;
}

function centredIn({ floor, lattice, parameters, joint }: Prepared): Point[] {
  return centredStarts(floor, lattice, Number(parameters.rotation), joint);
}

/** Returns a start without slivers for the room of a laid plan, found about as fast as the plan; undefined if none is found. */
export function goodStartFor(plan: Prepared, comparison = PLAIN): FoundStart | undefined {
  const best = searchQuickly(examinerFor(plan, comparison));
  return best && found(best);
}

/** Returns the best of the starts that put a tile or a joint in the middle of the room. */
export function centredStartFor(request: PlanRequest, comparison = PLAIN): FoundStart {
  const prepared = checked(request);
  const examiner = examinerFor(prepared, comparison);
  const [best] = centredIn(prepared)
    .flatMap((start) => examiner.lay(start) ?? [])
    .sort(byRank);
  return best ? found(best) : refuse(examiner);
}

/** What is known about a request before a tile is laid. */
type Prepared = Omit<LaidPlan, 'layout'> & { readonly floor: Floor; readonly minCut: number | undefined };

/** Prepares a request. Throws a PlanError if it can be planned from no start. */
function checked(request: PlanRequest): Prepared {
  const prepared = prepare(request);
  checkFloor(prepared.floor, prepared.lattice, LIMITS.tiles);
  return prepared;
}

function examinerFor(prepared: Prepared, { withReuse }: Comparison): Examiner {
  const { floor, lattice, minCut } = prepared;
  const pack = withReuse ? (layout: Layout) => countsWithReuse({ ...prepared, layout }) : undefined;
  return new Examiner(floor, lattice, { minCut, pack });
}

/** Refuses a floor that needs too many tiles from all starts tried. */
function refuse({ all }: Examiner): never {
  refuseTooMany(Math.min(...all.map(({ total }) => total)), LIMITS.tiles);
  throw new Error('No start could be planned.');
}

function found({ start, tiles, trimCount }: LaidStart): FoundStart {
  return { start, tiles, trimCount };
}
