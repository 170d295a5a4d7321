// Texts by their key, filled with values.

import { formatCount } from './numbers.ts';
import { type AllWords, type Lang, wordsFor } from './tables.ts';

export type WordKey = keyof AllWords;

/**
 * Returns a text with its placeholders filled; numbers are counts in the format of the language. `say('pl',
 * 'drawing.waste', { percent: 12.5 })` is "odpad: 12,5 %".
 */
export function say(lang: Lang, key: WordKey, values: Values = {}): string {
  return filled(lang, wordsFor(lang)[key], values);
}

/** By placeholder name. */
export type Values = Readonly<Record<string, string | number>>;

/** Fills the placeholders of a text, numbers with their thousands grouped: "{n} cm" with 1.5 for n is "1,5 cm" in Polish. */
export function filled(lang: Lang, text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`The words "${text}" need a value for {${name}}.`);
    const value = values[name];
    return typeof value === 'number' ? formatCount(lang, value) : value;
  });
}

/** Returns the text of a key that is built at run time, such as a pattern's label; throws if it does not exist. */
export function label(lang: Lang, key: string): string {
  if (!Object.hasOwn(wordsFor(lang), key)) throw new Error(`There is no word "${key}".`);
  return say(lang, key as WordKey);
}
