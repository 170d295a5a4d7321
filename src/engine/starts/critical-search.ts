// Counts the tiles of a straight lay from all its critical starts and returns the best of them.

import type { Point } from '../geometry/point.ts';
import { LIMITS } from '../limits.ts';
import { onGrid } from '../units.ts';
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
  let mostSlivers = Infinity;
  const settled = places.along.map((along) => settledIn(straight, along));
  for (const first of places.across) {
    count.placeRows(first);
    for (let i = 0; i < settled.length; i++) {
      count.count(places.along[i], mostSlivers);
      const { total, sliverCount, stripCount, trimCount, cut, narrowest } = count;
      if (total === 0 || total > LIMITS.tiles || sliverCount > mostSlivers) continue;
      const { along, row } = settled[i];
      const across = onGrid(first + row * straight.across.pitch);
      const untyped = (isTypedLength(along) ? 0 : 1) + (isTypedLength(across) ? 0 : 1);
      const width = -Math.round(10 * Math.min(narrowest, wideEnough));
      const way = Math.hypot(along - homeAlong, across - homeAcross);
      best.push({ along, across, figures: [sliverCount, stripCount, total, trimCount, cut, width, untyped, way] });
    }
    if (best.length < 2 * MOST_RETURNED) continue;
    best = firstOf(best);
    [mostSlivers] = best[best.length - 1].figures;
  }
  return firstOf(best).map(({ along, across }) =>
    straight.isLevel ? { x: along, y: across } : { x: across, y: along },
  );
}

/** Rows in which a start is looked for, the nearest first. Bonds of thirds need one on either side. */
const ROWS = [0, 1, -1, 2, -2, 3, -3, 4, -4];

/** A place on whole micrometres is this close to them, mm. */
const ON_GRID = 1e-6;

/**
 * Returns where a layout with a place in row 0 starts on whole micrometres, in another row if it must: where a strip is
 * exactly a tenth of a tile, rounding would make it narrower.
 */
function settledIn({ along: { pitch }, shift }: StraightLay, place: number): { along: number; row: number } {
  for (const row of ROWS) {
    const way = row * shift;
    const along = place + way - Math.round(way / pitch) * pitch;
    if (Math.abs(along - onGrid(along)) < ON_GRID) return { along: onGrid(along), row };
  }
  return { along: onGrid(place), row: 0 };
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
