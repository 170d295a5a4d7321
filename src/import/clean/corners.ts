// Corners that are no corners: repeated ones, those in the middle of a straight wall, and spikes. Rings on whole µm.

import { distance, type Point, type Ring } from '../../engine/index.ts';

/** µm. Corners this close to the one before are that corner. */
const SAME_CORNER = 100;
/** µm. A corner this close to the line between its neighbours lies on it: corners on the grid are off by less. */
const IN_LINE = 2;

export interface CleanedCorners {
  readonly ring: Ring;
  readonly merged: number;
  readonly inLine: number;
  readonly spikes: number;
}

/** Returns a ring without corners that are none. What is left may have fewer than three. */
export function cleanCorners(corners: Ring): CleanedCorners {
  const counts = { merged: 0, inLine: 0, spikes: 0 };
  const distinct = withoutRepeated(corners, counts);
  const kept: Point[] = [];
  for (const corner of distinct) {
    kept.push(corner);
    settleEnd(kept, counts);
  }
  settleSeam(kept, counts);
  return { ring: kept, ...counts };
}

type Counts = { merged: number; inLine: number; spikes: number };

function withoutRepeated(corners: Ring, counts: Counts): Point[] {
  const kept: Point[] = [];
  for (const corner of corners) {
    if (kept.length > 0 && areOne(kept[kept.length - 1], corner)) counts.merged++;
    else kept.push(corner);
  }
  // A last corner that repeats the first is how many formats close a ring.
  const repeatsFirst = ({ x, y }: Point) => x === kept[0].x && y === kept[0].y;
  while (kept.length > 1 && areOne(kept[kept.length - 1], kept[0])) {
    if (!repeatsFirst(kept[kept.length - 1])) counts.merged++;
    kept.pop();
  }
  return kept;
}

function areOne(a: Point, b: Point): boolean {
  return distance(a, b) < SAME_CORNER;
}

/** Removes the last corner but one as long as it is none. */
function settleEnd(kept: Point[], counts: Counts): void {
  while (kept.length >= 3) {
    const [a, b, c] = kept.slice(-3);
    const kind = kindOf(a, b, c);
    if (kind === 'corner') return;
    kept.splice(-2, 1);
    counts[kind]++;
    if (kind === 'spikes' && areOne(a, c)) kept.pop();
  }
}

/** The same where the ring closes. */
function settleSeam(kept: Point[], counts: Counts): void {
  for (let isSettled = false; !isSettled && kept.length >= 3; ) {
    isSettled = true;
    for (const at of [kept.length - 1, 0]) {
      const [a, b, c] = [kept.at(at - 1) as Point, kept[at], kept[(at + 1) % kept.length]];
      const kind = kindOf(a, b, c);
      if (kind === 'corner') continue;
      kept.splice(at, 1);
      counts[kind]++;
      if (kind === 'spikes' && areOne(a, c)) kept.splice(at % kept.length, 1);
      isSettled = false;
      break;
    }
  }
}

/** What `b` is on the way from `a` to `c`. */
function kindOf(a: Point, b: Point, c: Point): 'corner' | 'inLine' | 'spikes' {
  const isForwards = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) > 0;
  if (isForwards) return offLine(a, c, b) <= IN_LINE ? 'inLine' : 'corner';
  // Where the way runs back, the shorter side lies along the longer one.
  const [far, near] = distance(a, b) > distance(b, c) ? [a, c] : [c, a];
  return offLine(b, far, near) <= IN_LINE ? 'spikes' : 'corner';
}

/** Distance of `p` from the line through `a` and `b`. */
function offLine(a: Point, b: Point, p: Point): number {
  const twice = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  return Math.abs(twice) / distance(a, b);
}
