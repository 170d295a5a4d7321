// Figures as texts.

import { formatBareLength, formatNumber, type Lang, type Notation } from '../../words/index.ts';

/** Formats a length of the room in mm: centimetres without their unit and with at most two decimals, or feet and inches. */
export function lengthLabel(notation: Notation, mm: number): string {
  const { lang, units } = notation;
  return units === 'imperial' ? formatBareLength(notation, mm / 10, 'cm') : figure(lang, mm / 10, 2);
}

/** Relative nudge before rounding: 1.005 is written as 1.01, although its double is slightly below 1.005. */
const NUDGE = 1e-12;

/** Formats a number for the language, rounding halves away from zero. Throws unless the value is finite. */
export function figure(lang: Lang, value: number, maxDecimals: number): string {
  if (!Number.isFinite(value)) throw new Error(`The figure ${value} cannot be written.`);
  return formatNumber(lang, nudged(value), maxDecimals);
}

export function nudged(value: number): number {
  return value * (1 + NUDGE);
}
