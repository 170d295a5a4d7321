// Colours and texts of the pages.

import { hex, INK as ink, MUTED as muted, SLATE as slate, SOLID as solid, widthOf } from '../drawing/index.ts';
import type { Point } from '../engine/index.ts';
import type { TextItem } from './items.ts';

export const INK = hex(ink);
export const MUTED = hex(muted);
export const SLATE = hex(slate);
export const SOLID = hex(solid);
export const WHITE = '#ffffff';
/** Thin lines of frames and marks, mm. */
export const FINE = { color: MUTED, width: 0.2 };

type TextOptions = Partial<Omit<TextItem, 'kind' | 'text' | 'at' | 'size'>>;

/** A line of text. */
export function line(text: string, at: Point, size: number, options: TextOptions = {}): TextItem {
  return { kind: 'text', text, at, size, color: INK, ...options };
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

/** How much smaller a text may be to fit. */
const LEAST_SHARE = 0.7;

/** A line of text that is no wider than `width`: smaller if need be, and shortened if that is not enough. */
export function fittedLine(text: string, at: Point, size: number, width: number, options: TextOptions = {}): TextItem {
  const { bold } = options;
  const share = Math.max(LEAST_SHARE, Math.min(1, width / widthOf(text, size, bold)));
  return line(shortened(text, share * size, width, bold), at, share * size, options);
}

/** A line of text around its middle. */
export function middleText(text: string, { x, y }: Point, size: number, options: TextOptions = {}): TextItem {
  const { turn = 0 } = options;
  // The baseline is about a third of the size below the middle of digits.
  const drop = 0.35 * size;
  const at = { x: x - drop * Math.sin(turn), y: y + drop * Math.cos(turn) };
  return line(text, at, size, { anchor: 'middle', ...options });
}
