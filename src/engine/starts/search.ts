// The two searches for starts: a quick one for warnings, which costs little more than a plan, and a thorough one for
// `start=best`. Both depend on the floor and the lattice alone; nothing is random or depends on a clock.

import type { Point } from '../geometry/point.ts';
import { originOf } from '../room.ts';
import { onGrid } from '../units.ts';
import type { StartBudget } from '../work-limits.ts';
import { bestCriticalStarts } from './critical-search.ts';
import type { Examiner } from './examination.ts';
import { byRank, type Examined, type LaidStart } from './order.ts';
import { profilesOf } from './profiles.ts';
import { gridOver, promisingStarts } from './proposals.ts';
import { balance, climb, widen } from './refinement.ts';
import { straightLayOf } from './straight-lay.ts';

/** What is proposed, and how many distances from walls a profile may have. */
const QUICK = { most: 6, places: 6, grid: 64, distances: 160 };
const THOROUGH = { most: 100, places: 40, grid: 1600, distances: 1000 };

/** The grid of a thorough search: starts for some work, so that small rooms, where corners decide, get more of them. */
const GRID = { least: 30, most: 400, work: 12_000 };

/** The first step from a critical start, mm. */
const CRITICAL_STEP = 8;

/** How many of the best starts are refined, and how many are laid in full; more if reuse is to decide. */
const REFINED = 4;
const FINALISTS = 16;
const PACKED_FINALISTS = 40;

/** Finalists are at least this far apart, mm. */
const APART = 0.5;

/** Corners of the floor that are tried as starts. */
const MOST_CORNERS = 12;

export interface Searched {
  readonly best: LaidStart;
  /** Whether all critical starts of a straight lay have been tried. */
  readonly isExact: boolean;
}

/** Examines the few most promising starts and lays the best one; undefined if none of them can be planned. */
export function searchQuickly(examiner: Examiner): LaidStart | undefined {
  const { floor, lattice, frame } = examiner;
  const starts = promisingStarts(profilesOf(floor, lattice, frame, QUICK.distances), frame, QUICK);
  const examined = fromHome(examiner, starts)
    .map((start) => examiner.examine(start))
    .sort(byRank);
  if (!examiner.packs) return examiner.lay(examined[0].start);
  return examined.flatMap(({ start }) => examiner.lay(start) ?? []).sort(byRank)[0];
}

/** Searches thoroughly, within a budget. The default start or one that a quick search finds must be usable. */
export function searchThoroughly(examiner: Examiner, budget: StartBudget): Searched {
  const { floor, lattice, frame } = examiner;
  const canSpend = () => examiner.work < budget.work && examiner.count < budget.starts;
  const natural = naturalStarts(examiner);
  for (const start of natural) examiner.examine(start);
  searchQuickly(examiner);
  const straight = straightLayOf(floor, lattice);
  const critical = straight && bestCriticalStarts(straight, examiner, budget.work);
  const affordable = (GRID.work * examiner.count) / examiner.work;
  const grid = gridOver(frame, Math.min(GRID.most, Math.max(GRID.least, affordable)));
  const proposed = critical ?? [
    ...fromHome(examiner, promisingStarts(profilesOf(floor, lattice, frame, THOROUGH.distances), frame, THOROUGH)),
    ...fromHome(examiner, grid.points),
  ];
  for (const start of proposed) if (canSpend()) examiner.examine(start);
  const firstStep = critical ? CRITICAL_STEP : grid.spacing / 2;
  for (const one of bestApart(examiner.all, REFINED, critical ? APART : grid.spacing)) {
    climb(one, firstStep, examiner, canSpend);
  }
  const finalists = finalistsOf(examiner);
  for (const start of [...natural.slice(0, 2), ...finalists.map((one) => one.start)]) examiner.lay(start);
  const [best] = examiner.allLaid.toSorted(byRank);
  // Moving on would need to pack every start again; the finalists are enough of a choice.
  const refined = examiner.packs ? best : widen(balance(best, examiner), examiner, canSpend);
  return { best: refined, isExact: critical !== undefined };
}

/** Starts that people choose: the default one, 0,0, and corners of the floor. */
function naturalStarts({ floor, standard: { home } }: Examiner): Point[] {
  const every = Math.ceil(floor.xs.length / MOST_CORNERS);
  const corners: Point[] = [];
  for (let i = 0; i < floor.xs.length; i += every) corners.push(addedOnGrid(home, { x: floor.xs[i], y: floor.ys[i] }));
  return [originOf(floor), { x: 0, y: 0 }, ...corners];
}

function fromHome({ standard: { home } }: Examiner, starts: readonly Point[]): Point[] {
  return starts.map((start) => addedOnGrid(home, start));
}

/** The sum of two points without the noise that adding leaves. */
function addedOnGrid(one: Point, other: Point): Point {
  return { x: onGrid(one.x + other.x), y: onGrid(one.y + other.y) };
}

/** The starts to lay in full: the best by their counts; if reuse decides, also those that only need as few tiles. */
function finalistsOf(examiner: Examiner): Examined[] {
  const examined = examiner.all.toSorted(byRank);
  const decisive = examiner.packs ? 2 : examined[0].rank.length;
  const isEqual = ({ rank }: Examined) => rank.slice(0, decisive).every((figure, i) => figure === examined[0].rank[i]);
  return bestApart(examined.filter(isEqual), examiner.packs ? PACKED_FINALISTS : FINALISTS, APART);
}

/** Returns the best starts, at most `most`, each farther than `apart` mm from all better ones. */
function bestApart(examined: readonly Examined[], most: number, apart: number): Examined[] {
  const chosen: Examined[] = [];
  for (const one of examined.toSorted(byRank)) {
    if (chosen.length === most) break;
    const isNew = chosen.every(({ start }) => (start.x - one.start.x) ** 2 + (start.y - one.start.y) ** 2 > apart ** 2);
    if (isNew) chosen.push(one);
  }
  return chosen;
}
