// The values of one entity instance, parsed when they are asked for.

import { IMPORT_LIMITS } from '../../limits.ts';
import { ImportError } from '../../refusals.ts';
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

/** How many values one instance may have: more than all corners in space that a file may have. */
const MOST_VALUES = 4 * IMPORT_LIMITS.corners;

/** What is left of the values of an instance. */
interface Allowance {
  values: number;
}

/** Parses the list in parentheses that begins at `from`. Returns its values and the place after it. */
export function parseList(
  bytes: Uint8Array,
  from: number,
  level = 0,
  allowance: Allowance = { values: MOST_VALUES },
): { values: StepValue[]; end: number } {
  if (level > MOST_LEVELS) throw brokenAt(bytes, from);
  const values: StepValue[] = [];
  let at = skipBlank(bytes, from + 1);
  if (bytes[at] === CHAR.close) return { values, end: at + 1 };
  for (;;) {
    if (--allowance.values < 0) throw new ImportError('corners', { most: IMPORT_LIMITS.corners });
    const { value, end } = parseValue(bytes, at, level, allowance);
    values.push(value);
    at = skipBlank(bytes, end);
    if (bytes[at] === CHAR.close) return { values, end: at + 1 };
    if (bytes[at] !== CHAR.comma) throw brokenAt(bytes, at);
    at = skipBlank(bytes, at + 1);
  }
}

function parseValue(
  bytes: Uint8Array,
  at: number,
  level: number,
  allowance: Allowance,
): { value: StepValue; end: number } {
  const byte = bytes[at];
  if (byte === CHAR.hash) return parseReference(bytes, at);
  if (byte === CHAR.dollar || byte === CHAR.star) return { value: null, end: at + 1 };
  if (byte === CHAR.apostrophe || byte === CHAR.quote) return parseText(bytes, at);
  if (byte === CHAR.dot) return parseEnum(bytes, at);
  if (isDigit(byte) || byte === CHAR.minus || byte === CHAR.plus) return parseNumber(bytes, at);
  if (byte === CHAR.open) {
    const { values, end } = parseList(bytes, at, level + 1, allowance);
    return { value: values, end };
  }
  const type = wordAt(bytes, at);
  const open = skipBlank(bytes, at + type.length);
  if (type === '' || bytes[open] !== CHAR.open) throw brokenAt(bytes, at);
  const { values, end } = parseList(bytes, open, level + 1, allowance);
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

/** Names are shorter; of longer texts, such as descriptions, the beginning is read. */
const MOST_TEXT = 4_096;

function parseText(bytes: Uint8Array, at: number): { value: string; end: number } {
  let end = skipString(bytes, at);
  while (bytes[end] === CHAR.apostrophe && bytes[at] === CHAR.apostrophe) end = skipString(bytes, end);
  return { value: decodeText(bytes.subarray(at + 1, Math.min(end - 1, at + 1 + MOST_TEXT))), end };
}

function parseEnum(bytes: Uint8Array, at: number): { value: Enum; end: number } {
  const name = wordAt(bytes, at + 1);
  const end = at + 1 + name.length;
  if (name === '' || bytes[end] !== CHAR.dot) throw brokenAt(bytes, at);
  return { value: new Enum(name), end: end + 1 };
}

function parseNumber(bytes: Uint8Array, at: number): { value: number; end: number } {
  const plain = parsePlain(bytes, at);
  if (plain) return plain;
  let end = at + 1;
  while (isWord(bytes[end]) || bytes[end] === CHAR.dot || bytes[end] === CHAR.plus) end++;
  const text = end - at > MOST_DIGITS ? '' : String.fromCharCode(...bytes.subarray(at, end));
  const value = /^[+-]?\d+(\.\d*)?(E[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  if (!Number.isFinite(value)) throw brokenAt(bytes, at);
  return { value, end };
}

const MOST_DIGITS = 64;

/**
 * Most numbers have so few digits that these and the power of ten are exact, so that one division rounds them right;
 * making a text of each would take most of the time of reading. Undefined for all others.
 */
function parsePlain(bytes: Uint8Array, at: number): { value: number; end: number } | undefined {
  const isNegative = bytes[at] === CHAR.minus;
  let end = isNegative ? at + 1 : at;
  let digits = 0;
  let whole = 0;
  for (; isDigit(bytes[end]); end++, digits++) whole = whole * 10 + bytes[end] - 48;
  if (digits === 0) return undefined;
  let scale = 1;
  if (bytes[end] === CHAR.dot) {
    for (end++; isDigit(bytes[end]); end++, digits++) {
      whole = whole * 10 + bytes[end] - 48;
      scale *= 10;
    }
  }
  if (digits > EXACT_DIGITS || isWord(bytes[end]) || bytes[end] === CHAR.dot || bytes[end] === CHAR.plus)
    return undefined;
  return { value: (isNegative ? -whole : whole) / scale, end };
}

const EXACT_DIGITS = 15;
