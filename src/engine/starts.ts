// The search for the best start: over one repeat of the lattice, the fewest slivers, then the least waste, then opposite
// cuts alike, then the shortest way from the given start. Straight lays are searched through their critical starts
// (starts/critical.ts), everything else from coarse to fine. The work is counted, so the same request always ends at the
// same start, and it can be done in slices.

import type { Point } from './geometry/point.ts';
import { checkFloor, layOut } from './layout/index.ts';
import { LIMITS } from './limits.ts';
import { measure } from './measures.ts';
import type { Lattice } from './patterns/lattice.ts';
import type { TileFigures } from './plan-types.ts';
import { type Floor, homeOf } from './room.ts';
import { type Examined, Examiner, hundredthsOf, isBetter, rankOf } from './starts/examination.ts';
import type { Way } from './starts/sampling.ts';
import { straightLayOf } from './starts/straight-lay.ts';
import { lookAround, searchThoroughly, type Task, workThrough } from './starts/ways.ts';

/** What a search may cost: work as examinations count it, some 0.4 µs a unit, and a number of starts. */
export interface StartBudget {
  readonly work: number;
  readonly starts: number;
}

/** For whoever asks for the best start: a third of a second, to be done in slices. */
export const BEST_START_BUDGET: StartBudget = { work: 1_000_000, starts: 20_000 };

/** For a warning that names a better start: some 15 plans of a small room, 25 ms at most. */
export const CURE_BUDGET: StartBudget = { work: 60_000, starts: 30 };

/** Such a share of the work may go into all critical starts; what is left is for refining. */
const CRITICAL_SHARE = 0.75;

/** Work that takes about 5 ms: as much as a server does at once. */
export const SLICE_OF_WORK = 15_000;

/** A start and what a plan from there comes to. */
export interface FoundStart {
  /** In the caller's frame, mm. */
  readonly start: Point;
  readonly tiles: TileFigures;
}

export interface BestStart extends FoundStart {
  /** How many starts were examined. */
  readonly examined: number;
  /** Whether all critical starts of a straight lay were among them; otherwise the best was found from coarse to fine. */
  readonly isExact: boolean;
}

/** A search that is done in slices, for servers; `bestStart` does all of it at once. */
export class StartSearch {
  /** Whether all critical starts of a straight lay have been tried. */
  isExact = false;
  private readonly given: Examined;
  private readonly floor: Floor;
  private readonly lattice: Lattice;
  private readonly budget: StartBudget;
  private readonly examiner: Examiner;
  private readonly way: Way;
  /** Every start examined so far. */
  private readonly known = new Map<string, Examined>();
  private readonly laid = new Map<Examined, TileFigures>();
  /** Starts that were counted without being examined. */
  private counted = 0;
  private proposal: IteratorResult<Point, void>;

  /** Prepares a search around `start` (mm, caller's frame). Throws a PlanError where no start can be planned. */
  constructor(floor: Floor, lattice: Lattice, start: Point, budget: StartBudget, isThorough: boolean) {
    checkFloor(floor, lattice, LIMITS.tiles);
    this.floor = floor;
    this.lattice = lattice;
    this.budget = budget;
    this.examiner = new Examiner(floor, lattice, start);
    this.given = this.examine(start);
    const affordable = Math.min(budget.starts, Math.floor(budget.work / this.examiner.work)) - 1;
    const spend = (starts: number, work: number) => {
      this.counted += starts;
      this.examiner.work += work;
    };
    const finishCritical = () => {
      this.isExact = true;
    };
    const task: Task = { floor, lattice, given: this.given, affordable, spend, finishCritical };
    const straight = straightLayOf(floor, lattice);
    const canGoThrough = straight && workThrough(straight, start) <= CRITICAL_SHARE * budget.work;
    this.way = isThorough ? searchThoroughly(task, canGoThrough ? straight : undefined) : lookAround(task, straight);
    this.proposal = this.way.next();
  }

  /** How many starts have been tried. */
  get examined(): number {
    return this.examiner.count + this.counted;
  }

  /** Goes on for about so much work; whether the search is at its end. */
  advance(work: number): boolean {
    const { examiner, budget } = this;
    const until = Math.min(budget.work, examiner.work + work);
    while (!this.proposal.done && examiner.work < until && examiner.count < budget.starts) {
      this.proposal = this.way.next(this.examine(this.proposal.value));
    }
    return this.proposal.done === true || examiner.work >= budget.work || examiner.count >= budget.starts;
  }

  private examine(start: Point): Examined {
    const name = `${start.x},${start.y}`;
    const known = this.known.get(name);
    if (known) return known;
    const examined = this.examiner.examine(start);
    this.known.set(name, examined);
    return examined;
  }

  /**
   * The best of the starts examined, or of those that `suits` lets pass, with the figures of a layout that was really laid
   * from there: a few tiles in a million are judged by the boolean library, which examinations do without.
   */
  best(suits: (examined: Examined) => boolean = () => true): FoundStart | undefined {
    for (;;) {
      let best: Examined | undefined;
      for (const examined of this.known.values()) {
        if (suits(examined) && (!best || isBetter(examined, best))) best = examined;
      }
      if (!best) return undefined;
      const { start } = best;
      const laid = this.laid.get(best);
      if (laid) return { start, tiles: laid };
      this.layFrom(best);
    }
  }

  /** Puts the figures of a real layout in the place of those that were examined. */
  private layFrom(examined: Examined): void {
    const { floor, lattice } = this;
    const { start } = examined;
    const tiles = measure(layOut(floor, lattice, homeOf(start, floor), LIMITS.tiles), lattice);
    const { total, sliverCount, wastePercent } = tiles;
    const settled = { ...examined, total, sliverCount, wastePercent };
    const ranked = { ...settled, rank: rankOf(settled, this.given.start) };
    this.known.set(`${start.x},${start.y}`, ranked);
    this.laid.set(ranked, tiles);
  }
}

/** The best start for a floor, searched around `start` (mm, caller's frame). Throws a PlanError where none can be planned. */
export function bestStart(floor: Floor, lattice: Lattice, start: Point, budget = BEST_START_BUDGET): BestStart {
  const search = new StartSearch(floor, lattice, start, budget, true);
  search.advance(Infinity);
  return resultOf(search);
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
  const search = new StartSearch(floor, lattice, start, budget, false);
  search.advance(Infinity);
  const waste = hundredthsOf(tiles);
  return {
    fewerSlivers: search.best(({ rank }) => rank[0] < tiles.sliverCount),
    lessWaste: search.best(({ rank }) => rank[0] <= tiles.sliverCount && rank[1] < waste),
    tried: search.examined - 1,
  };
}
