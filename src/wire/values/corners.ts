// Groups of lengths in cm, such as the coordinates of a corner, in text and JSON, and the range of coordinates.

import { LIMITS } from '../../engine/index.ts';
import { lengthFromJson, lengthFromText } from './lengths.ts';
import { grouped } from './numbers.ts';

export const FARTHEST_CM = LIMITS.coordinate / 10;

/** The range of coordinates, as text for messages. */
export const COORDINATE_RANGE = `-${grouped(FARTHEST_CM)} to ${grouped(FARTHEST_CM)} cm`;

/** Whether a coordinate in cm lies within 10 km of 0. */
export function isWithinReach(cm: number): boolean {
  return Math.abs(cm) <= FARTHEST_CM;
}

/** Parses a text such as `140,0,40,2ft`, in cm; undefined unless it has exactly `count` lengths. */
export function lengthsFromText(text: string, count: number): number[] | undefined {
  const parts = text.split(',', count + 1);
  return allOf(
    parts.map((part) => lengthFromText(part, 'cm')),
    count,
  );
}

/** Reads a JSON array such as [140, "2ft"], in cm; undefined unless it has exactly `count` lengths. */
export function lengthsFromJson(value: unknown, count: number): number[] | undefined {
  if (!Array.isArray(value) || value.length !== count) return undefined;
  return allOf(
    value.map((part) => lengthFromJson(part, 'cm')),
    count,
  );
}

/** Reads the lengths of a JSON object with exactly these names, in cm and in this order; undefined otherwise. */
export function lengthsFromObject(value: unknown, names: readonly string[]): number[] | undefined {
  if (!isJsonObject(value) || Object.keys(value).length !== names.length) return undefined;
  return allOf(
    names.map((name) => (Object.hasOwn(value, name) ? lengthFromJson(value[name], 'cm') : undefined)),
    names.length,
  );
}

/** Whether a JSON value is an object, not an array or null. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function allOf(values: readonly (number | undefined)[], count: number): number[] | undefined {
  const lengths = values.filter((value) => value !== undefined);
  return values.length === count && lengths.length === count ? lengths : undefined;
}
