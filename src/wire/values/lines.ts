// One line of any letters and signs, such as the name of a plan. It is written into files and headers, so characters
// that control a terminal or end a line are refused.

import { accepted, quoted, type Reading, refused } from './mistakes.ts';

/** Control characters, line and paragraph separators, and halves of surrogate pairs. */
const UNWRITABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

/** Reads a line from text or JSON, without the spaces around it; `longest` counts characters as Unicode does. */
export function lineFrom(value: unknown, param: string, longest: number, example: string): Reading<string> {
  const refuse = (what: string): Reading<string> => {
    const message = `${param} ${what}; send for example "${example}", or leave it out.`;
    return refused({ code: `${param}-invalid`, param, received: value, message });
  };
  if (typeof value !== 'string') return refuse(`must be a text, not ${quoted(value)}`);
  const [control] = UNWRITABLE.exec(value) ?? [];
  if (control !== undefined) {
    const code = control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return refuse(`must be one line without control characters, and has U+${code}`);
  }
  const { length } = Array.from(value);
  if (length > longest) return refuse(`must have at most ${longest} characters, not ${length}`);
  return accepted(value.trim());
}
