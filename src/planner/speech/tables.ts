// The languages loaded so far; in the page and its worker this file stands in for the words' own list of tables.

import type { Lang, Words } from '../../words/index.ts';
import { ADDRESSES } from './addresses.ts';

/** A file of the build (scripts/planner-texts.ts). */
interface Texts {
  readonly words: Words;
  /** The planner's own phrases by number. */
  readonly phrases: readonly string[];
}

/** Whoever speaks a language has loaded it before. */
export const tables = {} as Record<Lang, Words>;
export const phraseTables = {} as Record<Lang, readonly string[]>;

const loading: Partial<Record<Lang, Promise<void>>> = {};

/** Loads the words of a language, once; what could not be had is asked for again the next time. */
export function loadWords(lang: Lang): Promise<void> {
  loading[lang] ??= load(lang).catch((error) => {
    delete loading[lang];
    throw error;
  });
  return loading[lang];
}

async function load(lang: Lang): Promise<void> {
  const address = ADDRESSES[lang];
  if (address === undefined) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The words of ${lang} cannot be had: HTTP ${response.status}.`);
  const { words, phrases } = (await response.json()) as Texts;
  tables[lang] = words;
  phraseTables[lang] = phrases;
}
