// The two rules of laying boards: no board at a wall is too short, and joints of neighbouring rows keep their distance.
//
// All boards of a part of a row are one pitch apart, so a part is decided by the place where one of them begins.

import type { BoardRule } from '../../patterns/lattice.ts';
import { THIN } from '../../widths.ts';
import { type Arc, around, freeArcs, isIn, ROUNDING } from './circle.ts';

/** Boards and the rule they are laid by, mm. */
export interface Boards {
  /** From one board of a row to the next. */
  readonly pitch: number;
  readonly length: number;
  readonly rule: BoardRule;
}

/** Floor between two walls, mm along the row. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

/** Boards of a part of a row: where one of them begins, and the floor there, mm along the row. */
export interface LaidPart {
  readonly begin: number;
  readonly spans: readonly Extent[];
}

/** Whether one board spans a part, so that it has no joint. */
export function isSpanned({ length }: Boards, spans: readonly Extent[]): boolean {
  return spans.length === 1 && spans[0].to - spans[0].from <= length;
}

/** Whether two parts have the same extents. */
export function areEqual(one: readonly Extent[], other: readonly Extent[]): boolean {
  return one.length === other.length && one.every(({ from, to }, i) => from === other[i].from && to === other[i].to);
}

/** Arcs at which the first or the last board between two walls would be too short. */
export function shortArcs({ length, rule: { shortest } }: Boards, spans: readonly Extent[]): Arc[] {
  return spans.flatMap(({ from, to }) => {
    // A shorter part of the floor is one board: it must not have a joint.
    const least = Math.min(shortest, to - from);
    return [
      { from: from - length, to: from - length + least },
      { from: to - least, to },
    ];
  });
}

/** Whether two parts have joints closer than `reach` to each other. It takes the same time however long they are. */
export function areClose({ pitch, length }: Boards, one: LaidPart, other: LaidPart, reach: number): boolean {
  const ahead = around(one.begin - other.begin, pitch);
  for (const a of one.spans) {
    for (const b of other.spans) {
      // A joint is where a board begins that has another one before it; one beside a board too narrow to exist is none.
      const [low, high] = [a.from + pitch - length + THIN, a.to - THIN];
      const [otherLow, otherHigh] = [b.from + pitch - length + THIN, b.to - THIN];
      if (otherHigh + reach <= low || otherLow - reach >= high) continue;
      // Joints of the first part lie this far beyond those of the other, or whole pitches more or less.
      const least = ahead - Math.floor((ahead + reach) / pitch) * pitch;
      for (let way = least; way < reach - ROUNDING; way += pitch) {
        if (way <= ROUNDING - reach) continue;
        const [from, to] = [Math.max(low, otherLow + way), Math.min(high, otherHigh + way)];
        const joint = one.begin + Math.ceil((from - one.begin) / pitch) * pitch;
        if (joint <= to) return true;
      }
    }
  }
  return false;
}

/** All joints of a part, in ascending order. */
export function jointsOf({ pitch, length }: Boards, { begin, spans }: LaidPart): number[] {
  const joints: number[] = [];
  for (const { from, to } of spans) {
    const low = from + pitch - length + THIN;
    const first = begin + Math.ceil((low - begin) / pitch) * pitch;
    for (let joint = first; joint <= to - THIN; joint += pitch) joints.push(joint);
  }
  return joints.sort((a, b) => a - b);
}

/**
 * Where no place is allowed: of those at which joints keep their distance, the one with the longest short board; if there
 * is none either, half a board from the row before.
 */
export function leastBadPlace(boards: Boards, spans: readonly Extent[], before: readonly LaidPart[]): number {
  const { pitch, rule } = boards;
  const isFar = (begin: number) => !before.some((other) => areClose(boards, { begin, spans }, other, rule.minStagger));
  const ends = before.flatMap(({ begin }) => [begin - rule.minStagger, begin + rule.minStagger]);
  const places = [...ends, ...shortArcs(boards, spans).flatMap(({ from, to }) => [from, to])]
    .map((place) => around(place, pitch))
    .sort((a, b) => a - b);
  const middles = places.map((end, i) => (end + (i + 1 < places.length ? places[i + 1] : places[0] + pitch)) / 2);
  let best: number | undefined;
  let longest = -1;
  for (const place of [...places, ...middles].filter(isFar)) {
    const shortest = shortestAt(boards, place, spans);
    if (shortest > longest + ROUNDING) [best, longest] = [place, shortest];
  }
  return best ?? (before[0]?.begin ?? 0) + pitch / 2;
}

/** Length of the shortest board at a wall that another place could make longer, mm. */
function shortestAt({ pitch, length }: Boards, place: number, spans: readonly Extent[]): number {
  let shortest = Infinity;
  for (const { from, to } of spans) {
    const first = around(place + length - from, pitch);
    const last = around(to - place, pitch);
    for (const board of [first, last]) if (board > THIN && board < to - from) shortest = Math.min(shortest, board);
  }
  return shortest;
}

/** The places at which no board at a wall is too short. */
export function longArcs(boards: Boards, spans: readonly Extent[]): Arc[] {
  return freeArcs(shortArcs(boards, spans), boards.pitch);
}

/** Whether a part breaks a rule: a board at a wall is too short, or joints are too close to those of the row before. */
export function isAllowed(boards: Boards, part: LaidPart, free: readonly Arc[], before: readonly LaidPart[]): boolean {
  if (!isIn(free, part.begin, boards.pitch)) return false;
  for (const other of before) if (areClose(boards, part, other, boards.rule.minStagger)) return false;
  return true;
}
