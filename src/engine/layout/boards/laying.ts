// Lays the boards of a floor: chooses a place for each part of a row, so that few boards are needed, the rules are kept,
// and the floor looks random.

import { LAID_PLACES } from '../../work-limits.ts';
import { Beam, type Pass, rowsOf, type State, type Work } from './beam.ts';
import { boardsFor, type Cutting, cuttingOf, type Pieces } from './cutting.ts';
import { type Begins, figuresAt, laid, looksOf } from './figures.ts';
import type { Part, Parts } from './parts.ts';
import { type Boards, isAllowed } from './rules.ts';
import { swapForLooks } from './swaps.ts';

/** What a figure may cost, in boards, where a floor is to look random. */
const PRICE_OF_FIGURE = 0.1;
const BROKEN_RULE = 10;
const SHARE_OF_HALL = 125;

/** A floor with a place for each part. */
interface Laid {
  readonly begins: Float64Array;
  readonly boards: number;
  readonly figures: number;
  /** Rules that are broken. */
  readonly faults: number;
}

/** How much work laying is worth: a floor that is laid, or one that is only compared with others. */
export type Effort = 'full' | 'quick';

/** Lays a floor that needs `atLeast` boards in any case. Returns where each part begins, mm. */
export function layParts(boards: Boards, { all }: Parts, atLeast: number, effort: Effort): Float64Array {
  const searched = all.filter(({ source }) => !source);
  const price = boards.rule.forFewest ? 0 : PRICE_OF_FIGURE;
  const work: Work = { done: 0 };
  // A hall has so many boards that one more in each block hardly counts, and it must not take longer than a room.
  const most = searched.length < all.length ? LAID_PLACES / SHARE_OF_HALL : LAID_PLACES;
  const costOf = ({ boards: count, figures, faults }: Laid) => count + price * figures + BROKEN_RULE * faults;
  let best: Laid | undefined;
  for (let i = 0; ; i++) {
    const pass = passAt(i, price, effort, most / Math.max(1, searched.length));
    for (const state of new Beam(boards, searched, pass, work).run()) {
      const found = laidBy(boards, all, state);
      const gain = best ? costOf(best) - costOf(found) : Infinity;
      if (!best || gain > 0 || (gain === 0 && found.figures < best.figures)) best = found;
    }
    const isEnough = work.done >= (best?.faults === 0 ? most : LAID_PLACES);
    if (best && (effort === 'quick' || isEnough || costOf(best) <= atLeast)) break;
  }
  if (searched.length === all.length && effort === 'full' && best.figures > 0) swapForLooks(boards, all, best.begins);
  return best.begins;
}

const DOUBTS = [0.3, 0.002, 0.6];
/** About how many places of a part are looked at in each state. */
const PLACES_OF_PART = 20;

function passAt(i: number, price: number, effort: Effort, placesForPart: number): Pass {
  if (effort === 'quick') return { doubt: DOUBTS[0], width: 1, looks: price, salt: 0 };
  const width = Math.max(
    1,
    Math.min(12 + 4 * Math.floor(i / 3), Math.floor((2 ** i * placesForPart) / PLACES_OF_PART)),
  );
  return { doubt: DOUBTS[i % DOUBTS.length], width, looks: i % 2 === 0 ? price : 0, salt: i };
}

/** Counts the boards, the figures and the faults of a floor. */
function laidBy(boards: Boards, parts: readonly Part[], state: State): Laid {
  const places = new Float64Array(parts.length);
  for (let at: State | undefined = state; at?.part; at = at.parent) places[at.part.index] = at.begin;
  const at: Begins = ({ index }) => places[index];
  const repeated = new Map<readonly Part[], number>();
  for (const { index, source } of parts) {
    if (!source) continue;
    const { block } = source;
    const rows = repeated.get(block) ?? rowsOf(boards, block, at);
    if (!repeated.has(block))
      for (let row = rows; row < block.length; row++) places[block[row].index] = at(block[row % rows]);
    repeated.set(block, rows);
    places[index] = at(block[source.row % rows]);
  }
  const pieces: Pieces = { whole: 0, starts: [], ends: [], middles: [] };
  let [figures, faults] = [0, 0];
  for (const part of parts) {
    for (const span of part.spans) add(pieces, cuttingOf(boards, span, part.isSpanned ? span.from : at(part)));
    if (part.isSpanned || part.source) continue;
    const before = part.before.map((other) => laid(other, at));
    figures += figuresAt(boards, laid(part, at), looksOf(boards, part, at));
    if (!isAllowed(boards, laid(part, at), part.free, before)) faults++;
  }
  return { begins: places, boards: boardsFor(boards, pieces), figures, faults };
}

function add(pieces: Pieces, { whole, start, end, middle }: Cutting): void {
  pieces.whole += whole;
  if (start > 0) pieces.starts.push(start);
  if (end > 0) pieces.ends.push(end);
  if (middle > 0) pieces.middles.push(middle);
}
