// Shifts of rows of boards, chosen on the floor: one for each part of a row between two walls.

import type { BoardRule } from '../../patterns/lattice.ts';
import type { Floor } from '../../room.ts';
import type { Cuts } from '../cuts.ts';
import { type Frame, type RowShifts, shiftAt } from '../frame.ts';
import { boundOf } from './bound.ts';
import { isIn } from './circle.ts';
import { type Effort, layParts } from './laying.ts';
import { partsOfFloor } from './parts.ts';
import { type Boards, isSpanned, longArcs } from './rules.ts';
import { type RowSpans, spansOf } from './spans.ts';
import { leastStagger } from './stagger.ts';

export type { Effort } from './laying.ts';

/** Rounding of lengths is far below this, mm. */
const ROUNDING = 1e-6;

/** Lays a frame on the floor. */
type Cut = (bands: Frame) => Cuts;

/** Chooses the shifts of every row that the floor reaches. */
export function chooseShifts(floor: Floor, frame: Frame, rule: BoardRule, effort: Effort, cut: Cut): RowShifts {
  const rows = spansOf(floor, frame, cut);
  const boards = boardsOf(frame, rule);
  const parts = partsOfFloor(inOrder(rows, rule), boards);
  // Halls repeat a block, and are never as good as that.
  const isWorthIt = effort === 'full' && !parts.all.some(({ source }) => source);
  const atLeast = isWorthIt ? boundOf(boards, rows, frame.shapes[0].halfT) : undefined;
  const begins = layParts(boards, parts, atLeast ?? 0, effort);
  return { ...shiftsOf(frame, rows, rule, parts.origin, begins), atLeast };
}

function inOrder(rows: readonly RowSpans[], { order }: BoardRule): readonly RowSpans[] {
  return order > 0 ? rows : rows.toReversed();
}

/** The shifts at which parts begin where they were laid. Places ascend from part to part, and no two parts share one. */
function shiftsOf(
  { shapes: [{ centreS, halfS }], stepLength: pitch }: Frame,
  rows: readonly RowSpans[],
  { order }: BoardRule,
  origin: number,
  begins: Float64Array,
): RowShifts {
  const first = rows[0]?.row ?? 0;
  const ends = new Int32Array((rows.at(-1)?.row ?? first - 1) - first + 1);
  const [mm, places, from]: number[][] = [[], [], []];
  for (const { row, groups } of rows) {
    let free = Number.NEGATIVE_INFINITY;
    const at = order > 0 ? mm.length : begins.length - mm.length - groups.length;
    groups.forEach(({ border, spans }, i) => {
      const shift = origin + begins[at + i] - (centreS - halfS);
      // Half a board is a usual shift: rounding must not alternate between its two sides.
      const near = shift - Math.round(shift / pitch - 1e-9) * pitch;
      const start = Math.floor((spans[0].from - (centreS - halfS) - near) / pitch) - 1;
      const moved = Math.max(start, free);
      const own = near + (start - moved) * pitch;
      mm.push(own);
      places.push(moved);
      from.push(i === 0 ? Number.NEGATIVE_INFINITY : border);
      const end = spans.reduce((most, { to }) => Math.max(most, to), Number.NEGATIVE_INFINITY);
      free = Math.ceil((end - (centreS - halfS) - own) / pitch) + 2;
    });
    ends[row - first] = mm.length;
  }
  for (let i = 1; i < ends.length; i++) ends[i] = Math.max(ends[i], ends[i - 1]);
  return { first, ends, mm: Float64Array.from(mm), places: Int32Array.from(places), from: Float64Array.from(from) };
}

/**
 * Returns how many boards a floor needs at least, whichever way its rows are laid; undefined if a board at a wall had to be
 * shorter than allowed, since then nothing is known about others, or if boards are square tiles, which lie either way.
 */
export function fewestBoards(floor: Floor, frame: Frame, rule: BoardRule, cut: Cut): number | undefined {
  const { centreS, halfS, halfT } = frame.shapes[0];
  const boards = boardsOf(frame, rule);
  // Panels that lock into each other are never turned.
  if (boards.pitch > boards.length + ROUNDING && Math.abs(halfS - halfT) < ROUNDING) return undefined;
  const rows = spansOf(floor, frame, cut);
  const keepsRule = rows.every(({ row, groups }) =>
    groups.every(({ spans }) => {
      const begin = centreS - halfS + shiftAt(frame, row, spans[0].from);
      return isSpanned(boards, spans) || isIn(longArcs(boards, spans), begin, boards.pitch);
    }),
  );
  return keepsRule ? (frame.shifts?.atLeast ?? boundOf(boards, rows, halfT)) : undefined;
}

/** The least distance of joints of neighbouring rows that were laid, mm; Infinity if there are none. */
export function keptStagger(floor: Floor, frame: Frame, rule: BoardRule, cut: Cut): number {
  const { centreS, halfS } = frame.shapes[0];
  return leastStagger(boardsOf(frame, rule), spansOf(floor, frame, cut), (row, { spans: [{ from }] }) => {
    return centreS - halfS + shiftAt(frame, row, from);
  });
}

function boardsOf({ shapes: [{ halfS }], stepLength }: Frame, rule: BoardRule): Boards {
  return { pitch: stepLength, length: 2 * halfS, rule };
}
