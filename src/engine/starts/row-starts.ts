// Starts for boards in rows that choose their shifts themselves: only where the rows are depends on the start.

import type { Point } from '../geometry/point.ts';
import { type Frame, TRIM } from '../layout/index.ts';
import { SLIVER_SHARE } from '../measures.ts';
import type { Floor } from '../room.ts';
import { onGrid } from '../units.ts';
import { typed } from './typed.ts';

/** Even places that are proposed, as a share of the distance of rows. */
export const ROW_SPACING = 1 / 64;
const FEW_SPACING = 1 / 2;

/** Returns the starts worth examining, relative to the default one: even places, and those where the edge of a row meets a corner of the floor. */
export function rowStarts(floor: Floor, frame: Frame): Point[] {
  const { centreT, halfT } = frame.shapes[0];
  const strip = 2 * SLIVER_SHARE * halfT;
  const ways = new Set<number>();
  for (const t of depthsOf(floor, frame)) {
    for (const edge of [t - centreT + halfT, t - centreT - halfT]) {
      // There, a strip along a wall is nothing or a whole row, exactly a sliver, or exactly a trim.
      for (const away of [0, strip, -strip, TRIM, -TRIM]) ways.add(nearest(edge + away, frame));
    }
  }
  return [...evenWays(frame, ROW_SPACING), ...ways].map((way) => startAt(frame, way));
}

/** Returns starts at even places, relative to the default one. */
export function evenRowStarts(frame: Frame, spacing: number): Point[] {
  return evenWays(frame, spacing).map((way) => startAt(frame, way));
}

/** Returns the few starts of a quick search, relative to the default one: equal rows at both ends of the floor first. */
export function fewRowStarts(floor: Floor, frame: Frame): Point[] {
  const { centreT, halfT } = frame.shapes[0];
  const depths = depthsOf(floor, frame);
  const middle = (Math.min(...depths) + Math.max(...depths)) / 2 - centreT;
  const balanced = [middle, middle + halfT].map((way) => nearest(way, frame));
  return [...balanced, ...evenWays(frame, FEW_SPACING)].map((way) => startAt(frame, typed(way)));
}

/** Distances of the floor's corners across the rows from the frame's origin, mm, each once. */
function depthsOf({ xs, ys }: Floor, { along, origin }: Frame): number[] {
  const depths = new Set<number>();
  for (let i = 0; i < xs.length; i++) depths.add(onGrid((ys[i] - origin.y) * along.x - (xs[i] - origin.x) * along.y));
  return [...depths];
}

function evenWays({ rowPitch }: Frame, spacing: number): number[] {
  return Array.from({ length: 1 / spacing }, (_, i) => typed((i * spacing - 0.5) * rowPitch));
}

/** The shortest way that moves the rows to the same places. */
function nearest(way: number, { rowPitch }: Frame): number {
  return way - Math.round(way / rowPitch) * rowPitch;
}

function startAt({ along }: Frame, way: number): Point {
  return { x: -way * along.y, y: way * along.x };
}
