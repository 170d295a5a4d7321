// Chooses where the boards of one row after the other begin.
//
// All boards of a row are one pitch apart, so a row is decided by one place on a circle. Two rules forbid arcs of it:
// joints of neighbouring rows keep their distance, and no board at a wall is too short. Of the free places, a row takes
// the one at which it begins with the offcut of the row before, cut shorter if need be; otherwise one that needs no
// joint; otherwise one that the seed chooses. If it can, it looks random: its joints are not in line with those of the
// row but one, and three rows do not step like stairs. Where no place is free, boards at walls are shorter before joints
// come closer: a short board is held by its neighbours and hidden by the skirting, joints close together weaken the floor.

import { isThin } from '../../widths.ts';
import { MOST_PARTS_OF_ROW } from '../../work-limits.ts';
import { type Arc, around, freeArcs, placeAt, ROUNDING, wayBack } from './circle.ts';
import { type Boards, isFree, jointArcs, leastBadPlace, type Row, shortArcs, staggerArcs } from './rules.ts';
import type { Span } from './spans.ts';

/** Places that the seed proposes for a row, and how many rows they are compared over. */
const PROPOSED = 6;
const FORESEEN = 4;

/** Joints within this share of the stagger look as if they were at the same place. */
const REGULAR_SHARE = 1 / 3;

export class BoardLaying {
  private readonly boards: Boards;
  /** The rows laid last, the latest first, each counted from the wall of the latest. */
  private laid: readonly Row[] = [];
  private wall = 0;
  private lastRow = 0;
  private count = 0;

  constructor(boards: Boards) {
    this.boards = boards;
  }

  /** Returns a place where a board of the next row with floor begins, mm along the row. */
  begin(row: number, spans: readonly Span[]): number {
    // Places count from the wall and in whole grains, so that neither the place of the room nor rounding decides anything.
    const wall = spans[0].from;
    const own = spans.map(({ from, to }) => ({ from: inGrains(from - wall), to: inGrains(to - wall) }));
    const isBeside = row === this.lastRow + this.boards.rule.order;
    const beside = isBeside ? this.laid.map((before) => moved(before, inGrains(this.wall - wall))) : [];
    const [before] = this.laid;
    const last = before?.spans.at(-1);
    const offcut = last ? this.offcutAt(last.to, before.begin) : 0;
    const laid = { begin: this.choose(own, beside, offcut), spans: own };
    this.laid = [laid, ...beside.slice(0, 1)];
    this.wall = wall;
    this.lastRow = row;
    this.count++;
    return wall + laid.begin;
  }

  private choose(spans: readonly Span[], [before, beforeThat]: readonly Row[], offcut: number): number {
    const { boards } = this;
    const { pitch } = boards;
    // Rules for every part would take too long, and hardly any of them has a joint.
    if (Math.max(spans.length, before?.spans.length ?? 0) > MOST_PARTS_OF_ROW) return (before?.begin ?? 0) + pitch / 2;
    const forbidden = shortArcs(boards, spans).concat(staggerArcs(boards, spans, before));
    const better = freeArcs(forbidden.concat(this.regularArcs(spans, before, beforeThat)), pitch);
    const place = this.withOffcut(better, spans, offcut);
    if (place !== undefined) return place;
    const free = freeArcs(forbidden, pitch);
    return (
      this.withOffcut(free, spans, offcut) ??
      this.withoutJoint(forbidden, spans) ??
      this.seeded(better, spans) ??
      this.seeded(free, spans) ??
      leastBadPlace(boards, spans, before)
    );
  }

  /** Arcs at which joints are in line with those of the row but one, or go on with its step like stairs. */
  private regularArcs(spans: readonly Span[], before: Row | undefined, beforeThat: Row | undefined): Arc[] {
    if (!before || !beforeThat) return [];
    const nextStep = { ...before, begin: 2 * before.begin - beforeThat.begin };
    const reach = REGULAR_SHARE * this.boards.rule.minStagger;
    return [beforeThat, nextStep].flatMap((row) => staggerArcs(this.boards, spans, row, reach));
  }

  /** Length of the offcut of a row that can begin another, mm; `end` is the last wall. */
  private offcutAt(end: number, begin: number): number {
    const { pitch, length, rule } = this.boards;
    const last = around(end - begin, pitch);
    // A board that ends at the wall leaves nothing, and a wall in a joint cuts none.
    return isThin(last) || last > length ? 0 : Math.max(0, length - last - rule.kerf);
  }

