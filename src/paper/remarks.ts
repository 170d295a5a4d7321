// Warnings and notes below the head of a plan, in lines as wide as the page.

import { type Item, wrapWords } from '../drawing/index.ts';
import { line } from './ink.ts';

const TEXT = 2.7;
/** More lines would leave too little of the page to the plan. */
const MOST_LINES = 12;
const SIGN = '• ';

/** Returns the lines of warnings and notes, each sentence beginning with a sign. */
export function remarkLinesOf(remarks: readonly string[], width: number): string[] {
  const lines = remarks.flatMap((remark) => wrapWords(SIGN + remark, TEXT, width));
  return lines.length <= MOST_LINES ? lines : [...lines.slice(0, MOST_LINES - 1), '…'];
}

/** The lines, from `top` on, `step` apart. */
export function remarkItems(lines: readonly string[], top: number, step: number): Item[] {
  return lines.map((text, i) => line(text, { x: 0, y: top + step * (i + 0.75) }, TEXT));
}
