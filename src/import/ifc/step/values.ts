// The values of one entity instance, parsed when they are asked for.

import { decodeText } from './strings.ts';
import { brokenAt, CHAR, isDigit, isWord, skipBlank, skipString, wordAt } from './syntax.ts';

/** A reference to another instance: `#12`. */
export class Ref {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
}

/** An enumeration value without its dots: `.AREA.`; truth values are `T` and `F`. */
export class Enum {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A value with its type: `IFCAREAMEASURE(12.5)`. */
export class Typed {
  readonly type: string;
  readonly values: readonly StepValue[];
  constructor(type: string, values: readonly StepValue[]) {
    this.type = type;
    this.values = values;
  }
}

/** What is not given (`$`) and what is derived (`*`) is null. */
export type StepValue = null | number | string | Ref | Enum | Typed | readonly StepValue[];

/** Lists in lists: coordinates have two levels, and nothing in IFC has more than four. */
const MOST_LEVELS = 16;

/** Parses the list in parentheses that begins at `from`. Returns its values and the place after it. */
export function parseList(bytes: Uint8Array, from: number, level = 0): { values: StepValue[]; end: number } {
  if (level > MOST_LEVELS) throw brokenAt(bytes, from);
  const values: StepValue[] = [];
  let at = skipBlank(bytes, from + 1);
  if (bytes[at] === CHAR.close) return { values, end: at + 1 };
  for (;;) {
    const { value, end } = parseValue(bytes, at, level);
    values.push(value);
    at = skipBlank(bytes, end);
    if (bytes[at] === CHAR.close) return { values, end: at + 1 };
    if (bytes[at] !== CHAR.comma) throw brokenAt(bytes, at);
    at = skipBlank(bytes, at + 1);
  }
}

function parseValue(bytes: Uint8Array, at: number, level: number): { value: StepValue; end: number } {
  const byte = bytes[at];
  if (byte === CHAR.hash) return parseReference(bytes, at);
  if (byte === CHAR.dollar || byte === CHAR.star) return { value: null, end: at + 1 };
  if (byte === CHAR.apostrophe || byte === CHAR.quote) return parseText(bytes, at);
  if (byte === CHAR.dot) return parseEnum(bytes, at);
  if (isDigit(byte) || byte === CHAR.minus || byte === CHAR.plus) return parseNumber(bytes, at);
  if (byte === CHAR.open) {
    const { values, end } = parseList(bytes, at, level + 1);
    return { value: values, end };
  }
  const type = wordAt(bytes, at);
  const open = skipBlank(bytes, at + type.length);
  if (type === '' || bytes[open] !== CHAR.open) throw brokenAt(bytes, at);
  const { values, end } = parseList(bytes, open, level + 1);
  return { value: new Typed(type, values), end };
}

function parseReference(bytes: Uint8Array, at: number): { value: Ref; end: number } {
  const { value, end } = parseId(bytes, at);
  return { value: new Ref(value), end };
}

/** The number after `#`. */
export function parseId(bytes: Uint8Array, at: number): { value: number; end: number } {
  let end = at + 1;
  let value = 0;
  while (isDigit(bytes[end])) value = value * 10 + bytes[end++] - 48;
  if (end === at + 1 || value > MOST_ID) throw brokenAt(bytes, at);
  return { value, end };
}

/** Numbers of instances fit in 32 bits. */
const MOST_ID = 0xffff_ffff;

function parseText(bytes: Uint8Array, at: number): { value: string; end: number } {
  let end = skipString(bytes, at);
  while (bytes[end] === CHAR.apostrophe && bytes[at] === CHAR.apostrophe) end = skipString(bytes, end);
  return { value: decodeText(bytes.subarray(at + 1, end - 1)), end };
}

function parseEnum(bytes: Uint8Array, at: number): { value: Enum; end: number } {
  const name = wordAt(bytes, at + 1);
  const end = at + 1 + name.length;
  if (name === '' || bytes[end] !== CHAR.dot) throw brokenAt(bytes, at);
  return { value: new Enum(name), end: end + 1 };
}

function parseNumber(bytes: Uint8Array, at: number): { value: number; end: number } {
  let end = at + 1;
  while (isWord(bytes[end]) || bytes[end] === CHAR.dot || bytes[end] === CHAR.plus) end++;
  const text = end - at > MOST_DIGITS ? '' : String.fromCharCode(...bytes.subarray(at, end));
  const value = /^[+-]?\d+(\.\d*)?(E[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  if (!Number.isFinite(value)) throw brokenAt(bytes, at);
  return { value, end };
}

const MOST_DIGITS = 64;
