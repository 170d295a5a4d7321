// Entry point of the words: the texts of the service in its four languages, filled with values, and the formats of
// numbers and measures.

import type { Words } from './en.ts';
import { formatNumber } from './numbers.ts';
import { type Lang, tables } from './tables.ts';

export { derivedLabelOf, formatDerived } from './derived.ts';
export type { Words } from './en.ts';
export * from './measures.ts';
export { formatNumber } from './numbers.ts';
export type { Lang } from './tables.ts';

export type WordKey = keyof Words;

/** The languages in the order of the specification; the first is the default. */
export const LANGUAGES: readonly Lang[] = ['en', 'pl', 'es', 'zh'];

/** Each language in its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Lang, string>> = {
  en: 'English',
  pl: 'Polski',
  es: 'Español',
  zh: '中文',
};

export function wordsFor(lang: Lang): Words {
  return tables[lang];
}

/** Whether a text, such as `pl`, is one of the languages. */
export function isLang(text: string): text is Lang {
  return (LANGUAGES as readonly string[]).includes(text);
}

/**
 * Returns a text with its placeholders filled; numbers are formatted for the language. `say('pl', 'drawing.waste', {
 * percent: 12.5 })` is "odpad: 12,5 %".
 */
export function say(lang: Lang, key: WordKey, values: Values = {}): string {
  return filled(lang, tables[lang][key], values);
}

/** By placeholder name. */
export type Values = Readonly<Record<string, string | number>>;

/** Fills the placeholders of a text: "{n} cm" with 1.5 for n is "1,5 cm" in Polish. */
export function filled(lang: Lang, text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`The words "${text}" need a value for {${name}}.`);
    const value = values[name];
    return typeof value === 'number' ? formatNumber(lang, value) : value;
  });
}

/** Returns the text of a key that is built at run time, such as a pattern's label; throws if it does not exist. */
export function label(lang: Lang, key: string): string {
  if (!Object.hasOwn(tables[lang], key)) throw new Error(`There is no word "${key}".`);
  return say(lang, key as WordKey);
}
