// Words and phrases that documents do without: literary or translated ones, where plain English has a usual word.

import { type Document, type Failure, proseOf } from './markdown.ts';

/** What to avoid, and what to write instead. */
const PHRASES: readonly (readonly [avoid: RegExp, instead: string])[] = [
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\btold\b/i, 'reported, listed or said'],
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'anyone who, or the role'],
  [/\bnought\b/i, 'zero'],
  [/\bbettered\b/i, 'improved'],
  [/\bheaps? up\b/i, 'accumulate'],
  [/\bthe (?:whole )?house\b/i, 'the project, or the folders'],
  [/\btakes? turns\b/i, 'alternate'],
  [/\bthere (?:is|are) not\b(?! (?:a|an|any|enough)\b)/i, 'do not exist'],
  [/\ba minute and address\b/i, 'per minute from one address'],
  [/\bdear(?:er|est)?\b/i, 'expensive'],
  [/\bshall\b/i, 'must, or the present tense'],
  [/\b(?:wherefore|whereby|thereby|hitherto|henceforth)\b/i, 'a plain connective'],
];

/** The phrases that a document should not have. Code and quoted answers are left alone. */
export function clumsyProse(document: Document): Failure[] {
  return proseOf(document).flatMap((text, index) =>
    PHRASES.flatMap(([avoid, instead]) => {
      const found = avoid.exec(text.replaceAll(/`[^`]*`/g, ''));
      return found ? [{ path: document.path, line: index + 1, message: `"${found[0]}": write ${instead}` }] : [];
    }),
  );
}
