// The scale of a plan on paper: `fit`, or the whole number n of 1:n.

import type { Meanings } from '../repair/index.ts';
import { accepted, quoted, type Reading, refused } from '../values/mistakes.ts';

export type Scale = 'fit' | number;

export const SCALE_RANGE = { min: 1, max: 1000 };
export const SCALE_EXAMPLE = 20;

/** Reads a scale from text or JSON. */
export function scaleFrom(received: unknown, meanings?: Meanings): Reading<Scale> {
  if (received === 'fit') return accepted(received);
  const number = typeof received === 'string' && /^\d{1,4}$/.test(received) ? Number(received) : received;
  if (isScale(number)) return accepted(number);
  const message = `scale must be fit or a whole number from ${SCALE_RANGE.min} to ${SCALE_RANGE.max}, such as ${SCALE_EXAMPLE} for 1:${SCALE_EXAMPLE}, not ${quoted(received)}.`;
  return refused({
    code: 'scale-invalid',
    param: 'scale',
    received,
    message,
    example: meanings?.interpret(received, { kind: 'scale', range: SCALE_RANGE }, 'query'),
  });
}

function isScale(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= SCALE_RANGE.min && value <= SCALE_RANGE.max;
}
