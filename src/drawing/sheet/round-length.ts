// Round lengths and their texts, for the scale bar.

import { formatLength, type Notation, type UnitSystem } from '../../words/index.ts';
import { figure } from '../scene/figures.ts';

const INCH = 25.4;
const FOOT = 304.8;
const INCHES = [6, 3, 2, 1, 1 / 2, 1 / 4, 1 / 8, 1 / 16];

/** Returns a round length no longer than `most` mm: of millimetres or feet, or a part of a foot. */
export function roundLength(most: number, units: UnitSystem = 'metric'): number {
  if (units === 'metric') return roundNumber(most);
  if (most >= FOOT) return FOOT * roundNumber(most / FOOT);
  const inches = INCHES.find((length) => length * INCH <= most);
  if (inches === undefined) throw new Error(`A scale bar of ${most} mm is too short for inches.`);
  return inches * INCH;
}

/** Returns the largest of 1, 2 or 5 times a power of ten that is no greater than `most`. */
function roundNumber(most: number): number {
  const power = Math.floor(Math.log10(most));
  const unit = power < 0 ? 1 / 10 ** -power : 10 ** power;
  // `Math.log10` rounds, so for an exact power of ten the result may be one too high or too low.
  return [10, 5, 2, 1, 0.5].map((step) => step * unit).find((length) => length <= most) ?? unit;
}

/** Formats a length in mm in its most natural unit: "2 m", "50 cm", "5 mm", "10′", "6″". */
export function lengthText(notation: Notation, mm: number): string {
  const { lang, units } = notation;
  if (units === 'imperial') return formatLength(notation, mm / 10, 'cm');
  if (mm >= 1000) return `${figure(lang, mm / 1000, 0)} m`;
  return mm >= 10 ? `${figure(lang, mm / 10, 0)} cm` : `${figure(lang, mm, 3)} mm`;
}
