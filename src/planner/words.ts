// The planner's own words. Each part of the page keeps its phrases beside it, in all four languages; one that lacks a
// language does not compile. What the server says as well comes from the common words.

import { formatNumber, type Lang } from '../words/index.ts';
import { phraseTables } from './speech/tables.ts';

export type Phrase = Readonly<Record<Lang, string>>;
export type Phrases = Readonly<Record<string, Phrase>>;

/** Checks a table of phrases and keeps its names. */
export function phrases<Table extends Phrases>(table: Table): Table {
  return table;
}

/** A phrase in a language, its placeholders filled; numbers are written as the language writes them. */
export function phrase(lang: Lang, words: Phrase, values: Readonly<Record<string, string | number>> = {}): string {
  return textOf(lang, words).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The phrase "${textOf(lang, words)}" needs a value for {${name}}.`);
    return typeof value === 'number' ? formatNumber(lang, value) : value;
  });
}

/** In the built page a phrase is a number in the table of its language. */
function textOf(lang: Lang, words: Phrase | number): string {
  return typeof words === 'number' ? phraseTables[lang][words] : words[lang];
}
