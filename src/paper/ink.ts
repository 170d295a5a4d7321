// Lines and texts of the pages.

import { MUTED, type Text, type TextStyle, textOf, widthOf, wrapWords } from '../drawing/index.ts';
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

/** Spaces within a size, such as those of `5 × 1 1/2″`, `158 / 210` and `3 mm`. */
const WITHIN_SIZE = /(?<=[\d″)]) (?=[×/] |\d+\/\d|(?:mm|cm|m|m²)\b)|(?<=[×/′]) (?=[\d(])/g;

/** Wraps a text into lines no wider than `width`; a size is broken only if it is wider than that. */
export function wrapped(text: string, size: number, width: number, bold = false): string[] {
  const together = text.replace(WITHIN_SIZE, '\u00a0');
  const isTooWide = together.split(' ').some((word) => widthOf(word, size, bold) > width);
  return wrapWords(isTooWide ? text : together, size, width, bold);
}
