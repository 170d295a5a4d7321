// Corners and starts: two coordinates in cm, written `x,y` in text and [x, y] or {x, y} in JSON, and their range.

import { LIMITS } from '../../engine/index.ts';
import { grouped, numberFromJson, numberFromText } from './numbers.ts';

const FARTHEST_CM = LIMITS.coordinate / 10;

/** The range of every coordinate, for a sentence. */
export const COORDINATE_RANGE = `-${grouped(FARTHEST_CM)} to ${grouped(FARTHEST_CM)} cm`;

/** Whether a coordinate in cm lies within 10 km of 0. */
export function isWithinReach(cm: number): boolean {
  return Math.abs(cm) <= FARTHEST_CM;
}

/** The numbers of a text such as `140,0,40,60`, or undefined when there are not exactly `count` of them. */
export function numbersFromText(text: string, count: number): number[] | undefined {
  return allNumbers(text.split(',', count + 1).map(numberFromText), count);
}

/** The numbers of a JSON array such as [140, 0], or undefined when it is not exactly `count` finite numbers. */
export function numbersFromJson(value: unknown, count: number): number[] | undefined {
  return Array.isArray(value) && value.length === count ? allNumbers(value.map(numberFromJson), count) : undefined;
}

/** The numbers of a JSON object with exactly these names, in their order; or undefined. */
export function numbersFromObject(value: unknown, names: readonly string[]): number[] | undefined {
  if (!isJsonObject(value) || Object.keys(value).length !== names.length) return undefined;
  return allNumbers(
    names.map((name) => (Object.hasOwn(value, name) ? numberFromJson(value[name]) : undefined)),
    names.length,
  );
}

/** Whether a JSON value is an object with names, not an array and not null. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function allNumbers(values: readonly (number | undefined)[], count: number): number[] | undefined {
  const numbers = values.filter((value) => value !== undefined);
  return values.length === count && numbers.length === count ? numbers : undefined;
}
