// One search around a start: proposes starts by one of the ways, examines them within its budget, and lays the best one
// in full before reporting it.

import type { Point } from '../geometry/point.ts';
import { checkFloor, layOut } from '../layout/index.ts';
import { LIMITS } from '../limits.ts';
import { measure } from '../measures.ts';
import type { Lattice } from '../patterns/lattice.ts';
import type { TileFigures } from '../plan-types.ts';
import { type Floor, toFloorFrame } from '../room.ts';
import type { StartBudget } from '../work-limits.ts';
import { type Examined, Examiner, isBetter, rankOf } from './examination.ts';
import type { Way } from './sampling.ts';
import { straightLayOf } from './straight-lay.ts';
import { lookAround, searchThoroughly, type Task, workThrough } from './ways.ts';

/** Largest share of the work that all critical starts may take; the rest is for refining. */
const CRITICAL_SHARE = 0.75;

/** Laying a start in full takes as long as this many examinations; the budget must cover that too. */
const LAYING = 5;

/** A start and the figures of a plan from there. */
export interface FoundStart {
  /** In the caller's frame, mm. */
  readonly start: Point;
  readonly tiles: TileFigures;
}

/** A search within its budget. */
export class StartSearch {
  /** Whether all critical starts of a straight lay have been tried. */
  isExact = false;
  /** Whether the budget is enough for a start besides the given one. */
  readonly canAffordOthers: boolean;
  private readonly given: Examined;
  private readonly floor: Floor;
  private readonly lattice: Lattice;
  private readonly budget: StartBudget;
  private readonly examiner: Examiner;
  private readonly way: Way;
  /** Every start examined so far. */
  private readonly known = new Map<string, Examined>();
  private readonly laid = new Map<Examined, TileFigures>();
  /** Number of starts that were counted without being examined. */
  private counted = 0;

  /** Prepares a search around `start` (mm, caller's frame). Throws a PlanError if no start can be planned. */
  constructor(floor: Floor, lattice: Lattice, start: Point, budget: StartBudget, isThorough: boolean) {
    checkFloor(floor, lattice, LIMITS.tiles);
    this.floor = floor;
    this.lattice = lattice;
    this.examiner = new Examiner(floor, lattice, start);
    this.given = this.examine(start);
    this.budget = { ...budget, work: budget.work - LAYING * this.examiner.work };
    const affordable = Math.min(budget.starts, Math.floor(this.budget.work / this.examiner.work)) - 1;
    this.canAffordOthers = affordable >= 1;
    const spend = (starts: number, work: number) => {
      this.counted += starts;
      this.examiner.work += work;
    };
    const finishCritical = () => {
      this.isExact = true;
    };
    const task: Task = { floor, lattice, given: this.given, affordable, spend, finishCritical };
    const straight = straightLayOf(floor, lattice);
    const canGoThrough = straight && workThrough(straight, start) <= CRITICAL_SHARE * this.budget.work;
    this.way = isThorough ? searchThoroughly(task, canGoThrough ? straight : undefined) : lookAround(task, straight);
  }

  /** Number of starts tried. */
  get examined(): number {
    return this.examiner.count + this.counted;
  }

  /** Examines proposals until there are none left or the budget is used up. */
  run(): void {
    const { examiner, budget, way } = this;
    let proposal = way.next();
    while (!proposal.done && examiner.work < budget.work && examiner.count < budget.starts) {
      proposal = way.next(this.examine(proposal.value));
    }
  }

  /** The fewest tiles of any start examined. */
  get fewestTiles(): number {
    return Math.min(...Array.from(this.known.values(), ({ total }) => total));
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
   * Returns the best of the starts examined, or of those that `suits` accepts, with the figures of a full layout: a few
   * tiles in a million need an overlay, which examinations leave out.
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

  /** Replaces the examined figures with those of a full layout. */
  private layFrom(examined: Examined): void {
    const { floor, lattice } = this;
    const { start } = examined;
    const tiles = measure(layOut(floor, lattice, toFloorFrame(start, floor), LIMITS.tiles), lattice);
    const { total, sliverCount, wastePercent } = tiles;
    const settled = { ...examined, total, sliverCount, wastePercent };
    const ranked = { ...settled, rank: rankOf(settled, this.given.start) };
    this.known.set(`${start.x},${start.y}`, ranked);
    this.laid.set(ranked, tiles);
  }
}
