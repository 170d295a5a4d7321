// The two searches for starts: a quick one for warnings, which costs little more than a plan, and a thorough one for
// `start=best`. Both depend on the floor and the lattice alone; nothing is random or depends on a clock.

import type { Point } from '../geometry/point.ts';
import { originOf, toFloorFrame } from '../room.ts';
import { onGrid } from '../units.ts';
import type { StartBudget } from '../work-limits.ts';
import { bestCriticalStarts } from './critical-search.ts';
import type { Examiner } from './examination.ts';
import { StartMap } from './map/start-map.ts';
import { byRank, type Examined, isBetter, isUsable, type LaidStart } from './order.ts';
import { type Extent, type Guess, promisingLines, promisingStarts } from './proposals.ts';
import { balance, climb, widen } from './refinement.ts';
import { evenRowStarts, fewRowStarts, ROW_SPACING, rowStarts } from './row-starts.ts';
import { straightLayOf } from './straight-lay.ts';
import { type Profile, profilesOf } from './walls/profiles.ts';

/** How much is guessed from the walls. */
interface Guessing extends Extent {
  /** How many distances from walls a profile may have. */
  readonly distances: number;
  /** How many guesses are examined. */
  readonly most: number;
}

const QUICK: Guessing = { most: 4, places: 6, grid: 16, distances: 160 };
const THOROUGH: Guessing = { most: 20, places: 40, grid: 0, distances: 1000 };

/** Above this many expected slivers, no start without any is likely. */
const HOPELESS = 0;

/**
 * A quick search doubts a start if another one, with at most so many slivers to be expected, may save more than so many
 * tiles; of tiles of several sizes, a part of a mean tile may be several small ones.
 */
const DOUBT = { slivers: 2, tiles: 0.5, tilesOfSizes: 0 };

/** How many starts of the map a thorough search examines at most: as many as some work allows. */
const MAPPED = { least: 30, work: 60_000 };

/**
 * How many lines in each direction a thorough search follows, how many starts on each it examines, and how wide they are at
 * most, in places of the map: the map sees wider ones itself.
 */
const LINES = { most: 4, starts: 6, widest: 2 };

/** Proposals are made if so many of them can be examined. */
const LEAST_FOLLOWED = 10;

/** Work for more starts, because the map expects less from them than the best start has. */
const PROMISED_WORK = 100_000;

/** The first step from a critical start, mm. */
const CRITICAL_STEP = 8;

/** Rows of boards are not placed more precisely than this, mm. */
const FINEST = 0.1;

/** How many of the best starts are refined: more for boards, which have no map. */
const REFINED = { onMap: 3, ofBoards: 4 };

/**
 * How many of the best starts are laid in full: a few, more of boards, if it takes little work or if reuse is to decide, and
 * fewer if it takes very much.
 */
const FINALISTS = { few: 8, ofBoards: 24, most: 40, littleWork: 4_000, mostWork: 60_000 };

/** Finalists are at least this far apart, mm. */
const APART = 0.5;

/** Corners of the floor that are tried as starts, and the work for that. */
const MOST_CORNERS = 32;
const CORNERS_WORK = 20_000;

export interface Searched {
  readonly best: LaidStart;
  /** Whether all critical starts of a straight lay have been tried. */
  readonly isExact: boolean;
}

/**
 * Examines the few most promising starts, until one has no sliver if guesses can be trusted, and lays the best one without
 * any. Undefined if there is none, which costs even less: where the profiles expect slivers everywhere, nothing is
 * examined. Also undefined if a start with few slivers to be expected seems to save a tile: then only a thorough
 * search can tell which one is good.
 */
export function searchQuickly(examiner: Examiner): LaidStart | undefined {
  const guesses = promising(examiner, QUICK);
  const clear: Examined[] = [];
  let fewest = Infinity;
  for (const { start, sliverCount, tiles } of guesses.slice(0, QUICK.most)) {
    if (sliverCount > HOPELESS) break;
    const examined = examiner.examine(fromDefault(start, examiner));
    if (examined.rank[0] > 0) continue;
    clear.push(examined);
    fewest = Math.min(fewest, tiles);
    if (examined.stripCount === 0 && canTrustGuesses(examiner)) break;
  }
  const few = fewest - (examiner.isUniform ? DOUBT.tiles : DOUBT.tilesOfSizes);
  const maySave = ({ sliverCount, tiles }: Guess) => sliverCount <= DOUBT.slivers && tiles < few;
  if (guesses.some(maySave)) return undefined;
  return clear.flatMap(({ start }) => examiner.lay(start) ?? []).sort(byRank)[0];
}

