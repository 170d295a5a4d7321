// Figures as texts.

import {
  formatArea,
  formatBareLength,
  formatCount,
  formatNumber,
  type Lang,
  type Notation,
} from '../../words/index.ts';

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

function nudged(value: number): number {
  return value * (1 + NUDGE);
}

/** Formats an area of the floor, mm². */
export function areaText(notation: Notation, areaMm2: number): string {
  // Two decimals are too coarse for a floor smaller than 1 m².
  const decimals = areaMm2 < 1e6 ? 4 : 2;
  if (notation.units === 'imperial') return formatArea(notation, areaMm2 / 1e6, decimals);
  return `${formatCount(notation.lang, nudged(areaMm2 / 1e6), decimals)} m²`;
}
