// Parses JSON text: reports where it breaks, and names given twice, of which a parser would silently keep the last.

import { accepted, quoted, type Reading, refused } from '../values/mistakes.ts';
import { PLAN_BODY } from './body-examples.ts';

/** Parses a JSON text, or reports why it is invalid; `example` is one that would be taken. */
export function jsonFromText(text: string, example = PLAN_BODY): Reading<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return notJson(text, error, example);
  }
  const repeated = repeatedName(text);
  if (repeated === undefined) return accepted(value);
  const message = `${quoted(repeated)} is given twice in one object of the body; send it once.`;
  return refused({ code: 'name-repeated', param: repeated, received: repeated, message });
}

/** Parsers report the position, only the character, or neither if the text ends too early. */
function notJson(text: string, error: unknown, example: string): Reading<unknown> {
  const [, digits] = /at position ([0-9]+)/.exec(String(error)) ?? [];
  const [, character] = /Unexpected token '(.)'/u.exec(String(error)) ?? [];
  const place = digits === undefined ? text.length : Number(digits);
  let where = 'it ends too early';
  if (place < text.length)
    where = `character ${place + 1}, at ${quoted(text.slice(place, place + 20))}, is not allowed there`;
  else if (character !== undefined) where = `the character ${quoted(character)} is not allowed there`;
  const message = `The body is not JSON: ${where}; send an object such as ${example}.`;
  return refused({ code: 'body-not-json', param: null, received: text, message });
}

/** The first name that occurs twice in one object of a valid JSON text, at any depth; undefined if there is none. */
export function repeatedName(text: string): string | undefined {
  // One entry per open bracket: the names seen so far, or null for an array.
  const open: (Set<string> | null)[] = [];
  let awaitsName = false;
  for (let i = 0; i < text.length; i++) {
    switch (text[i]) {
      case '{':
        open.push(new Set());
        awaitsName = true;
        break;
      case '[':
        open.push(null);
        awaitsName = false;
        break;
      case '}':
      case ']':
        open.pop();
        awaitsName = false;
        break;
      case ',':
        awaitsName = open[open.length - 1] !== null;
        break;
      case '"': {
        const end = endOfString(text, i);
        if (awaitsName) {
          const names = open[open.length - 1];
          const name = JSON.parse(text.slice(i, end + 1));
          if (names?.has(name)) return name;
          names?.add(name);
          awaitsName = false;
        }
        i = end;
      }
    }
  }
  return undefined;
}

/** The index of the quotation mark that closes a string. */
function endOfString(text: string, begin: number): number {
  let end = begin + 1;
  while (text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return end;
}
