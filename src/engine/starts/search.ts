// The two searches for starts: a quick one for warnings, which costs little more than a plan, and a thorough one for
// `start=best`. Both depend on the floor and the lattice alone; nothing is random or depends on a clock.

import type { Point } from '../geometry/point.ts';
import { originOf, toFloorFrame } from '../room.ts';
import { onGrid } from '../units.ts';
import type { StartBudget } from '../work-limits.ts';
import { bestCriticalStarts } from './critical-search.ts';
import type { Examiner } from './examination.ts';
import { byRank, type Examined, isUsable, type LaidStart } from './order.ts';
import { type Extent, expectedSlivers, type Guess, gridOver, promisingStarts } from './proposals.ts';
import { balance, climb, widen } from './refinement.ts';
import { fewRowStarts, ROW_SPACING, rowStarts } from './row-starts.ts';
import { straightLayOf } from './straight-lay.ts';
import { type Profile, profilesOf } from './walls/profiles.ts';

/** How many distances from walls a profile may have. */
interface Distances {
  readonly distances: number;
}

const QUICK: Extent & Distances = { most: 4, places: 6, grid: 64, distances: 160 };
const THOROUGH: Extent & Distances = { most: 100, places: 40, grid: 1600, distances: 1000 };

/** Above this many expected slivers, no start without any is likely. */
const HOPELESS = 0;

/** The grid of a thorough search: starts for some work. */
const GRID = { least: 30, most: 400, work: 12_000 };

/** In rooms with few tiles, corners decide, and starts are examined fast: they get a fine grid, and more are refined. */
const SMALL_ROOM = { tiles: 250, grid: 1000, refined: 12 };

/** The first step from a critical start, mm. */
const CRITICAL_STEP = 8;

/** How many of the best starts are refined, and how many are laid in full; more if reuse is to decide. */
const REFINED = 4;
const FINALISTS = 12;
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

/**
 * Examines the few most promising starts until one has no sliver, and lays it. Undefined if there is none, which costs
 * even less: where the profiles expect slivers everywhere, nothing is examined.
 */
export function searchQuickly(examiner: Examiner): LaidStart | undefined {
  const clear: Point[] = [];
  for (const { start, sliverCount } of promising(examiner, QUICK)) {
    if (sliverCount > HOPELESS) break;
    const { rank, stripCount } = examiner.examine(start);
    if (rank[0] > 0) continue;
    clear.push(start);
    // Packing tells starts apart that are equal without it.
    if (!examiner.packs && stripCount === 0) break;
  }
  return clear.flatMap((start) => examiner.lay(start) ?? []).sort(byRank)[0];
}

/** Whether the default start or one of the promising ones can be used. */
export function canBeUsed(examiner: Examiner): boolean {
  return (
    isUsable(examiner.examine(examiner.standard.home)) ||
    promising(examiner, QUICK).some(({ start }) => isUsable(examiner.examine(start)))
  );
}

/** The promising starts of an examiner's floor, in the caller's frame. */
function promising(examiner: Examiner, extent: Extent & Distances): Guess[] {
  const { floor, frame, standard } = examiner;
  if (frame.rule) return fewRowStarts(floor, frame, standard.home).map((start) => ({ start, sliverCount: 0 }));
  const profiles = profilesFor(examiner, extent);
  return promisingStarts(profiles, frame, extent).map((guess) => ({
    ...guess,
    start: addedOnGrid(standard.home, guess.start),
  }));
}

function profilesFor({ floor, lattice, frame, stripLimits }: Examiner, { distances }: Distances): Profile[] {
  return profilesOf(floor, lattice, frame, distances, stripLimits);
}

/** Searches thoroughly, within a budget. The default start or a promising one must be usable. */
export function searchThoroughly(examiner: Examiner, budget: StartBudget): Searched {
  const { floor, lattice, frame, standard } = examiner;
  const canSpend = () => examiner.work < budget.work && examiner.count < budget.starts;
  const natural = naturalStarts(examiner);
  for (const start of natural) examiner.examine(start);
  searchQuickly(examiner);
  const straight = straightLayOf(floor, lattice);
  const critical = straight && bestCriticalStarts(straight, standard, examiner.stripLimits?.[0]);
  const boards = frame.rule && rowStarts(floor, frame, standard.home);
  const profiles = boards ? [] : profilesFor(examiner, THOROUGH);
  const isSmall = examiner.examine(standard.home).total <= SMALL_ROOM.tiles;
  const grid = boards
    ? { points: [], spacing: frame.rowPitch * ROW_SPACING }
    : gridOver(frame, isSmall ? SMALL_ROOM.grid : gridSize(examiner));
  const guessed = () => [...promisingStarts(profiles, frame, THOROUGH).map(({ start }) => start), ...grid.points];
  const proposed = critical ?? boards ?? guessed().map((start) => addedOnGrid(standard.home, start));
  for (const start of proposed) if (canSpend()) examiner.examine(start);
  const firstStep = critical ? CRITICAL_STEP : grid.spacing / 2;
  const expected = (start: Point) => expectedSlivers(profiles, frame, toFloorFrame(start, floor));
  const refinedCount = isSmall && !critical ? SMALL_ROOM.refined : REFINED;
  for (const one of bestApart(examiner.all, refinedCount, critical ? APART : grid.spacing)) {
    climb(one, examiner, { firstStep, canSpend, expected });
  }
  for (const start of [...natural.slice(0, 2), ...finalistsOf(examiner)]) examiner.lay(start);
  const [best] = examiner.allLaid.toSorted(byRank);
  // Moving on would need to pack every start again; the finalists are enough of a choice.
  const refined = examiner.packs ? best : widen(balance(best, examiner), examiner, canSpend);
  return { best: refined, isExact: critical !== undefined };
}

function gridSize(examiner: Examiner): number {
  const affordable = (GRID.work * examiner.count) / examiner.work;
  return Math.min(GRID.most, Math.max(GRID.least, affordable));
}

/** Starts that people choose: the default one, 0,0, and corners of the floor. */
function naturalStarts({ floor, frame, standard: { home } }: Examiner): Point[] {
  // Of a corner, only how far it is across the rows matters to boards, and that is proposed anyway.
  if (frame.rule) return [home, { x: 0, y: 0 }];
  const every = Math.ceil(floor.xs.length / MOST_CORNERS);
  const origin = originOf(floor);
  const corners: Point[] = [];
  for (let i = 0; i < floor.xs.length; i += every)
    corners.push(addedOnGrid(origin, { x: floor.xs[i], y: floor.ys[i] }));
  return [home, { x: 0, y: 0 }, ...corners];
}

/** The sum of two points without the noise that adding leaves. */
function addedOnGrid(one: Point, other: Point): Point {
  return { x: onGrid(one.x + other.x), y: onGrid(one.y + other.y) };
}

/** The starts to lay in full: the best by their counts; if reuse decides, also those that only need as few tiles. */
function finalistsOf(examiner: Examiner): Point[] {
  const examined = examiner.all.toSorted(byRank);
  const decisive = examiner.packs ? 3 : examined[0].rank.length;
  const isEqual = ({ rank }: Examined) => rank.slice(0, decisive).every((figure, i) => figure === examined[0].rank[i]);
  const most = examiner.packs ? PACKED_FINALISTS : FINALISTS;
  return bestApart(examined.filter(isEqual), most, APART).map(({ start }) => start);
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
