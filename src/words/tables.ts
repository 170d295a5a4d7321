// The tables of words that a program has loaded. Programs of the service load theirs at once (service.ts); the planner loads
// one language at a time (planner/load.ts).

import type { ServiceWords } from './en.ts';
import type { Words } from './planner/en.ts';

/** The languages in the order of the specification; the first is the default. */
export const LANGUAGES = ['en', 'pl', 'es', 'zh'] as const;

export type Lang = (typeof LANGUAGES)[number];

const tables: Partial<Record<Lang, Words>> = {};

/** Makes words available to `say`, beside those already there. */
export function addWords(lang: Lang, words: ServiceWords | Words): void {
  tables[lang] = { ...(tables[lang] as Words), ...words };
}

/** The words of a language that are loaded; throws if there are none. */
export function wordsFor(lang: Lang): Words {
  const words = tables[lang];
  if (words === undefined) throw new Error(`The words of "${lang}" are not loaded.`);
  return words;
}
