// Moves a start to better ones nearby.

import type { Point } from '../geometry/point.ts';
import type { Examiner } from './examination.ts';
import { byRank, type Examined, isBetter, type LaidStart } from './order.ts';
import { typed, typedAround } from './typed.ts';

const ALL_DIRECTIONS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
];

/** The finest step of a refinement, mm: the grid of starts that can be typed. */
const FINEST = 0.1;

/** Each step is this many times shorter than the one before. */
const SHORTER = 3;

/** How a climb is guided and bounded. */
export interface Climb {
  readonly firstStep: number;
  readonly canSpend: () => boolean;
  /** The slivers to expect at a start, without examining it. */
  readonly expected: (start: Point) => number;
}

/** Corners of the room make up for at most about this many slivers that are to be expected. */
const MADE_UP = 1;

/** Moves by what is counted, in ever smaller steps, until no neighbour that can be typed is better. */
export function climb(from: Examined, examiner: Examiner, { firstStep, canSpend, expected }: Climb): Examined {
  let [best] = [from, ...typedAround(from.start).map((start) => examiner.examine(start))].sort(byRank);
  for (let step = firstStep; step >= FINEST / 2; step /= SHORTER) {
    for (let isMoving = true; isMoving; ) {
      isMoving = false;
      const most = expected(best.start) + MADE_UP;
      for (const start of around(best.start, step, examiner)) {
        if (!canSpend()) return best;
        if (expected(start) > most) continue;
        const examined = examiner.examine(start);
        if (!isBetter(examined, best)) continue;
        best = examined;
        isMoving = true;
        break;
      }
    }
  }
  return best;
}

/** The first and the last step of widening, mm, and the most starts that it lays. */
const WIDEN = { first: 64, last: 0.5, most: 12 };

/** Moves by all criteria, without more slivers, tiles, trims or cuts. */
export function widen(from: LaidStart, examiner: Examiner, canSpend: () => boolean): LaidStart {
  let best = from;
  let left = WIDEN.most;
  for (let step = WIDEN.first; step >= WIDEN.last; step /= SHORTER) {
    for (const start of around(best.start, step, examiner)) {
      if (left === 0 || !canSpend()) return best;
      if (byRank(examiner.examine(start), best) > 0) continue;
      left--;
      const laid = examiner.lay(start);
      if (laid && isBetter(laid, best)) best = laid;
    }
  }
  return best;
}

function around({ x, y }: Point, step: number, { frame: { rule, along } }: Examiner): Point[] {
  const stride = Math.max(typed(step), FINEST);
  // Boards in a row choose their places themselves: only where the rows are depends on the start.
  const across = [
    { x: -along.y, y: along.x },
    { x: along.y, y: -along.x },
  ];
  return (rule ? across : ALL_DIRECTIONS).map((direction) => ({
    x: typed(x + direction.x * stride),
    y: typed(y + direction.y * stride),
  }));
}

/** Moves a start so that the tiles overhang opposite walls equally, as far as nothing else gets worse. */
export function balance(from: LaidStart, examiner: Examiner): LaidStart {
  let best = from;
  for (const [alongX, alongY] of [
    [1, 1],
    [1, 0],
    [0, 1],
    [0.5, 0.5],
  ]) {
    const { start } = best;
    const overhang = examiner.frame.rule ? acrossRows(best.overhang, examiner) : best.overhang;
    const moved = { x: typed(start.x - alongX * overhang.x), y: typed(start.y - alongY * overhang.y) };
    if (byRank(examiner.examine(moved), best) > 0) continue;
    const laid = examiner.lay(moved);
    if (laid && isBetter(laid, best)) best = laid;
  }
  return best;
}

/** The part of a vector that moves the rows. */
function acrossRows({ x, y }: Point, { frame: { along } }: Examiner): Point {
  const way = y * along.x - x * along.y;
  return { x: -way * along.y, y: way * along.x };
}
