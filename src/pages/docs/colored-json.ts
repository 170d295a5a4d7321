// JSON with its names, texts and other values in colours of their own.

import { escaped, type Markup, trusted } from '../markup.ts';

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\b\d[\d.eE+-]*\b|\b(?:true|false|null)\b)/g;

/** JSON, or what looks like it: text that is no value stays as it is. */
export function coloredJson(text: string): Markup {
  let colored = '';
  let done = 0;
  for (const { 0: whole, 1: quoted, 2: colon, 3: value, index } of text.matchAll(TOKEN)) {
    const kind = value !== undefined ? 'v' : colon !== undefined ? 'k' : 's';
    colored += `${escaped(text.slice(done, index))}<span class="${kind}">${escaped(value ?? quoted)}</span>${colon ?? ''}`;
    done = index + whole.length;
  }
  return trusted(colored + escaped(text.slice(done)));
}
