// The characters of ISO 10303-21 as bytes, how to skip what lies between them, and refusals that name the line.

import { ImportError } from '../../refusals.ts';

export const CHAR = {
  newline: 10,
  space: 32,
  quote: 34,
  hash: 35,
  dollar: 36,
  apostrophe: 39,
  open: 40,
  close: 41,
  star: 42,
  plus: 43,
  comma: 44,
  minus: 45,
  dot: 46,
  slash: 47,
  semicolon: 59,
  equals: 61,
} as const;

export const isDigit = (byte: number) => byte >= 48 && byte <= 57;

/** Letters, digits, underscores and hyphens, of which keywords are made. */
export const isWord = (byte: number) =>
  (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || isDigit(byte) || byte === 95 || byte === CHAR.minus;

/** The line of a place, from 1. */
function lineAt(bytes: Uint8Array, at: number): number {
  let line = 1;
  for (let i = 0; i < at && i < bytes.length; i++) if (bytes[i] === CHAR.newline) line++;
  return line;
}

/** A refusal of what stands at a place. */
export function brokenAt(bytes: Uint8Array, at: number): ImportError {
  return new ImportError('damaged-at', { format: 'IFC', line: lineAt(bytes, at) });
}

/** The place of the next byte that is neither space nor part of a comment. */
export function skipBlank(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    while (at < bytes.length && bytes[at] <= CHAR.space) at++;
    if (bytes[at] !== CHAR.slash || bytes[at + 1] !== CHAR.star) return at;
    at = skipComment(bytes, at);
  }
}

/** The place after the comment that begins here. */
export function skipComment(bytes: Uint8Array, from: number): number {
  for (let at = from + 2; at + 1 < bytes.length; at++) {
    if (bytes[at] === CHAR.star && bytes[at + 1] === CHAR.slash) return at + 2;
  }
  throw brokenAt(bytes, from);
}

/** The place after the string that begins here. A doubled apostrophe reads as two strings side by side. */
export function skipString(bytes: Uint8Array, from: number): number {
  const end = bytes.indexOf(bytes[from], from + 1);
  if (end < 0) throw brokenAt(bytes, from);
  return end + 1;
}

/** The keyword that begins here, in capitals; empty if there is none. */
export function wordAt(bytes: Uint8Array, from: number): string {
  let word = '';
  for (let at = from; at < bytes.length && isWord(bytes[at]) && word.length < 100; at++) {
    word += String.fromCharCode(bytes[at]);
  }
  return word.toUpperCase();
}
