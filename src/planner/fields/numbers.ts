// Numbers as people type them, with any decimal sign.

import { within } from '../state/view.ts';

const TYPED = /^[-−+]?(?:\d+[.,]?\d*|[.,]\d+)$/;

/** Parses a number with a decimal comma or point; undefined if it is not one. */
export function readNumber(text: string): number | undefined {
  const typed = text.trim();
  if (!TYPED.test(typed)) return undefined;
  const number = Number(typed.replace('−', '-').replace(',', '.'));
  // Adding 0 turns -0 into 0.
  return Number.isFinite(number) ? number + 0 : undefined;
}

/** A number moved by a step and kept within its range, without float noise. */
export function stepped(value: number, step: number, min = -Infinity, max = Infinity): number {
  return within(Number((value + step).toFixed(6)), min, max);
}
