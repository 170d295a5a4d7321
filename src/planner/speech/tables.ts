// The languages loaded so far. In the build this file replaces the list of tables of src/words.

import type { Lang, Words } from '../../words/index.ts';
import { ADDRESSES } from './addresses.ts';

/** A file of the build (scripts/planner-texts.ts). */
interface Texts {
  readonly words: Words;
  /** The planner's own phrases by number. */
  readonly phrases: readonly string[];
}

/** A language must be loaded before it is used. */
export const tables = {} as Record<Lang, Words>;
export const phraseTables = {} as Record<Lang, readonly string[]>;

const loading: Partial<Record<Lang, Promise<void>>> = {};

/** Loads the words of a language once; a failed load is retried by the next call. */
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
