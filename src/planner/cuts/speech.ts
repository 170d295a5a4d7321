// How the cuts are told: phrases and words that the server has too, and measures to a tenth, in the language of the page.

import { formatNumber } from '../../words/index.ts';
import { speak, useLang } from '../state/context.ts';
import type { Size } from '../state/view.ts';

/** Speaks the current language. */
export function useSpeech() {
  const lang = useLang();
  const number = (value: number) => formatNumber(lang, value, 1);
  const size = ({ width, height }: Size) => `${number(width)} × ${number(height)}`;
  return { lang, say: speak, number, size };
}
