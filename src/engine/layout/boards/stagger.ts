// How far joints of neighbouring rows are apart on a floor.

import { type Boards, jointsOf } from './rules.ts';
import type { RowSpans } from './spans.ts';

/** The least distance of joints of neighbouring rows, mm; Infinity if no two rows have any. `beginOf` has the rows' boards. */
export function leastStagger(boards: Boards, rows: readonly RowSpans[], beginOf: (row: number) => number): number {
  let least = Infinity;
  let before: { readonly row: number; readonly joints: readonly number[] } | undefined;
  for (const { row, spans } of rows) {
    const joints = jointsOf(boards, { begin: beginOf(row), spans });
    if (before?.row === row - 1) least = Math.min(least, distanceOf(before.joints, joints));
    before = { row, joints };
  }
  return least;
}

/** The least distance between places of two ascending lists. */
function distanceOf(one: readonly number[], other: readonly number[]): number {
  let least = Infinity;
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    least = Math.min(least, Math.abs(one[i] - other[j]));
    if (one[i] < other[j]) i++;
    else j++;
  }
  return least;
}
