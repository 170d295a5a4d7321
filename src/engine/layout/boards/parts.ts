// The parts of a floor in the order in which they are laid, and which of them lie beside each other. A part is what one
// place decides: the floor of a row between two walls.

import type { Arc } from './circle.ts';
import { areEqual, type Boards, type Extent, isSpanned, longArcs } from './rules.ts';
import type { RowSpans } from './spans.ts';

export interface Part {
  /** In the order of laying. */
  readonly index: number;
  /** Counted in the order of laying; rows that do not lie beside each other are not counted on. */
  readonly row: number;
  /** mm from the first wall that is laid along, in whole grains. */
  readonly spans: readonly Extent[];
  /** Whether one board spans it; then it has no joint, and nothing about its place is to be chosen. */
  readonly isSpanned: boolean;
  /** The places at which no board at a wall is too short. */
  readonly free: readonly Arc[];
  /** Parts of the row before, and of the row but one, that may have joints near its own. */
  readonly before: readonly Part[];
  readonly beforeThat: readonly Part[];
  /** The part before that overlaps most with it. */
  readonly over: Part | undefined;
  /** The block of rows that it repeats, and its own row in it, counted on beyond the end of the block. */
  readonly source: { readonly block: readonly Part[]; readonly row: number } | undefined;
}

/** The parts of a floor, and the way from the frame's origin to where their places count from, mm. */
export interface Parts {
  readonly all: readonly Part[];
  readonly origin: number;
}

/**
 * Lengths are rounded to this before they decide where boards lie, mm. No whole micrometre is half-way between two
 * grains, so neither the place of the room nor rounding decides anything.
 */
const GRAIN = 2 ** -24;

function inGrains(mm: number): number {
  return Math.round(mm / GRAIN) * GRAIN;
}

/** Rows of a block that is repeated, where more rows than `MOST_SEARCHED` in succession are equal. */
const BLOCK = 24;
const LEAST_BLOCK = 2;
const MOST_SEARCHED = 60;

type Open = { -readonly [Name in keyof Part]: Part[Name] };

/** Returns the parts of the rows of a floor, which are given in the order of laying. */
export function partsOfFloor(rows: readonly RowSpans[], boards: Boards): Parts {
  const origin = rows[0]?.groups[0].spans[0].from ?? 0;
  const all: Open[] = [];
  let [before, beforeThat]: [Open[], Open[]] = [[], []];
  let last = Number.NaN;
  let count = -1;
  let equal: Open[] = [];
  for (const { row, groups } of rows) {
    const isBeside = row === last + boards.rule.order;
    if (!isBeside) [before, beforeThat] = [[], []];
    count += isBeside ? 1 : 3;
    last = row;
    const laid = groups.map(({ spans }) => {
      const extents = spans.map(({ from, to }) => ({ from: inGrains(from - origin), to: inGrains(to - origin) }));
      return openPart(all.length, count, extents, before[0], boards);
    });
    laid.forEach((part, i) => {
      part.index = all.length + i;
      if (part.isSpanned) return;
      part.before = besideOf(part, before, boards);
      part.beforeThat = besideOf(part, beforeThat, boards);
      part.over = mostOverlapping(part, part.before);
    });
    all.push(...laid);
    const isEqual = isBeside && laid.length === 1 && equal.length > 0 && areEqual(laid[0].spans, equal[0].spans);
    if (isEqual) equal.push(laid[0]);
    else equal = laid.length === 1 ? [...laid] : [];
    [before, beforeThat] = [laid, before];
    repeatBlock(equal);
  }
  return { all, origin };
}

/** A part that nothing is known about but its place; `like` is one that may have the same. */
function openPart(index: number, row: number, spans: readonly Extent[], like: Part | undefined, boards: Boards): Open {
  const spanned = isSpanned(boards, spans);
  const isLike = like !== undefined && !spanned && areEqual(spans, like.spans);
  return {
    index,
    row,
    spans,
    isSpanned: spanned,
    free: isLike ? like.free : spanned ? [] : longArcs(boards, spans),
    before: [],
    beforeThat: [],
    over: undefined,
    source: undefined,
  };
}

/** Makes the last of more equal rows than are searched repeat the block of the first ones. */
function repeatBlock(equal: readonly Open[]): void {
  if (equal.length <= MOST_SEARCHED) return;
  const isFirst = equal.length === MOST_SEARCHED + 1;
  const block = isFirst ? equal.slice(0, BLOCK) : equal[BLOCK].source!.block;
  for (let row = isFirst ? BLOCK : equal.length - 1; row < equal.length; row++) equal[row].source = { block, row };
}

/** How many rows of a block are repeated: as many as end where joints keep their distance from those of its first row. */
export function rowsRepeated(block: readonly Part[], isFar: (part: Part, other: Part) => boolean): number {
  let rows = block.length;
  while (rows > LEAST_BLOCK && !isFar(block[rows - 1], block[0])) rows--;
  return rows;
}

/** The parts of another row that have joints and lie beside a part, or so near that their joints may be too close. */
function besideOf(part: Part, others: readonly Part[], { rule }: Boards): Part[] {
  const [from, to] = [startOf(part) - rule.minStagger, endOf(part) + rule.minStagger];
  return others.filter((other) => !other.isSpanned && startOf(other) < to && endOf(other) > from);
}

function mostOverlapping(part: Part, others: readonly Part[]): Part | undefined {
  let best: Part | undefined;
  let most = 0;
  for (const other of others) {
    const overlap = Math.min(endOf(part), endOf(other)) - Math.max(startOf(part), startOf(other));
    if (overlap > most) [best, most] = [other, overlap];
  }
  return best;
}

export function startOf({ spans }: Part): number {
  return spans[0].from;
}

export function endOf({ spans }: Part): number {
  return spans.reduce((end, { to }) => Math.max(end, to), -Infinity);
}
