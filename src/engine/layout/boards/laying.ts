// Chooses where the boards of one row after the other begin.
//
// All boards of a row are one pitch apart, so a row is decided by one place on a circle. Two rules forbid arcs of it:
// joints of neighbouring rows keep their distance, and no board at a wall is too short. Of the free places, a row takes
// the one at which it begins with the offcut of the row before, cut shorter if need be; otherwise one that needs no
// joint; otherwise one that the seed chooses. Where no place is free, boards at walls are shorter before joints come
// closer: a short board is held by its neighbours and hidden by the skirting, joints close together weaken the floor.

import { KERF } from '../../offcuts/clearance.ts';
import type { RowRule } from '../../patterns/contract.ts';
import { isThin } from '../thin-strips.ts';
import { type Arc, around, freeArcs, placeAt, ROUNDING, wayBack } from './circle.ts';
import { jointArcs, leastBadPlace, type Row, shortArcs, staggerArcs } from './rules.ts';
import type { Span } from './spans.ts';

/** Boards and the rule they are laid by, mm. */
export interface Boards {
  /** From one board of a row to the next. */
  readonly pitch: number;
  readonly length: number;
  readonly rule: RowRule;
}

export class BoardLaying {
  private readonly boards: Boards;
  private before: Row | undefined;
  private lastRow = 0;
  /** Length of the offcut of the row before that can begin the next one, mm. */
  private offcut = 0;
  private count = 0;

  constructor(boards: Boards) {
    this.boards = boards;
  }

  /** Returns a place where a board of the next row with floor begins, mm along the row. */
  begin(row: number, spans: readonly Span[]): number {
    // The circle begins at the wall, so that what the seed chooses does not depend on where the room is.
    const wall = spans[0].from;
    const isBeside = this.before && row === this.lastRow + this.boards.rule.order;
    const begin =
      wall +
      this.choose(
        moved({ begin: 0, spans }, -wall).spans,
        isBeside && this.before ? moved(this.before, -wall) : undefined,
      );
    this.before = { begin, spans };
    this.lastRow = row;
    this.count++;
    return begin;
  }

  private choose(spans: readonly Span[], before: Row | undefined): number {
    const { pitch, length } = this.boards;
    const forbidden = [...shortArcs(this.boards, spans), ...staggerArcs(this.boards, spans, before)];
    const free = freeArcs(forbidden, pitch);
    const begin =
      this.withOffcut(free, spans) ??
      this.withoutJoint(forbidden, spans) ??
      this.seeded(free, spans) ??
      leastBadPlace(this.boards, spans, before, forbidden);
    const last = around(spans[spans.length - 1].to - begin, pitch);
    // A board that ends at the wall leaves nothing, and a wall in a joint cuts none.
    this.offcut = isThin(last) || last > length ? 0 : Math.max(0, length - last - KERF);
    return begin;
  }

  /** The place at which the row begins with as much as possible of the offcut; undefined if it cannot be used. */
  private withOffcut(free: readonly Arc[], [first]: readonly Span[]): number | undefined {
    const { pitch, length, rule } = this.boards;
    const place = first.from + this.offcut - length;
    const way = wayBack(free, place, pitch);
    if (way === undefined) return undefined;
    const least = Math.min(rule.shortest, first.to - first.from);
    return this.offcut - way >= least - ROUNDING ? place - way : undefined;
  }

  /** The place at which a row needs no joint and leaves the longest offcut; undefined if there is none. */
  private withoutJoint(forbidden: readonly Arc[], spans: readonly Span[]): number | undefined {
    const { pitch } = this.boards;
    const way = wayBack(freeArcs([...forbidden, ...jointArcs(this.boards, spans)], pitch), spans[0].from, pitch);
    return way === undefined ? undefined : spans[0].from - way;
  }

  /** A place that the seed chooses, at which the first board is whole millimetres long if it can be. */
  private seeded(free: readonly Arc[], [first]: readonly Span[]): number | undefined {
    const { pitch, length, rule } = this.boards;
    const place = placeAt(free, shareOf(rule.seed, this.count));
    if (place === undefined) return undefined;
    const board = around(place + length - first.from, pitch);
    const rounded = place + Math.round(board) - board;
    return free.some(({ from, to }) => rounded >= from && rounded <= to) ? rounded : place;
  }
}

function moved({ begin, spans }: Row, way: number): Row {
  return { begin: begin + way, spans: spans.map(({ from, to }) => ({ from: from + way, to: to + way })) };
}

/** A number from 0 to below 1 for a seed and a row, the same wherever it is computed (finalizer of MurmurHash3). */
function shareOf(seed: number, row: number): number {
  let hash = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(row + 1, 0x85ebca77);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
