// Shifts of rows of boards, chosen as a floor of laminate or vinyl is laid: row by row from one wall, each begun with
// the offcut of the row before where it can be.

import type { BoardRule } from '../../patterns/lattice.ts';
import type { Floor } from '../../room.ts';
import type { Cuts } from '../cuts.ts';
import { type Frame, type RowShifts, shiftOf } from '../frame.ts';
import { BoardLaying } from './laying.ts';
import type { Boards } from './rules.ts';
import { spansOf } from './spans.ts';
import { leastStagger } from './stagger.ts';

/** Lays a frame on the floor. */
type Cut = (bands: Frame) => Cuts;

/** Chooses the shift of every row that the floor reaches. */
export function chooseShifts(floor: Floor, frame: Frame, rule: BoardRule, cut: Cut): RowShifts {
  const rows = spansOf(floor, frame, cut);
  const { centreS, halfS } = frame.shapes[0];
  const pitch = frame.stepLength;
  const first = rows[0]?.row ?? 0;
  const mm = new Float64Array((rows.at(-1)?.row ?? first) - first + 1);
  const laying = new BoardLaying(boardsOf(frame, rule));
  for (const { row, spans } of rule.order > 0 ? rows : rows.toReversed()) {
    const shift = laying.begin(row, spans) - (centreS - halfS);
    // Half a board is a usual shift: rounding must not alternate between its two sides.
    mm[row - first] = shift - Math.round(shift / pitch - 1e-9) * pitch;
  }
  return { first, mm };
}

/** The least distance of joints of neighbouring rows that were laid, mm; Infinity if there are none. */
export function keptStagger(floor: Floor, frame: Frame, rule: BoardRule, cut: Cut): number {
  const { centreS, halfS } = frame.shapes[0];
  return leastStagger(
    boardsOf(frame, rule),
    spansOf(floor, frame, cut),
    (row) => centreS - halfS + shiftOf(frame, row),
  );
}

function boardsOf({ shapes: [{ halfS }], stepLength }: Frame, rule: BoardRule): Boards {
  return { pitch: stepLength, length: 2 * halfS, rule };
}
