// Lines and texts of the pages.

import { MUTED, type Text, type TextStyle, textOf, widthOf } from '../drawing/index.ts';
import type { Point } from '../engine/index.ts';

/** Thin lines of frames and marks, mm. */
export const FINE = { color: MUTED, width: 0.2 };

/** A line of text. */
export function line(text: string, at: Point, size: number, style: TextStyle = {}): Text {
  return textOf('note', text, at, size, style);
}

/** A text that is no wider than `width`, shortened if need be. */
function shortened(text: string, size: number, width: number, bold = false): string {
  // Whatever the rounding of a size that fits exactly.
  if (widthOf(text, size, bold) <= width * (1 + 1e-9)) return text;
  const letters = Array.from(text);
  let count = letters.length;
  while (count > 0 && widthOf(`${letters.slice(0, count).join('')}…`, size, bold) > width) count--;
  return `${letters.slice(0, count).join('').trimEnd()}…`;
}

/** The size of the smallest texts on paper, mm: a little over 7 points. */
export const SMALLEST = 2.5;

/** A line of text that is no wider than `width`: smaller if need be, and shortened if that is not enough. */
export function fittedLine(text: string, at: Point, size: number, width: number, style: TextStyle = {}): Text {
  const { bold } = style;
  const fitted = Math.max(Math.min(size, SMALLEST), Math.min(size, (size * width) / widthOf(text, size, bold)));
  return line(shortened(text, fitted, width, bold), at, fitted, style);
}
