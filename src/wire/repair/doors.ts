// Restates doors that are clear but written in another way: text instead of JSON, an array, other separators.

import { isJsonObject } from '../values/corners.ts';
import { numberFromText, plainDecimal } from '../values/numbers.ts';
import type { Where } from '../values/raw-fields.ts';
import { jsonIn, lengthOf, valuesOf } from './corners.ts';

const NAMES = ['wall', 'at', 'width'];
const SEPARATORS = [',', ':', '/', ' '];
const LONGEST = 80;

/** A door in words of the interface. */
interface MeantDoor {
  readonly wall: number;
  readonly at: number;
  readonly width: number;
  readonly swing?: string;
}

/**
 * Returns the door that a value means, for a query or a body; undefined if that is not certain.
 *
 * `2:120:80`, `2 120 80` and `[2, 120, 80]` are `2,120,80`. Parts that are separated in two ways may be a decimal comma.
 */
export function interpretDoor(value: unknown, swings: readonly string[], where: Where): string | undefined {
  const door = meantDoor(value, swings);
  return door && (where === 'query' ? asText(door) : JSON.stringify(door));
}

/** Returns the doors that a value means instead of an array: a single one, or a text such as the query takes. */
export function interpretDoors(
  value: unknown,
  swings: readonly string[],
  most: number,
  where: Where,
): string | undefined {
  const list = listOf(value);
  if (list.length > most) return undefined;
  const doors = list.flatMap((one) => meantDoor(one, swings) ?? []);
  if (doors.length < list.length || doors.length === 0) return undefined;
  return where === 'query' ? doors.map(asText).join(';') : JSON.stringify(doors);
}

function listOf(value: unknown): readonly unknown[] {
  if (typeof value !== 'string') return [value];
  const json = jsonIn(value);
  if (json === undefined) return value.split(';');
  return Array.isArray(json) ? json : [json];
}

function asText({ wall, at, width, swing }: MeantDoor): string {
  return [...[wall, at, width].map(plainDecimal), ...(swing ? [swing] : [])].join(',');
}

function meantDoor(value: unknown, swings: readonly string[]): MeantDoor | undefined {
  const parts = partsOf(value) ?? [];
  if (parts.length < 3 || parts.length > 4) return undefined;
  const wall = typeof parts[0] === 'string' ? numberFromText(parts[0].trim()) : parts[0];
  const [at, width] = [lengthOf(parts[1]), lengthOf(parts[2])];
  if (typeof wall !== 'number' || !Number.isInteger(wall) || wall < 1) return undefined;
  if (at === undefined || width === undefined || !(width > 0)) return undefined;
  if (parts.length === 3) return { wall, at, width };
  const swing = swingMeantBy(parts[3], swings);
  return swing === undefined ? undefined : { wall, at, width, swing };
}

function swingMeantBy(word: unknown, swings: readonly string[]): string | undefined {
  if (typeof word !== 'string') return undefined;
  const plain = word
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return swings.find((swing) => swing === plain);
}

function partsOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (isJsonObject(value)) return valuesOf(value, NAMES) ?? valuesOf(value, [...NAMES, 'swing']);
  if (typeof value !== 'string' || value.length > LONGEST) return undefined;
  const json = jsonIn(value);
  if (json !== undefined) return partsOf(json);
  const plain = value.trim().replace(/^\((.*)\)$/, '$1');
  const tight = plain.replace(/\s*([,:/])\s*/g, '$1').replace(/(?<=[a-z])\s+(?=[a-z])/gi, '-');
  const used = SEPARATORS.filter((separator) => tight.includes(separator));
  return used.length === 1 ? tight.split(used[0] === ' ' ? /\s+/ : used[0]) : undefined;
}
