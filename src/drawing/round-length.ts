// Round lengths and their texts, for the scale bar.

import type { Lang } from '../words/index.ts';
import { figure } from './caption.ts';

/** Returns the largest of 1, 2 or 5 times a power of ten that is no longer than `most` mm. */
export function roundLength(most: number): number {
  const power = Math.floor(Math.log10(most));
  const unit = power < 0 ? 1 / 10 ** -power : 10 ** power;
  // `Math.log10` rounds, so for an exact power of ten the result may be one too high or too low.
  return [10, 5, 2, 1, 0.5].map((step) => step * unit).find((length) => length <= most) ?? unit;
}

/** Formats a length in mm in its most natural unit: "2 m", "50 cm", "5 mm". */
export function lengthText(lang: Lang, mm: number): string {
  if (mm >= 1000) return `${figure(lang, mm / 1000, 0)} m`;
  return mm >= 10 ? `${figure(lang, mm / 10, 0)} cm` : `${figure(lang, mm, 3)} mm`;
}
