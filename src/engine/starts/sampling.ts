// Ways through the starts of one repeat. Each proposes starts in a fixed order that may depend on earlier results.
// Nothing here is random or depends on a clock.

import type { Point } from '../geometry/point.ts';
import { byRank, type Examined, isBetter } from './examination.ts';
import { typed } from './typed.ts';

/** Proposes starts one by one, and receives the figures of each. */
export type Way = Generator<Point, void, Examined>;

/** A grid over one repeat: its points, and the length of its longer step, mm. */
export interface Grid {
  readonly points: readonly Point[];
  readonly spacing: number;
}

/** Returns about `count` starts spread evenly over the repeat around a start, which comes first. */
export function gridOver([first, second]: readonly [Point, Point], around: Point, count: number): Grid {
  const lengths = [Math.hypot(first.x, first.y), Math.hypot(second.x, second.y)];
  const columns = Math.max(1, Math.round(Math.sqrt((count * lengths[0]) / lengths[1])));
  const rows = Math.max(1, Math.round(count / columns));
  const points: Point[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = shareOf(column, columns);
      const b = shareOf(row, rows);
      points.push({
        x: typed(around.x + a * first.x + b * second.x),
        y: typed(around.y + a * first.y + b * second.y),
      });
    }
  }
  return { points, spacing: Math.max(lengths[0] / columns, lengths[1] / rows) };
}

/** 0, 1/n, 2/n … with 1 subtracted from those above one half, so that the repeat is around 0. */
function shareOf(index: number, count: number): number {
  return 2 * index > count ? index / count - 1 : index / count;
}

/** Examines every start of a list and returns their figures. */
export function* examineAll(starts: Iterable<Point>): Generator<Point, Examined[], Examined> {
  const examined: Examined[] = [];
  for (const start of starts) examined.push(yield start);
  return examined;
}

/** Returns the best starts in the given order, at most `most`, each farther than `apart` mm from all better ones. */
export function bestApart(
  examined: readonly Examined[],
  most: number,
  apart: number,
  order: (one: Examined, other: Examined) => number = byRank,
): Examined[] {
  const chosen: Examined[] = [];
  for (const one of examined.toSorted(order)) {
    if (chosen.length === most) break;
    // Compares squares, since this runs some hundred thousand times at once and `Math.hypot` is slow.
    const isNew = chosen.every(({ start }) => (start.x - one.start.x) ** 2 + (start.y - one.start.y) ** 2 > apart ** 2);
    if (isNew) chosen.push(one);
  }
  return chosen;
}

/**
 * Compares waste and slivers together, two slivers for one percent. A start with little waste and a few slivers may be
 * next to one without any, which is better than all that are found where slivers are rare and waste is high.
 */
export function byPromise(one: Examined, other: Examined): number {
  const promise = one.wastePercent + one.sliverCount / 2;
  return promise - (other.wastePercent + other.sliverCount / 2) || byRank(one, other);
}

const DIRECTIONS: readonly Point[] = [
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

/** Moves from a start to better ones in ever smaller steps, until no neighbour that can be typed is better. */
export function* refine(from: Examined, firstStep: number): Generator<Point, Examined, Examined> {
  let best = from;
  for (let step = firstStep; step >= FINEST / 2; step /= 2) {
    const stride = Math.max(typed(step), FINEST);
    for (let better = true; better; ) {
      better = false;
      for (const { x, y } of DIRECTIONS) {
        const start = { x: typed(best.start.x + x * stride), y: typed(best.start.y + y * stride) };
        const examined = yield start;
        if (!isBetter(examined, best)) continue;
        best = examined;
        better = true;
      }
    }
  }
  return best;
}

/** Moves a start so that the tiles overhang opposite walls equally, as far as nothing else gets worse. */
export function* balance(from: Examined): Generator<Point, Examined, Examined> {
  let best = from;
  for (const share of [1, 1 / 2, 1 / 4, 1 / 8]) {
    for (const [alongX, alongY] of [
      [1, 1],
      [1, 0],
      [0, 1],
    ]) {
      const { start, overhang } = best;
      const examined = yield {
        x: typed(start.x - share * alongX * overhang.x),
        y: typed(start.y - share * alongY * overhang.y),
      };
      if (isBetter(examined, best)) best = examined;
    }
  }
  return best;
}
