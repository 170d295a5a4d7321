// Restates corners and starts that are clear but written in another way: text instead of JSON, JSON instead of text,
// brackets, or other separators.

import { LIMITS } from '../../engine/index.ts';
import { isJsonObject, isWithinReach } from '../values/corners.ts';
import { lengthFromText } from '../values/lengths.ts';
import { mmFromCm, numberFromJson, plainDecimal } from '../values/numbers.ts';
import { isSimpleRing } from '../values/simple-rings.ts';

/** A corner or a start: the plain decimals of x and y in cm. */
export type Pair = readonly [x: string, y: string];

const LONGEST_PAIR = 60;
/** The first corner may be repeated. */
const MOST_CORNERS = LIMITS.ringCorners.max + 1;

/**
 * Returns the two coordinates that a value means; undefined if that is not certain.
 *
 * `interpretPair('(12.5; 3)')`, `interpretPair([12.5, 3])` and `interpretPair({ x: '12.5', y: 3 })` are all 12.5 and 3.
 */
export function interpretPair(value: unknown): Pair | undefined {
  const numbers = partsOf(value)?.map(lengthOf);
  if (numbers?.length !== 2) return undefined;
  const [x, y] = numbers;
  if (x === undefined || y === undefined || !isWithinReach(x) || !isWithinReach(y)) return undefined;
  return [plainDecimal(x), plainDecimal(y)];
}

/** Returns the corners that a value means, also as one text of JSON, or as numbers one after the other. */
export function interpretRing(value: unknown): readonly Pair[] | undefined {
  if (typeof value === 'string') return interpretRing(jsonIn(value)) ?? pairedUp(value);
  if (!Array.isArray(value) || value.length > MOST_CORNERS) return undefined;
  const pairs = value.flatMap((corner) => {
    const pair = interpretPair(corner);
    return pair ? [pair] : [];
  });
  return pairs.length === value.length && pairs.length > 0 ? pairs : undefined;
}

/** Returns the rings that a value means: JSON with other corners, or a text such as the query takes. */
export function interpretRings(value: unknown): readonly (readonly Pair[])[] | undefined {
  if (typeof value === 'string') return interpretRings(jsonIn(value) ?? value.split(';'));
  const rings = Array.isArray(value) && value.length <= LIMITS.holes ? value.map(interpretRing) : [];
  return rings.length > 0 && rings.every((ring) => ring !== undefined) ? rings : undefined;
}

/** The JSON that a text of brackets contains; undefined if it is no JSON. */
export function jsonIn(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A length in cm: a number in JSON, or a text with or without its unit. */
export function lengthOf(value: unknown): number | undefined {
  return typeof value === 'string' ? lengthFromText(withUnitsJoined(value.trim()), 'cm') : numberFromJson(value);
}

/** `10 cm` as `10cm`. */
function withUnitsJoined(text: string): string {
  return text.replace(/(?<=[0-9])\s+(?=(?:mm|cm|m|in|ft)(?![a-z]))/g, '');
}

function partsOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') {
    if (value.length > LONGEST_PAIR) return undefined;
    const json = jsonIn(value);
    return json === undefined ? inBrackets(withUnitsJoined(value)).split(/\s*[,;:x×]\s*|\s+/) : partsOf(json);
  }
  return isJsonObject(value) ? valuesOf(value, ['x', 'y']) : undefined;
}

/** The values of an object that has exactly these names, in lower or upper case. */
export function valuesOf(object: Readonly<Record<string, unknown>>, names: readonly string[]): unknown[] | undefined {
  const values = new Map(Object.entries(object).map(([name, value]) => [name.toLowerCase(), value]));
  const isWhole = values.size === names.length && Object.keys(object).length === names.length;
  return isWhole && names.every((name) => values.has(name)) ? names.map((name) => values.get(name)) : undefined;
}

function inBrackets(text: string): string {
  return text.trim().replace(/^[([{]\s*(.*?)\s*[)\]}]$/, '$1');
}

/**
 * Numbers one after the other as pairs, if it is clear what is between two of them: always the same, or alternately what
 * parts x from y and what parts corners. Otherwise a comma may be that of a decimal.
 */
function pairedUp(text: string): readonly Pair[] | undefined {
  if (!/^[-0-9.,;|()[\]{}\s]+$/.test(text)) return undefined;
  const tight = text.trim().replace(/\s*([,;|])\s*/g, '$1');
  const numbers = tight.match(/-?[0-9]+(?:\.[0-9]+)?/g) ?? [];
  if (numbers.length % 2 !== 0 || numbers.length < 6 || numbers.length > 2 * MOST_CORNERS) return undefined;
  const separators = tight.match(/[,;|]|\s+/g)?.map((separator) => separator.trim()) ?? [];
  const [inCorner, between] = separators;
  if (!separators.every((separator, i) => separator === (i % 2 === 0 ? inCorner : between))) return undefined;
  const pairs = numbers.flatMap((x, i): Pair[] => (i % 2 === 0 ? [[x, numbers[i + 1]]] : []));
  return isRoom(pairs) ? pairs : undefined;
}

/** Whether the walls do not meet: numbers in another order, or parts of decimals, seldom make a room. */
function isRoom(pairs: readonly Pair[]): boolean {
  const isClosed = pairs[0].join() === pairs[pairs.length - 1].join();
  const corners = isClosed ? pairs.slice(1) : pairs;
  return isSimpleRing(corners.map(([x, y]) => ({ x: mmFromCm(Number(x)), y: mmFromCm(Number(y)) })));
}
