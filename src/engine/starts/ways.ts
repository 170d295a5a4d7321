// The two ways to search: thoroughly, for requests for the best start, and a look around, for warnings that name a
// better start.

import type { Point } from '../geometry/point.ts';
import { LIMITS } from '../limits.ts';
import { wastePercentOf } from '../measures.ts';
import type { Lattice } from '../patterns/lattice.ts';
import type { Floor } from '../room.ts';
import { type CriticalPlaces, criticalPlaces, StraightCount } from './critical.ts';
import { byRank, type Examined, hundredthsOf, isBetter } from './examination.ts';
import { flushStarts, thinned } from './flush.ts';
import { balance, bestApart, byPromise, examineAll, gridOver, refine, type Way } from './sampling.ts';
import type { StraightLay } from './straight-lay.ts';
import { isTypedLength, typedAround } from './typed.ts';

/** Where a search begins, and about how many starts it may examine. */
export interface Task {
  readonly floor: Floor;
  readonly lattice: Lattice;
  readonly given: Examined;
  readonly affordable: number;
  /** Called for starts that are counted without being examined, with the work spent. */
  readonly spend: (starts: number, work: number) => void;
  /** Called when all critical starts have been tried. */
  readonly finishCritical: () => void;
}

// Limits on the coarse grid and on the flush starts of a thorough search: a number, and a share of affordable starts.
const MOST_COARSE = 6400;
const COARSE_SHARE = 0.45;
const MOST_FLUSH = 1600;
const FLUSH_SHARE = 0.2;

/** How many of the best starts found so far are refined. */
const REFINED = { critical: 6, coarse: 40 };

// Critical starts closer than SAME_CRITICAL, mm, refine to the same; FIRST_STEP exceeds the gap between most.
const SAME_CRITICAL = 2;
const FIRST_STEP = 8;

/**
 * Tries the critical starts of a straight lay, and a grid and flush starts unless the result has no slivers. Then
 * refines the best starts, and balances the best of all.
 */
export function* searchThoroughly(task: Task, straight: StraightLay | undefined): Way {
  const { floor, lattice, given, affordable } = task;
  let best = given;
  if (straight) {
    const examined = [given, ...(yield* goThrough(straight, criticalPlaces(straight, given.start), task))];
    task.finishCritical();
    best = yield* refineBest(bestApart(examined, REFINED.critical, SAME_CRITICAL), FIRST_STEP);
  }
  if (!straight || best.sliverCount > 0) {
    const grid = gridOver(lattice.repeat, given.start, Math.min(MOST_COARSE, COARSE_SHARE * affordable));
    const flush = flushStarts(floor, lattice, given.start, Math.min(MOST_FLUSH, FLUSH_SHARE * affordable));
    const examined = [best, ...(yield* examineAll(grid.points)), ...(yield* examineAll(flush))];
    const apart = 1.5 * grid.spacing;
    const promising = [byRank, byPromise].flatMap((order) => bestApart(examined, REFINED.coarse, apart, order));
    best = yield* refineBest(promising, grid.spacing / 2);
  }
  yield* balance(best);
}

/** Steps of a count that are as much work as one unit of an examination. */
const STEPS_OF_WORK = 20;

/** Returns an upper bound on the work of trying all critical starts. */
export function workThrough(straight: StraightLay, given: Point): number {
  const { along, across } = criticalPlaces(straight, given);
  const { walls, pitch } = straight.across;
  const rows = (walls[walls.length - 1] - walls[0]) / pitch + 2;
  // A count takes two steps per wall along the rows: the tile that passes it, and a run of tiles beside it.
  return (across.length * along.length * rows * 2 * straight.along.walls.length) / STEPS_OF_WORK;
}

/** Counts the tiles from all critical starts, and examines the best one of each place across. */
function* goThrough(
  straight: StraightLay,
  { along, across }: CriticalPlaces,
  { given, lattice, spend }: Task,
): Generator<Point, Examined[], Examined> {
  const count = new StraightCount(straight);
  const startAt = (a: number, b: number) => (straight.isLevel ? { x: a, y: b } : { x: b, y: a });
  const home = straight.isLevel ? given.start.x : given.start.y;
  const examined: Examined[] = [];
  for (const place of across) {
    count.placeRows(place);
    let best = { worth: Infinity, way: 0, along: home };
    for (const a of along) {
      count.count(a);
      const worth = worthOf(count, lattice.tileAreaMm2);
      // The extra repeat makes a place that cannot be typed lose against one of equal worth that can.
      const way = Math.abs(a - home) + (isTypedLength(a) ? 0 : straight.along.pitch);
      if (worth < best.worth || (worth === best.worth && way < best.way)) best = { worth, way, along: a };
    }
    spend(along.length - 1, count.takeSteps() / STEPS_OF_WORK);
    examined.push(yield startAt(best.along, place));
  }
  return examined;
}

/** Slivers and hundredths of a percent of waste in one number; lower is better. */
function worthOf({ total, sliverCount, laidAreaMm2 }: StraightCount, tileAreaMm2: number): number {
  if (total === 0 || total > LIMITS.tiles) return Infinity;
  const wastePercent = wastePercentOf(laidAreaMm2, total * tileAreaMm2);
  return 100_000 * sliverCount + hundredthsOf({ wastePercent });
}

/** Refines several starts, most promising first, each from the best typed start around it; returns the best. */
function* refineBest(promising: readonly Examined[], firstStep: number): Generator<Point, Examined, Examined> {
  let best = promising[0];
  for (const one of promising) {
    const [start] = bestApart([one, ...(yield* examineAll(typedAround(one.start)))], 1, 0);
    const refined = yield* refine(start, firstStep);
    if (isBetter(refined, best)) best = refined;
  }
  return best;
}

/** Largest number of places along one axis of a straight lay that a look around tries. */
const MOST_OF_SWEEP = 12;

// Share of its starts that a look around spends on the grid.
const LOOK_SHARE = 0.6;

/** In a straight lay, sweeps the critical places and balances the best. Otherwise refines the best of a grid. */
export function* lookAround({ lattice, given, affordable }: Task, straight: StraightLay | undefined): Way {
  if (straight) {
    yield* balance(yield* sweep(straight, given));
    return;
  }
  const grid = gridOver(lattice.repeat, given.start, LOOK_SHARE * affordable);
  const [best] = bestApart([given, ...(yield* examineAll(grid.points))], 1, 0);
  yield* refine(best, grid.spacing / 2);
}

/** Tries critical places along y, then along x, each from the best so far, until nothing improves. */
function* sweep(straight: StraightLay, given: Examined): Generator<Point, Examined, Examined> {
  const { along, across } = criticalPlaces(straight, given.start);
  const [xs, ys] = (straight.isLevel ? [along, across] : [across, along]).map((places) =>
    thinned(places, MOST_OF_SWEEP),
  );
  let best = given;
  for (let before: Examined | undefined; before !== best; ) {
    before = best;
    for (const isLevel of [false, true]) {
      const { x, y } = best.start;
      const starts = isLevel ? xs.map((other) => ({ x: other, y })) : ys.map((other) => ({ x, y: other }));
      best = bestApart([best, ...(yield* examineAll(starts))], 1, 0)[0];
    }
  }
  return best;
}
