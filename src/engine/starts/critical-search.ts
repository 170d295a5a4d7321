// Counts the tiles of a straight lay from all its critical starts and returns the best of them.

import type { Point } from '../geometry/point.ts';
import { LIMITS } from '../limits.ts';
import { MOST_CRITICAL_STEPS } from '../work-limits.ts';
import { type CriticalPlaces, criticalPlaces, StraightCount } from './critical.ts';
import type { Standard } from './order.ts';
import type { StraightLay } from './straight-lay.ts';
import { isTypedLength } from './typed.ts';

/** Number of critical starts that are returned. */
const MOST_RETURNED = 60;

interface Counted {
  readonly along: number;
  readonly across: number;
  /** What is counted, most important first, lower is better. */
  readonly figures: readonly number[];
}

/**
 * Returns the best critical starts, best first; undefined if counting all of them is too much work. `stripLimit` is the width
 * below which a piece is a narrow strip, if starts are compared by them.
 */
export function bestCriticalStarts(
  straight: StraightLay,
  { home, wideEnough }: Standard,
  stripLimit?: number,
): Point[] | undefined {
  const places = criticalPlaces(straight, home, stripLimit);
  const [homeAlong, homeAcross] = straight.isLevel ? [home.x, home.y] : [home.y, home.x];
  if (stepsThrough(straight, places) > MOST_CRITICAL_STEPS) return undefined;
  const count = new StraightCount(straight, stripLimit);
  let best: Counted[] = [];
  for (const across of places.across) {
    count.placeRows(across);
    for (const along of places.along) {
      count.count(along);
      const { total, sliverCount, stripCount, trimCount, cut, narrowest } = count;
      if (total === 0 || total > LIMITS.tiles) continue;
      const untyped = (isTypedLength(along) ? 0 : 1) + (isTypedLength(across) ? 0 : 1);
      const width = -Math.round(10 * Math.min(narrowest, wideEnough));
      const way = Math.hypot(along - homeAlong, across - homeAcross);
      best.push({ along, across, figures: [sliverCount, stripCount, total, trimCount, cut, width, untyped, way] });
    }
    if (best.length > 10 * MOST_RETURNED) best = firstOf(best);
  }
  return firstOf(best).map(({ along, across }) =>
    straight.isLevel ? { x: along, y: across } : { x: across, y: along },
  );
}

function firstOf(counted: readonly Counted[]): Counted[] {
  return counted.toSorted((one, other) => compare(one.figures, other.figures)).slice(0, MOST_RETURNED);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const i = one.findIndex((figure, at) => figure !== other[at]);
  return i < 0 ? 0 : one[i] - other[i];
}

/** Returns an upper bound on the steps of counting from all critical starts. */
function stepsThrough(straight: StraightLay, { along, across }: CriticalPlaces): number {
  const { walls, pitch } = straight.across;
  const rows = (walls[walls.length - 1] - walls[0]) / pitch + 2;
  // A count takes two steps per wall along the rows: the tile that passes it, and a run of tiles beside it.
  return across.length * along.length * rows * 2 * straight.along.walls.length;
}
