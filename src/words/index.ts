// Entry point of the words: the texts of the service in its four languages, filled with values, and the formats of
// numbers and measures.

import { LANGUAGES, type Lang } from './tables.ts';

export { derivedLabelOf, formatDerived } from './derived.ts';
export { remarkText } from './drawings/remarks.ts';
export { cutoutName, findingText } from './findings.ts';
export { type CountedKind, kindCountText } from './kinds.ts';
export * from './measures.ts';
export { noticeText } from './notices.ts';
export { formatCount, formatNumber } from './numbers.ts';
export { type CountedKey, sayCount } from './plurals.ts';
export { type KeptFigure, type Recount, recountText } from './recount.ts';
export { filled, label, say, type Values, type WordKey } from './say.ts';
export { bareTapeLength, chainParts, partText, type SettingOutText, settingOutText } from './setting-out.ts';
export { type Spoken, type SurfaceKey, sayOf } from './surfaces.ts';
export { LANGUAGES, type Lang, wordsFor } from './tables.ts';

/** Each language in its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Lang, string>> = {
  en: 'English',
  pl: 'Polski',
  es: 'Español',
  zh: '中文',
};

/** Whether a text, such as `pl`, is one of the languages. */
export function isLang(text: string): text is Lang {
  return (LANGUAGES as readonly string[]).includes(text);
}