/**
 * Whether the first good guess is likely the best. Guesses know nothing of the ends of boards and of packing, and of
 * tiles of several sizes too little.
 */
function canTrustGuesses({ frame, packs, isUniform }: Examiner): boolean {
  return !frame.rule && !packs && isUniform;
}

/** Whether the default start or one of the promising ones can be used. */
export function canBeUsed(examiner: Examiner): boolean {
  const canStartAt = (start: Point) => isUsable(examiner.examine(fromDefault(start, examiner)));
  if (canStartAt({ x: 0, y: 0 })) return true;
  return promising(examiner, QUICK)
    .slice(0, QUICK.most)
    .some(({ start }) => canStartAt(start));
}

/** Guesses for an examiner's floor, the most promising first. */
function promising(examiner: Examiner, guessing: Guessing): Guess[] {
  const { floor, frame } = examiner;
  if (frame.rule) return fewRowStarts(floor, frame).map((start) => ({ start, sliverCount: 0, tiles: 0 }));
  return promisingStarts(profilesFor(examiner, guessing), frame, guessing);
}

function profilesFor({ floor, lattice, frame, stripLimits }: Examiner, { distances }: Guessing): Profile[] {
  return profilesOf(floor, lattice, frame, distances, stripLimits);
}

/** A start that is known relative to the default one, in the caller's frame. */
function fromDefault(start: Point, { standard: { home } }: Examiner): Point {
  return addedOnGrid(home, start);
}

/**
 * Searches thoroughly, within a budget. The default start or a promising one must be usable. What is found is no worse than
 * `rivals`.
 */
export function searchThoroughly(examiner: Examiner, budget: StartBudget, rivals: readonly Point[] = []): Searched {
  const { floor, lattice, frame, standard } = examiner;
  const canSpend = () => examiner.work < budget.work && examiner.count < budget.starts;
  const natural = naturalStarts(examiner);
  natural.forEach((start, i) => {
    // The default start and 0,0 in any case.
    if (i < 2 || examiner.work < CORNERS_WORK) examiner.examine(start);
  });
  for (const start of rivals) examiner.examine(start);
  if (canSpend()) searchQuickly(examiner);
  // Where an examination takes very much work, no proposal could be followed.
  const canFollow = ((budget.work - examiner.work) * examiner.count) / examiner.work > LEAST_FOLLOWED;
  const straight = canFollow ? straightLayOf(floor, lattice) : undefined;
  const critical = straight && bestCriticalStarts(straight, standard, examiner.stripLimits?.[0]);
  const boards = frame.rule && rowStarts(floor, frame).map((start) => fromDefault(start, examiner));
  const map = boards || !canFollow ? undefined : new StartMap(floor, lattice, frame, examiner.stripLimits);
  const proposed = critical ?? boards ?? (map ? guessedStarts(examiner, map) : []);
  for (const start of proposed) if (canSpend()) examiner.examine(start);
  if (map) examinePromised(examiner, map, canSpend);
  const spacing = map?.spacing ?? frame.rowPitch * ROW_SPACING;
  const firstStep = critical ? CRITICAL_STEP : spacing;
  const expected = (start: Point) => map?.at(toFloorFrame(start, floor)).sliverCount ?? 0;
  const refined = bestApart(examiner.all, map ? REFINED.onMap : REFINED.ofBoards, critical ? APART : 2 * spacing);
  for (const one of refined) if (canSpend()) climb(one, examiner, { firstStep, canSpend, expected });
  if (boards) examineBetween(examiner, canSpend);
  const mostWork = examiner.work + FINALISTS.mostWork;
  // Of packing, examinations know nothing.
  if (examiner.packs) for (const start of rivals) examiner.lay(start);
  layFinalists(examiner, natural, mostWork);
  const [best] = examiner.allLaid.toSorted(byRank);
  // Moving on would need to pack every start again; the finalists are enough of a choice.
  const canMove = !examiner.packs && examiner.work < mostWork;
  const widened = canMove ? widen(balance(best, examiner), examiner, canSpend) : best;
  return { best: widened, isExact: critical !== undefined };
}

