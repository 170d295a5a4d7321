// The tables of words that a program has loaded. Programs of the service load theirs at once (service.ts); the planner loads
// one language at a time (planner/load.ts), and what it says of files when one is opened (drawings/load.ts).

import type { DrawingWords } from './drawings/en.ts';
import type { ServiceWords } from './en.ts';
import type { Words } from './planner/en.ts';

/** The languages in the order of the specification; the first is the default. */
export const LANGUAGES = ['en', 'pl', 'es', 'zh'] as const;

export type Lang = (typeof LANGUAGES)[number];

export type AllWords = Words & DrawingWords;

const tables: Partial<Record<Lang, AllWords>> = {};

/** Makes words available to `say`, beside those already there. */
export function addWords(lang: Lang, words: ServiceWords | Words | DrawingWords): void {
  tables[lang] = { ...(tables[lang] as AllWords), ...words };
}

/** The words of a language that are loaded; throws if there are none. */
export function wordsFor(lang: Lang): AllWords {
  const words = tables[lang];
  if (words === undefined) throw new Error(`The words of "${lang}" are not loaded.`);
  return words;
}
