// How far joints of neighbouring rows are apart on a floor.

import { type Boards, jointsOf } from './rules.ts';
import type { RowSpans, SpanGroup } from './spans.ts';

/** The least distance of joints of neighbouring rows, mm; Infinity if no two rows have any. `beginOf` has the boards. */
export function leastStagger(
  boards: Boards,
  rows: readonly RowSpans[],
  beginOf: (row: number, group: SpanGroup) => number,
): number {
  let least = Infinity;
  let before: { readonly row: number; readonly joints: readonly number[] } | undefined;
  for (const { row, groups } of rows) {
    const joints = groups
      .flatMap((group) => jointsOf(boards, { begin: beginOf(row, group), spans: group.spans }))
      .sort((a, b) => a - b);
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
