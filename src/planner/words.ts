// The planner's phrases. Each part of the page has its own, in all four languages; one that lacks a language does not
// compile. Texts that the server uses too are in src/words.

import { filled, type Lang, type Values } from '../words/index.ts';

export type Phrase = Readonly<Record<Lang, string>>;
export type Phrases = Readonly<Record<string, Phrase>>;

/** Checks a table of phrases and keeps its names. */
export function phrases<Table extends Phrases>(table: Table): Table {
  return table;
}

/** A phrase in a language, with placeholders filled and numbers formatted for the language. */
export function phrase(lang: Lang, words: Phrase, values: Values = {}): string {
  return filled(lang, words[lang], values);
}
