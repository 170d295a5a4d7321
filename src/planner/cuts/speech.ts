// Texts of the cuts in the page's language: phrases, common words, and measures to 0.1 mm.

import { formatNumber } from '../../words/index.ts';
import { speak, useLang } from '../state/context.ts';
import type { Size } from '../state/view.ts';

/** The texts in the current language. */
export function useSpeech() {
  const lang = useLang();
  const number = (value: number) => formatNumber(lang, value, 1);
  const size = ({ width, height }: Size) => `${number(width)} × ${number(height)}`;
  return { lang, say: speak, number, size };
}
