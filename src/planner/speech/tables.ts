// The languages loaded so far; in the page and its worker this file stands in for the words' own list of tables.

import type { Lang, Words } from '../../words/index.ts';

interface Loaded {
  readonly words: Words;
  /** The planner's own phrases by number, where the build has moved them here (scripts/planner-phrases.ts). */
  readonly said?: readonly string[];
}

const LOADERS: Readonly<Record<Lang, () => Promise<Loaded>>> = {
  en: async () => {
    const { en: words, ...rest } = await import('../../words/en.ts');
    return { words, ...rest };
  },
  pl: async () => {
    const { pl: words, ...rest } = await import('../../words/pl.ts');
    return { words, ...rest };
  },
  es: async () => {
    const { es: words, ...rest } = await import('../../words/es.ts');
    return { words, ...rest };
  },
  zh: async () => {
    const { zh: words, ...rest } = await import('../../words/zh.ts');
    return { words, ...rest };
  },
};

/** Whoever speaks a language has loaded it before. */
export const tables = {} as Record<Lang, Words>;
export const phraseTables = {} as Record<Lang, readonly string[]>;

/** Loads the words of a language, once. */
export async function loadWords(lang: Lang): Promise<void> {
  if (tables[lang]) return;
  const { words, said = [] } = await LOADERS[lang]();
  tables[lang] = words;
  phraseTables[lang] = said;
}