/** Starts that suit the walls to the tenth of a millimetre, and the best of the map, which knows the corners of the room. */
function guessedStarts(examiner: Examiner, map: StartMap): Point[] {
  const affordable = (MAPPED.work * examiner.count) / examiner.work;
  const mapped = map.best(Math.max(MAPPED.least, affordable));
  const { frame } = examiner;
  const profiles = profilesFor(examiner, THOROUGH);
  const guessed = promisingStarts(profiles, frame, THOROUGH).slice(0, THOROUGH.most);
  const lines = promisingLines(profiles, frame, LINES.most, LINES.widest * map.place);
  const onLines = lines.flatMap((line) => map.bestOn(line, LINES.starts));
  return [...guessed.map(({ start }) => start), ...onLines, ...mapped].map((start) => fromDefault(start, examiner));
}

/**
 * Examines starts from which the map expects less than the best one so far has: where the map overlooks slivers from most
 * of them, one in hundreds may keep what it promises.
 */
function examinePromised(examiner: Examiner, map: StartMap, canSpend: () => boolean): void {
  let best = bestOf(examiner);
  const end = examiner.work + PROMISED_WORK;
  for (const start of map.betterThan(() => examiner.asExpected(best))) {
    if (examiner.work > end || !canSpend()) return;
    const examined = examiner.examine(fromDefault(start, examiner));
    if (isBetter(examined, best)) best = examined;
  }
}

/**
 * Examines starts of boards halfway between others as long as it can, beside the best ones first: a better start may be
 * better within a millimetre only.
 */
function examineBetween(examiner: Examiner, canSpend: () => boolean): void {
  const { frame } = examiner;
  for (let spacing = ROW_SPACING / 2; canSpend() && spacing * frame.rowPitch > FINEST; spacing /= 2) {
    const starts = evenRowStarts(frame, spacing).map((start) => fromDefault(start, examiner));
    const between = starts.filter((_, i) => i % 2 === 1);
    const known = starts.filter((_, i) => i % 2 === 0).map((start) => examiner.examine(start));
    const beside = known.map((one, i) => {
      const next = known[(i + 1) % known.length];
      return isBetter(next, one) ? next : one;
    });
    for (const i of [...between.keys()].sort((a, b) => byRank(beside[a], beside[b]))) {
      if (!canSpend()) return;
      examiner.examine(between[i]);
    }
  }
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

/** Lays the best starts in full, and those that a search must not be worse than. */
function layFinalists(examiner: Examiner, natural: readonly Point[], mostWork: number): void {
  const [best, ...others] = finalistsOf(examiner);
  const little = examiner.work + FINALISTS.littleWork;
  const few = examiner.packs ? FINALISTS.most : examiner.frame.rule ? FINALISTS.ofBoards : FINALISTS.few;
  [best, ...natural.slice(0, 2), ...others].forEach((start, i) => {
    // The best one and the default start in any case.
    if (i < 2 || examiner.work < (i < few + 2 ? mostWork : little)) examiner.lay(start);
  });
  // Where strips of floor are too thin to be laid, examinations may count them, and tell little about any start.
  if (examiner.allLaid.every((laid) => examiner.examine(laid.start).total === laid.total)) return;
  for (const start of natural) if (examiner.work < mostWork) examiner.lay(start);
}

/** The starts to lay in full: the best by their counts; if reuse decides, also those that only need as few tiles. */
function finalistsOf(examiner: Examiner): Point[] {
  const best = bestOf(examiner);
  const decisive = examiner.packs ? 3 : best.rank.length;
  const isEqual = ({ rank }: Examined) => {
    for (let i = 0; i < decisive; i++) if (rank[i] !== best.rank[i]) return false;
    return true;
  };
  return bestApart(examiner.all.filter(isEqual), FINALISTS.most, APART).map(({ start }) => start);
}

function bestOf({ all }: Examiner): Examined {
  return all.reduce((one, other) => (isBetter(other, one) ? other : one));
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
