// How the cuts are told: phrases and words that the server has too, and measures to a tenth, in the language of the page.

import { formatNumber, say as sayCommon, type WordKey } from '../../words/index.ts';
import { useLang } from '../state/context.ts';
import type { Size } from '../state/view.ts';
import { type Phrase, phrase } from '../words.ts';

/** Speaks the current language. */
export function useSpeech() {
  const lang = useLang();
  const say = (words: Phrase | WordKey, values?: Readonly<Record<string, string | number>>) =>
    typeof words === 'string' ? sayCommon(lang, words, values) : phrase(lang, words, values);
  const number = (value: number) => formatNumber(lang, value, 1);
  const size = ({ width, height }: Size) => `${number(width)} × ${number(height)}`;
  return { lang, say, number, size };
}
