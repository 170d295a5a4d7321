// Shifts of rows of boards, chosen as a floor of laminate or vinyl is laid: row by row from one wall, each begun with
// the offcut of the row before where it can be.

import type { BoardRule } from '../../patterns/lattice.ts';
import type { Floor } from '../../room.ts';
import type { Cuts } from '../cuts.ts';
import type { Frame, RowShifts } from '../frame.ts';
import { BoardLaying } from './laying.ts';
import { spansOf } from './spans.ts';

/** Chooses the shift of every row that the floor reaches. `cut` lays a frame on the floor. */
export function chooseShifts(floor: Floor, frame: Frame, rule: BoardRule, cut: (bands: Frame) => Cuts): RowShifts {
  const rows = spansOf(floor, frame, cut);
  const { centreS, halfS } = frame.shapes[0];
  const pitch = frame.stepLength;
  const first = rows[0]?.row ?? 0;
  const mm = new Float64Array((rows.at(-1)?.row ?? first) - first + 1);
  const laying = new BoardLaying({ pitch, length: 2 * halfS, rule });
  for (const { row, spans } of rule.order > 0 ? rows : rows.toReversed()) {
    const shift = laying.begin(row, spans) - (centreS - halfS);
    // Half a board is a usual shift: rounding must not alternate between its two sides.
    mm[row - first] = shift - Math.round(shift / pitch - 1e-9) * pitch;
  }
  return { first, mm };
}
