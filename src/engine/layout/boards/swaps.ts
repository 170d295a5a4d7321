// Swaps the places of equal parts of rows while fewer figures are left: no board is cut in another way.

import { SWAPS_TRIED } from '../../work-limits.ts';
import { type Begins, figuresAt, laid, looksOf } from './figures.ts';
import type { Part } from './parts.ts';
import { areEqual, type Boards, isAllowed } from './rules.ts';

/** Rows after a part whose looks may depend on it. */
const ROWS_AFTER = 5;

/** Swaps the places in `begins`, by the index of the part. */
export function swapForLooks(boards: Boards, parts: readonly Part[], begins: Float64Array): void {
  const at: Begins = ({ index }) => begins[index];
  const moving = parts.filter(({ isSpanned }) => !isSpanned);
  const ofRow = new Map<number, Part[]>();
  for (const part of parts) if (!part.isSpanned) ofRow.set(part.row, [...(ofRow.get(part.row) ?? []), part]);
  const near = (part: Part) => Array.from({ length: ROWS_AFTER + 1 }, (_, i) => ofRow.get(part.row + i) ?? []).flat();
  const figuresOf = (part: Part) => figuresAt(boards, laid(part, at), looksOf(boards, part, at));
  const breaksRule = (part: Part) =>
    !isAllowed(
      boards,
      laid(part, at),
      part.free,
      part.before.map((other) => laid(other, at)),
    );
  const swap = (one: Part, other: Part) => {
    [begins[one.index], begins[other.index]] = [begins[other.index], begins[one.index]];
  };
  let tried = 0;
  for (const part of moving) {
    if (figuresOf(part) === 0) continue;
    for (const other of moving) {
      if (other === part || at(other) === at(part) || !areEqual(part.spans, other.spans)) continue;
      if (++tried > SWAPS_TRIED) return;
      const around = [...new Set([...near(part), ...near(other)])];
      const before = around.reduce((sum, one) => sum + figuresOf(one), 0);
      swap(part, other);
      const isBetter = !around.some(breaksRule) && around.reduce((sum, one) => sum + figuresOf(one), 0) < before;
      if (isBetter) break;
      swap(part, other);
    }
  }
}
