// A lower bound on the boards of a floor, whichever way they are laid by the rules.
//
// At a level that no board can leave, the pieces of one board lie side by side, a kerf apart: at most one with its left
// end, one with its right end, and some with neither. Weights by which no board weighs more than 1 prove that at least as
// many boards are needed as all pieces weigh, each part of a row cut in the way in which it weighs least
// (docs/decisions/0055).

import { cuttingOf } from './cutting.ts';
import { joinedSpans, type LevelFloor, levelsOf } from './levels.ts';
import type { Boards } from './rules.ts';
import type { RowSpans } from './spans.ts';

/** What a piece weighs that is a first or a last board, and one that has walls at both ends. */
interface Weights {
  readonly edge: (length: number) => number;
  readonly middle: (length: number) => number;
  /** Where a weight may jump or bend, mm. */
  readonly bends: readonly number[];
}

/** Floor at a level, in the least lengths of its first and last board, mm; equal ones once. */
interface Floor {
  readonly width: number;
  /** Whether it is of a part that one board spans. */
  readonly isSpanned: boolean;
  readonly leastStart: number;
  readonly leastEnd: number;
  count: number;
}

const EPSILON = 1e-6;
/** Weighings of a stretch of floor in all; with more stretches, fewer weights are tried. */
const MOST_WEIGHED = 6000;

/** Returns how many boards a floor needs at least, if no board at a wall is shorter than allowed. */
export function boundOf(boards: Boards, rows: readonly RowSpans[], halfWidth: number): number {
  const { shortest } = boards.rule;
  const joined = joinedSpans(rows, halfWidth, shortest);
  let most = 0;
  for (const level of levelsOf(joined, halfWidth, boards.pitch > boards.length + EPSILON)) {
    const floors = distinct(level, shortest, boards.length);
    const trials = Math.max(8, Math.floor(MOST_WEIGHED / Math.max(1, floors.length)));
    for (const weights of weightings(boards, floors, trials)) {
      let sum = 0;
      for (const floor of floors) sum += floor.count * leastWeight(boards, floor, weights);
      most = Math.max(most, sum);
    }
  }
  return Math.ceil(most - EPSILON);
}

function distinct(level: readonly LevelFloor[], shortest: number, length: number): Floor[] {
  const floors = new Map<string, Floor>();
  for (const { from, to, span, fromLeft, fromRight } of level) {
    const width = to - from;
    const isSpanned = span.to - span.from <= length;
    // One that leans so far that boards of one row end at both of its walls can be cut in any way.
    const leastStart = Math.max(0, shortest - fromLeft);
    const leastEnd = Math.max(0, shortest - fromRight);
    const key = `${[width, leastStart, leastEnd].map((mm) => mm.toFixed(3)).join(' ')} ${isSpanned}`;
    const known = floors.get(key);
    if (known) known.count++;
    else floors.set(key, { width, isSpanned, leastStart, leastEnd, count: 1 });
  }
  return [...floors.values()];
}

/** The least that floor weighs, however it is cut by the rules. */
function leastWeight(
  boards: Boards,
  { width, isSpanned, leastStart, leastEnd }: Floor,
  { edge, middle, bends }: Weights,
): number {
  const { length } = boards;
  if (isSpanned) return middle(width);
  let least = width <= length ? middle(width) : Infinity;
  const weigh = (begin: number) => {
    const { whole, start, end, middle: only } = cuttingOf(boards, { from: 0, to: width }, begin);
    if (only > 0) return;
    if ((start > 0 && start < leastStart - 2 * EPSILON) || (end > 0 && end < leastEnd - 2 * EPSILON)) return;
    const weight = whole + (start > 0 ? edge(start) : 0) + (end > 0 ? edge(end) : 0);
    if (weight < least) least = weight;
  };
  // Weights are linear between these, so the least is at one of them.
  for (const bend of [...bends, leastStart, leastEnd, length]) {
    for (const piece of [bend - EPSILON, bend, bend + EPSILON]) {
      weigh(piece - length);
      weigh(width - piece);
    }
  }
  return least < Infinity ? least : 0;
}

