// Texts that depend on a number's plural form: "1 box" and "4 boxes", in Polish "2 opakowania" and "5 opakowań".

import type { WordKey } from './say.ts';
import { say } from './say.ts';
import type { Lang } from './tables.ts';

/** Of all forms these languages have four; a table repeats one that its language lacks. */
const FORMS = ['one', 'few', 'many', 'other'] as const;
type Form = (typeof FORMS)[number];

/** The texts that are there in every form. */
export type CountedKey = WordKey extends infer Key ? (Key extends `${infer Name}.${Form}` ? Name : never) : never;

/** The text for a number: `sayCount('pl', 'frame.addBoxes', 5)` is "Dodaj 5 opakowań". */
export function sayCount(lang: Lang, key: CountedKey, n: number): string {
  const form = FORMS.find((known) => known === rulesOf(lang).select(n)) ?? 'other';
  return say(lang, `${key}.${form}` as WordKey, { n });
}

const rules = new Map<Lang, Intl.PluralRules>();

function rulesOf(lang: Lang): Intl.PluralRules {
  // Creating them costs far more than using them.
  const known = rules.get(lang) ?? new Intl.PluralRules(lang);
  rules.set(lang, known);
  return known;
}
