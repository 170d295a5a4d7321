// How a part of a row is cut: whole boards, a first board without its left end and a last one without its right end.
// And how many boards the pieces of a floor come out of.

import { THIN } from '../../widths.ts';
import { around, ROUNDING } from './circle.ts';
import type { Boards, Extent } from './rules.ts';

/** The boards between two walls. Lengths are 0 where there is no such piece. */
export interface Cutting {
  readonly whole: number;
  /** Keeps its right end. */
  readonly start: number;
  /** Keeps its left end. */
  readonly end: number;
  /** Is the only board, and keeps neither. */
  readonly middle: number;
}

/** Returns how floor is cut if one of its boards begins at a place. */
export function cuttingOf({ pitch, length }: Boards, { from, to }: Extent, begin: number): Cutting {
  let first = from - around(from - begin, pitch);
  // A wall in a joint cuts no board.
  if (first + length - from <= THIN) first += pitch;
  const more = Math.max(0, Math.ceil((to - THIN - first) / pitch) - 1);
  if (more === 0) return { whole: 0, start: 0, end: 0, middle: Math.min(length, to - from) };
  const start = first + length - from;
  const end = to - (first + more * pitch);
  const [hasStart, hasEnd] = [start < length - THIN, end < length - THIN];
  return {
    whole: more + 1 - (hasStart ? 1 : 0) - (hasEnd ? 1 : 0),
    start: hasStart ? start : 0,
    end: hasEnd ? end : 0,
    middle: 0,
  };
}

/** The pieces of a floor, mm long. */
export interface Pieces {
  whole: number;
  readonly starts: number[];
  readonly ends: number[];
  readonly middles: number[];
}

/** Whether boards may be turned, so that a start and an end are the same. */
export function areTurned({ pitch, length }: Boards): boolean {
  return pitch > length + ROUNDING;
}

/**
 * Returns how many boards pieces come out of, at most two with a factory end of a board each. As many starts and ends
 * as possible are paired; middles are cut from what is left, the longest first.
 */
export function boardsFor(boards: Boards, { whole, starts, ends, middles }: Pieces): number {
  const { length, rule } = boards;
  const room = length - rule.kerf + ROUNDING;
  const rests: number[] = [];
  if (areTurned(boards)) pairAny([...starts, ...ends].sort(ascending), room, rest);
  else pairKinds(starts.toSorted(ascending), ends.toSorted(ascending).reverse(), room, rest);
  function rest(one: number, other: number): void {
    rests.push(room - one - (other > 0 ? other + rule.kerf : 0));
  }
  let count = whole + rests.length;
  for (const middle of middles.toSorted(ascending).reverse()) {
    if (middle >= length - THIN) {
      count++;
      continue;
    }
    let best = -1;
    for (let i = 0; i < rests.length; i++) if (rests[i] >= middle && (best < 0 || rests[i] < rests[best])) best = i;
    if (best >= 0) rests[best] -= middle + rule.kerf;
    else {
      count++;
      rests.push(room - middle);
    }
  }
  return count;
}

/** A piece, and the one that comes out of the same board; 0 if there is none. */
type Take = (one: number, other: number) => void;

/** The longest end takes the shortest start, if it fits: no other would leave more for the rest. */
function pairKinds(starts: readonly number[], ends: readonly number[], room: number, take: Take): void {
  let next = 0;
  for (const end of ends) {
    if (next < starts.length && end + starts[next] <= room) take(end, starts[next++]);
    else take(end, 0);
  }
  for (; next < starts.length; next++) take(starts[next], 0);
}

function pairAny(pieces: readonly number[], room: number, take: Take): void {
  let low = 0;
  for (let high = pieces.length - 1; high >= low; high--) {
    if (low < high && pieces[low] + pieces[high] <= room) take(pieces[high], pieces[low++]);
    else take(pieces[high], 0);
  }
}

function ascending(a: number, b: number): number {
  return a - b;
}
