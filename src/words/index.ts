// The words of the service in its four languages, and the sentences and numbers made with them.

import type { Words } from './en.ts';
import { tables } from './tables.ts';

export type { Words } from './en.ts';

export type Lang = keyof typeof tables;
export type WordKey = keyof Words;

/** The languages in the order of the specification; the first is the default. */
export const LANGUAGES: readonly Lang[] = ['en', 'pl', 'es', 'zh'];

/** Each language by its own name, as its readers look for it. */
export const LANGUAGE_NAMES: Readonly<Record<Lang, string>> = {
  en: 'English',
  pl: 'Polski',
  es: 'Español',
  zh: '中文',
};

export function wordsFor(lang: Lang): Words {
  return tables[lang];
}

/** Whether a text, `pl` for example, names one of the languages. */
export function isLang(text: string): text is Lang {
  return (LANGUAGES as readonly string[]).includes(text);
}

/**
 * A word or sentence with its placeholders filled; numbers are written as the language writes them.
 * `say('pl', 'ui.thisTile', { w: 12.5, h: 300 })` is "Ta płytka: dociąć do 12,5 × 300 mm".
 */
export function say(lang: Lang, key: WordKey, values: Values = {}): string {
  return filled(lang, tables[lang][key], values);
}

/** By the names of placeholders. */
export type Values = Readonly<Record<string, string | number>>;

/** A text of a language with its placeholders filled: "{n} cm" with 1.5 for n is "1,5 cm" in Polish. */
export function filled(lang: Lang, text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`The words "${text}" need a value for {${name}}.`);
    const value = values[name];
    return typeof value === 'number' ? formatNumber(lang, value) : value;
  });
}

/** The word of a key that is put together at run time, such as the label a pattern names; throws when there is none. */
export function label(lang: Lang, key: string): string {
  if (!Object.hasOwn(tables[lang], key)) throw new Error(`There is no word "${key}".`);
  return say(lang, key as WordKey);
}

const formats = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it, without grouping: 12.5 is "12,5" in Polish and Spanish. */
export function formatNumber(lang: Lang, value: number, maxDecimals = 2): string {
  const id = `${lang}/${maxDecimals}`;
  // Making a format costs far more than using one.
  let format = formats.get(id);
  if (!format) {
    format = new Intl.NumberFormat(lang, {
      maximumFractionDigits: maxDecimals,
      useGrouping: false,
      signDisplay: 'negative',
    });
    formats.set(id, format);
  }
  return format.format(value);
}
