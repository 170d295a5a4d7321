// The boundaries of a hatch that are polylines, or lines and arcs. y runs up.

import type { Budget } from '../budget.ts';
import type { DrawnPoint } from '../drawing.ts';
import type { Entry } from './groups.ts';
import { numberFrom } from './groups.ts';
import { arcOf, type BulgedCorner, bulged, type DrawnLine } from './outline.ts';

/** Returns the boundaries of a hatch; undefined for one that is not simple. */
export function boundariesOf(entry: Entry, budget: Budget): readonly (DrawnLine | undefined)[] {
  const read = reader(entry);
  const loops = read.number(91) ?? 0;
  const lines: (DrawnLine | undefined)[] = [];
  for (let i = 0; i < loops; i++) {
    const flags = read.number(92);
    if (flags === undefined) break;
    lines.push((flags & POLYLINE) === POLYLINE ? polyline(read, budget) : edges(read, budget));
  }
  return lines;
}

const POLYLINE = 2;

interface Reader {
  /** The number of the next group with this code, looked for from where the last one was. */
  readonly number: (code: number) => number | undefined;
  /** The number of the group that follows, if it has this code. */
  readonly following: (code: number) => number | undefined;
}

function reader({ codes, values }: Entry): Reader {
  let at = 0;
  return {
    number: (code) => {
      const found = codes.indexOf(code, at);
      if (found < 0) return undefined;
      at = found + 1;
      return numberFrom(values[found]);
    },
    following: (code) => (codes[at] === code ? numberFrom(values[at++]) : undefined),
  };
}

function polyline(read: Reader, budget: Budget): DrawnLine | undefined {
  read.number(72);
  read.number(73);
  const count = read.number(93) ?? 0;
  const corners: BulgedCorner[] = [];
  for (let i = 0; i < count; i++) {
    const [x, y] = [read.following(10), read.following(20)];
    if (x === undefined || y === undefined) return undefined;
    budget.corners(1);
    corners.push({ x, y, bulge: read.following(42) ?? 0 });
  }
  return bulged(corners, true, budget);
}

/** Edges one after the other around the boundary. */
function edges(read: Reader, budget: Budget): DrawnLine | undefined {
  const count = read.number(93) ?? 0;
  const corners: DrawnPoint[] = [];
  let curves = 0;
  for (let i = 0; i < count; i++) {
    const kind = read.following(72);
    const points = kind === 1 ? line(read, budget) : kind === 2 ? arc(read, budget) : undefined;
    if (!points) return undefined;
    if (kind === 2) curves++;
    corners.push(...points.slice(0, -1));
  }
  return { corners, isClosed: true, curves };
}

function line(read: Reader, budget: Budget): DrawnPoint[] | undefined {
  const [x, y, toX, toY] = [10, 20, 11, 21].map(read.following);
  if (x === undefined || y === undefined || toX === undefined || toY === undefined) return undefined;
  budget.corners(2);
  return [
    { x, y },
    { x: toX, y: toY },
  ];
}

function arc(read: Reader, budget: Budget): DrawnPoint[] | undefined {
  const [x, y, radius, from, to, turnsLeft] = [10, 20, 40, 50, 51, 73].map(read.following);
  if (x === undefined || y === undefined || radius === undefined || from === undefined || to === undefined)
    return undefined;
  if (turnsLeft !== 0) return arcOf(budget, { x, y }, radius, from, to);
  // The angles of an arc that turns to the right are those of its mirror image.
  return arcOf(budget, { x, y: 0 }, radius, from, to).map((point) => ({ x: point.x, y: y - point.y }));
}
