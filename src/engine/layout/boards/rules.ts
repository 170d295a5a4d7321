// The two rules of laying boards as arcs of the circle on which a row is decided: where boards at walls would be too
// short, and where joints would be too close to those of the row before.

import type { BoardRule } from '../../patterns/lattice.ts';
import { THIN } from '../../widths.ts';
import { type Arc, around, freeArcs, ROUNDING, wayBack } from './circle.ts';
import type { Span } from './spans.ts';

/** Boards and the rule they are laid by, mm. */
export interface Boards {
  /** From one board of a row to the next. */
  readonly pitch: number;
  readonly length: number;
  readonly rule: BoardRule;
}

/** A row of boards: where one of them begins, and the floor in it, mm along the row. */
export interface Row {
  readonly begin: number;
  readonly spans: readonly Span[];
}

/** Arcs at which the first or the last board between two walls would be too short. */
export function shortArcs({ length, rule: { shortest } }: Boards, spans: readonly Span[]): Arc[] {
  const arcs: Arc[] = [];
  for (const { from, to } of spans) {
    // A shorter part of the floor is one board: it must not have a joint.
    const least = Math.min(shortest, to - from);
    arcs.push({ from: from - length, to: from - length + least }, { from: to - least, to });
  }
  return arcs;
}

/** Arcs at which a row would have a joint. */
export function jointArcs({ pitch, length }: Boards, spans: readonly Span[]): Arc[] {
  return spans.map(({ from, to }) => ({ from: from + pitch - length, to }));
}

/** Arcs at which a joint would be closer than `minStagger` to one of another row. */
export function staggerArcs(
  boards: Boards,
  spans: readonly Span[],
  before: Row | undefined,
  minStagger = boards.rule.minStagger,
): Arc[] {
  if (!before) return [];
  const arcs: Arc[] = [];
  for (const span of spans) {
    const [low, high] = jointRange(boards, span);
    for (const other of before.spans) {
      if (other.to < low - minStagger) continue;
      if (other.from > high + minStagger) break;
      // All joints of a row are whole pitches apart, so no arc is larger than one that no wall cuts off.
      const [joint] = jointsIn(boards, before.begin, other, low + minStagger, high - minStagger, 1);
      if (joint !== undefined) return [{ from: joint - minStagger, to: joint + minStagger }];
      for (const near of jointsIn(boards, before.begin, other, low - minStagger, high + minStagger)) {
        const arc = { from: Math.max(low, near - minStagger), to: Math.min(high, near + minStagger) };
        if (arc.from < arc.to) arcs.push(arc);
      }
    }
  }
  return arcs;
}

/** Whether boards may begin at a place if those of the row before do at another, for rows with the same long parts. */
export function isFree(boards: Boards, spans: readonly Span[], place: number, before: number): boolean {
  const { pitch, length, rule } = boards;
  const ahead = around(place - before, pitch);
  if (Math.min(ahead, pitch - ahead) < rule.minStagger - ROUNDING) return false;
  for (const { from, to } of spans) {
    const least = Math.min(rule.shortest, to - from) - ROUNDING;
    const first = around(place + length - from, pitch);
    const last = around(to - place, pitch);
    if ((first > ROUNDING && first < least) || (last > ROUNDING && last < least)) return false;
  }
  return true;
}

/** Where a board may begin that has another one before it in the same part of the floor. */
function jointRange({ pitch, length }: Boards, { from, to }: Span): [number, number] {
  return [from + pitch - length, to];
}

/** All joints of a row, in ascending order. */
export function jointsOf(boards: Boards, { begin, spans }: Row): number[] {
  return spans.flatMap((span) => jointsIn(boards, begin, span, -Infinity, Infinity)).sort((a, b) => a - b);
}

/** Places between two limits where a board begins that has another one before it, at most `count` of them. */
function jointsIn(boards: Boards, begin: number, span: Span, least: number, most: number, count = Infinity): number[] {
  const { pitch } = boards;
  const [from, to] = jointRange(boards, span);
  // A board beside it that is too narrow to exist makes no joint.
  const low = Math.max(from + THIN, least);
  const high = Math.min(to - THIN, most);
  const joints: number[] = [];
  const first = begin + Math.ceil((low - begin) / pitch) * pitch;
  for (let joint = first; joint <= high && joints.length < count; joint += pitch) joints.push(joint);
  return joints;
}

/**
 * Where no place is free: of those at which joints keep their distance, the one with the longest short board; if there is
 * none either, half a board from the row before.
 */
export function leastBadPlace(boards: Boards, spans: readonly Span[], before: Row | undefined): number {
  const { pitch } = boards;
  const free = freeArcs(staggerArcs(boards, spans, before), pitch);
  if (free.length === 0) return (before?.begin ?? 0) + pitch / 2;
  const ends = shortArcs(boards, spans)
    .flatMap(({ from, to }) => [around(from, pitch), around(to, pitch)])
    .sort((a, b) => a - b);
  const middles = ends.map((end, i) => (end + (i + 1 < ends.length ? ends[i + 1] : ends[0] + pitch)) / 2);
  const inside = [...ends, ...middles].filter((place) => wayBack(free, place, pitch) === 0);
  let best = free[0].from;
  let longest = -1;
  for (const place of [...free.flatMap(({ from, to }) => [from, to]), ...inside]) {
    const shortest = shortestAt(boards, place, spans);
    if (shortest > longest + ROUNDING) [best, longest] = [place, shortest];
  }
  return best;
}

/** Length of the shortest board at a wall that another place could make longer, mm. */
function shortestAt({ pitch, length }: Boards, place: number, spans: readonly Span[]): number {
  let shortest = Infinity;
  for (const { from, to } of spans) {
    const first = around(place + length - from, pitch);
    const last = around(to - place, pitch);
    for (const board of [first, last]) if (board > THIN && board < to - from) shortest = Math.min(shortest, board);
  }
  return shortest;
}