  /** The place at which a row begins with as much as possible of an offcut; undefined if it cannot be used. */
  private withOffcut(free: readonly Arc[], [first]: readonly Span[], offcut: number): number | undefined {
    const { pitch, length, rule } = this.boards;
    const width = first.to - first.from;
    const least = Math.min(rule.shortest, width);
    // The last piece of a board is its end, which fits more boards than a piece from its middle.
    const isLast = offcut >= width && offcut - width - rule.kerf < least;
    const place = isLast ? first.to - length : first.from + offcut - length;
    const way = wayBack(free, place, pitch);
    if (way === undefined) return undefined;
    return offcut - way >= least - ROUNDING ? place - way : undefined;
  }

  /** The place at which a row needs no joint and leaves the longest offcut; undefined if there is none. */
  private withoutJoint(forbidden: readonly Arc[], spans: readonly Span[]): number | undefined {
    const { pitch, length } = this.boards;
    if (spans.some(({ from, to }) => to - from > length)) return undefined;
    const way = wayBack(freeArcs([...forbidden, ...jointArcs(this.boards, spans)], pitch), spans[0].from, pitch);
    return way === undefined ? undefined : spans[0].from - way;
  }

  /**
   * Of some places that the seed chooses, and of the one with a whole board at the wall, the place from which rows like
   * this one waste least.
   */
  private seeded(free: readonly Arc[], spans: readonly Span[]): number | undefined {
    let best: number | undefined;
    let least = Infinity;
    for (let i = 0; i <= PROPOSED; i++) {
      const place = i < PROPOSED ? this.proposed(free, spans, this.shareOf(i)) : this.wholeBoard(free, spans);
      if (place === undefined) break;
      const waste = this.wasteFrom({ begin: place, spans });
      if (waste < least - ROUNDING) [best, least] = [place, waste];
    }
    return best;
  }

  private wholeBoard(free: readonly Arc[], [first]: readonly Span[]): number | undefined {
    return wayBack(free, first.from, this.boards.pitch) === 0 ? first.from : undefined;
  }

  /** The place at a share of the free ones, at which the first board is whole millimetres long if it can be. */
  private proposed(free: readonly Arc[], [first]: readonly Span[], share: number): number | undefined {
    const { pitch, length } = this.boards;
    const place = placeAt(free, share);
    if (place === undefined) return undefined;
    const board = around(place + length - first.from, pitch);
    const rounded = place + Math.round(board) - board;
    return wayBack(free, rounded, pitch) === 0 ? rounded : place;
  }

  /** A number from 0 to below 1 for the seed, the row and a try, the same everywhere (finalizer of MurmurHash3). */
  private shareOf(attempt: number): number {
    const { seed } = this.boards.rule;
    let hash = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(this.count + 1, 0x85ebca77) ^ Math.imul(attempt, 0x27d4eb2f);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
  }

  /** About what a row and those after it would waste if they were like it, mm of boards. */
  private wasteFrom({ begin, spans }: Row): number {
    const { pitch, length, rule } = this.boards;
    const wall = spans[0].from;
    const end = spans[spans.length - 1].to;
    let waste = around(wall - begin, pitch);
    for (let before = begin, i = 0; i < FORESEEN; i++) {
      const offcut = this.offcutAt(end, before);
      const next = wall + offcut - length;
      if (offcut >= rule.shortest - ROUNDING && isFree(this.boards, spans, next, before)) {
        before = next;
        continue;
      }
      // A new board is whole, or about half of it is cut off.
      const isWhole = isFree(this.boards, spans, wall, before);
      waste += offcut + (isWhole ? 0 : length / 2);
      before = isWhole ? wall : before + pitch / 2;
    }
    return waste;
  }
}

/**
 * Lengths are rounded to this before they decide where boards lie, mm. No whole micrometre is half-way between two
 * grains.
 */
const GRAIN = 2 ** -24;

function inGrains(mm: number): number {
  return Math.round(mm / GRAIN) * GRAIN;
}

function moved(row: Row, way: number): Row {
  // In a room with straight walls, most rows begin at the same place.
  if (way === 0) return row;
  const { begin, spans } = row;
  return { begin: begin + way, spans: spans.map(({ from, to }) => ({ from: from + way, to: to + way })) };
}
