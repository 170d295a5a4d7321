// The two rules of laying boards as arcs of the circle on which a row is decided: where boards at walls would be too
// short, and where joints would be too close to those of the row before.

import type { RowRule } from '../../patterns/contract.ts';
import { THIN } from '../thin-strips.ts';
import { type Arc, around, ROUNDING } from './circle.ts';
import type { Span } from './spans.ts';

/** Boards and the rule they are laid by, mm. */
export interface Boards {
  /** From one board of a row to the next. */
  readonly pitch: number;
  readonly length: number;
  readonly rule: RowRule;
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

/** Arcs at which a joint would be too close to one of the row before. */
export function staggerArcs(boards: Boards, spans: readonly Span[], before: Row | undefined): Arc[] {
  if (!before) return [];
  const { minStagger } = boards.rule;
  const arcs: Arc[] = [];
  for (const span of spans) {
    const [low, high] = jointRange(boards, span);
    for (const other of before.spans) {
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

/** The place with the greatest distance of joints, up to the limit; of several the one with the longest short board. */
export function leastBadPlace(
  boards: Boards,
  spans: readonly Span[],
  before: Row | undefined,
  forbidden: readonly Arc[],
): number {
  const { pitch, rule } = boards;
  const ends = forbidden.flatMap(({ from, to }) => [around(from, pitch), around(to, pitch)]).sort((a, b) => a - b);
  const middles = ends.map((end, i) => (end + (i + 1 < ends.length ? ends[i + 1] : ends[0] + pitch)) / 2);
  const opposite = before ? [before.begin + pitch / 2] : [];
  let best = { place: 0, stagger: -1, shortest: -1 };
  for (const place of [...opposite, ...ends, ...middles]) {
    const stagger = Math.min(rule.minStagger, staggerAt(boards, { begin: place, spans }, before));
    const shortest = Math.min(rule.shortest, shortestAt(boards, { begin: place, spans }));
    const isFarther = stagger > best.stagger + ROUNDING;
    const isAsFar = stagger > best.stagger - ROUNDING;
    if (isFarther || (isAsFar && shortest > best.shortest + ROUNDING)) best = { place, stagger, shortest };
  }
  return best.place;
}

/** Least distance of the joints of two rows, mm. */
function staggerAt(boards: Boards, { begin, spans }: Row, before: Row | undefined): number {
  if (!before) return Infinity;
  const { pitch } = boards;
  const ahead = around(begin - before.begin, pitch);
  const hasPair = (way: number) =>
    before.spans.some((span) =>
      jointsIn(boards, before.begin, span, -Infinity, Infinity).some((joint) =>
        spans.some(
          (other) => jointsIn(boards, begin, other, joint + way - ROUNDING, joint + way + ROUNDING).length > 0,
        ),
      ),
    );
  return Math.min(hasPair(ahead) ? ahead : Infinity, hasPair(ahead - pitch) ? pitch - ahead : Infinity);
}

/** Length of the shortest board at a wall that another place could make longer, mm. */
function shortestAt(boards: Boards, { begin, spans }: Row): number {
  const { pitch, length } = boards;
  let shortest = Infinity;
  for (const { from, to } of spans) {
    const first = around(begin + length - from, pitch);
    const last = around(to - begin, pitch);
    for (const board of [first, last]) if (board > THIN && board < to - from) shortest = Math.min(shortest, board);
  }
  return shortest;
}
