// Texts of the cuts in the page's language and units: phrases, common words, and measures to 0.1 mm.

import { formatBareLength, formatNumber, formatSmallArea } from '../../words/index.ts';
import { speak, useNotation } from '../state/context.ts';
import type { Size } from '../state/view.ts';

/** The headings of columns. */
const HEADS = {
  count: 'cuts.count',
  size: 'cuts.size',
  area: 'cuts.area',
  tiles: 'cuts.tiles',
  sides: 'cuts.sides',
} as const;

/** The texts in the current language. */
export function useSpeech() {
  const notation = useNotation();
  const { lang, units } = notation;
  const isImperial = units === 'imperial';
  const number = (value: number) => formatNumber(lang, value, 1);
  /** Lengths and areas without their metric units, which the headings have. */
  const length = (mm: number) => formatBareLength(notation, mm, 'mm', 1);
  const size = ({ width, height }: Size) => `${length(width)} × ${length(height)}`;
  const area = (cm2: number) => (isImperial ? formatSmallArea(notation, cm2, 1) : number(cm2));
  const heads = isImperial
    ? ({ ...HEADS, size: 'cuts.bareSize', area: 'cuts.bareArea', sides: 'cuts.bareSides' } as const)
    : HEADS;
  return { lang, say: speak, notation, number, length, size, area, heads };
}