/** Weights that hold for a level, the most useful first. */
function weightings(boards: Boards, floors: readonly Floor[], trials: number): Weights[] {
  const { length, rule } = boards;
  const room = length - rule.kerf;
  // Nothing comes out of the same board as a first or last board that is longer than this.
  const least = floors.reduce(
    (mm, { width, isSpanned, leastStart, leastEnd }) =>
      Math.min(mm, ...(isSpanned ? [width] : [leastStart, leastEnd, ...(width <= length ? [width] : [])])),
    length,
  );
  const alone = room - least;
  const all: Weights[] = [];
  for (const a of [-rule.kerf, -length / 4, -length, -4 * length, -1e9]) all.push(straight(room, rule.kerf, alone, a));
  all.push(areaAbove(length, rule.kerf, 0));
  for (const v of [1 / 3, 0, 1 / 4]) {
    for (const t of stepsOf(boards, floors)) all.push(stepped(boards, alone, t, v));
  }
  for (const share of [1 / 16, 1 / 8, 3 / 16, 1 / 4, 5 / 16, 3 / 8, 7 / 16])
    all.push(straight(room, rule.kerf, alone, share * length));
  all.push(straight(room, rule.kerf, alone, -rule.kerf / 2));
  for (const share of [1 / 4, 1 / 3, 0.4, 0.45, 1 / 2]) all.push(areaAbove(length, rule.kerf, share * length));
  return all.slice(0, trials);
}

/** Lengths at which steps are worth a try: even ones, and those that the two ends of a part have together. */
function stepsOf({ length, pitch, rule }: Boards, floors: readonly Floor[]): number[] {
  const half = (length - rule.kerf) / 2;
  const steps: number[] = [];
  for (const { width } of floors.slice(0, 6)) {
    const ends = width - pitch * Math.floor(width / pitch);
    for (const step of [ends, ends / 2, ends - rule.shortest, length - rule.kerf - ends, (length + ends) / 2])
      if (step > 0 && step <= half) steps.push(step);
  }
  for (let i = 1; i <= 12; i++) steps.push((half * i) / 12);
  return steps;
}

/** By length above `a`: two ends that fit one board have no more together than both may. */
function straight(room: number, kerf: number, alone: number, a: number): Weights {
  const both = room - 2 * a;
  return {
    edge: (x) => (x > alone + EPSILON ? 1 : Math.min(1, Math.max(0, (x - a) / both))),
    // A third piece fits between them, so it must not weigh more than the room that it takes.
    middle: (x) => (x > room + EPSILON ? 1 : a <= -kerf ? (x + kerf) / both : 0),
    bends: [alone, Math.max(0, a), room - a],
  };
}

/** By length with a kerf, where what is shorter than a limit weighs nothing, and what leaves less weighs a board. */
function areaAbove(length: number, kerf: number, limit: number): Weights {
  const most = length + kerf;
  const weight = (x: number) => {
    if (x + kerf <= limit + EPSILON) return 0;
    return x + kerf > most - limit + EPSILON ? 1 : (x + kerf) / most;
  };
  return { edge: weight, middle: weight, bends: [limit - kerf, most - limit - kerf] };
}

/** Half a board for what is longer than `t`; of two that fit one board, one weighs less if the other weighs more. */
function stepped({ length, rule }: Boards, alone: number, t: number, v: number): Weights {
  const room = length - rule.kerf;
  const step = (x: number) => (x <= t + EPSILON ? v : x > room - t + EPSILON ? 1 - v : 1 / 2);
  // Of pieces longer than this, no three come out of one board.
  const isForAll = v === 0 && 3 * t > length - 2 * rule.kerf;
  return {
    edge: (x) => (x > alone + EPSILON ? 1 : step(x)),
    middle: (x) => (x > room + EPSILON ? 1 : isForAll ? step(x) : 0),
    bends: [alone, t, room - t],
  };
}
