// Corners and starts: two coordinates in cm, `x,y` in text and [x, y] or {x, y} in JSON, and their range.

import { LIMITS } from '../../engine/index.ts';
import { grouped, numberFromJson, numberFromText } from './numbers.ts';

const FARTHEST_CM = LIMITS.coordinate / 10;

/** The range of coordinates, as text for messages. */
export const COORDINATE_RANGE = `-${grouped(FARTHEST_CM)} to ${grouped(FARTHEST_CM)} cm`;

/** Whether a coordinate in cm lies within 10 km of 0. */
export function isWithinReach(cm: number): boolean {
  return Math.abs(cm) <= FARTHEST_CM;
}

/** Parses a text such as `140,0,40,60`; undefined unless it has exactly `count` numbers. */
export function numbersFromText(text: string, count: number): number[] | undefined {
  return allNumbers(text.split(',', count + 1).map(numberFromText), count);
}

/** Reads a JSON array such as [140, 0]; undefined unless it has exactly `count` finite numbers. */
export function numbersFromJson(value: unknown, count: number): number[] | undefined {
  return Array.isArray(value) && value.length === count ? allNumbers(value.map(numberFromJson), count) : undefined;
}

/** Reads a JSON object with exactly these names, in this order; undefined otherwise. */
export function numbersFromObject(value: unknown, names: readonly string[]): number[] | undefined {
  if (!isJsonObject(value) || Object.keys(value).length !== names.length) return undefined;
  return allNumbers(
    names.map((name) => (Object.hasOwn(value, name) ? numberFromJson(value[name]) : undefined)),
    names.length,
  );
}

/** Whether a JSON value is an object, not an array or null. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function allNumbers(values: readonly (number | undefined)[], count: number): number[] | undefined {
  const numbers = values.filter((value) => value !== undefined);
  return values.length === count && numbers.length === count ? numbers : undefined;
}
