// The name of a plan: one line of any letters and signs. It is written into files and headers, so characters that control
// a terminal or end a line are refused.

import { NAME_CHARACTERS } from '../fields/options.ts';
import { accepted, quoted, type Reading, refused } from './mistakes.ts';

export const NAME_EXAMPLE = 'Bathroom, 1st floor';

/** Control characters, line and paragraph separators, and halves of surrogate pairs. */
const UNWRITABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

/** Reads a name from text or JSON, without the spaces around it. An empty one is no name. */
export function nameFrom(value: unknown): Reading<string> {
  if (typeof value !== 'string') return invalid(value, `must be a text, not ${quoted(value)}`);
  const [control] = UNWRITABLE.exec(value) ?? [];
  if (control !== undefined) {
    const code = control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return invalid(value, `must be one line without control characters, and has U+${code}`);
  }
  const { length } = Array.from(value);
  if (length > NAME_CHARACTERS) return invalid(value, `must have at most ${NAME_CHARACTERS} characters, not ${length}`);
  return accepted(value.trim());
}

function invalid(received: unknown, what: string): Reading<string> {
  const message = `name ${what}; send for example "${NAME_EXAMPLE}", or leave it out.`;
  return refused({ code: 'name-invalid', param: 'name', received, message });
}
