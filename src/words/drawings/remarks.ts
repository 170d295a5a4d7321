// What was changed in a drawing, or left out, as a line of text. Its words are loaded with loadDrawingWords.

import { say, type WordKey } from '../say.ts';
import type { Lang } from '../tables.ts';

/** The line of a remark: `remarkText('en', { code: 'corners-merged', count: 2, subject: 'Hall' })` names the hall at its end. */
export function remarkText(
  lang: Lang,
  { code, count, subject }: { readonly code: string; readonly count: number; readonly subject?: string },
): string {
  const text = say(lang, `drawings.remark.${code}` as WordKey, { n: count });
  return subject === undefined ? text : `${text} (${subject})`;
}
