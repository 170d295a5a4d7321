// Restates rectangles and circles that are clear but written in another way: text instead of JSON, an array, other
// separators or names.

import { isJsonObject } from '../values/corners.ts';
import { jsonIn, lengthOf, valuesOf } from './corners.ts';

const LONG_NAMES: Readonly<Record<string, string>> = { w: 'width', h: 'height', d: 'diameter' };
const SEPARATORS = [/\s*,\s*/, /\s+/];
const LONGEST = 80;

/**
 * Returns the lengths in cm of the cutout that a value means; undefined if that is not certain. `names` are those of the
 * lengths, such as x, y, w and h.
 *
 * For a rectangle, `'140 0 40x60'` and `[140, 0, 40, 60]` are 140, 0, 40 and 60. `'140,0 180,60'` is undefined: it may be
 * two corners.
 */
export function interpretCutout(value: unknown, names: readonly string[]): readonly number[] | undefined {
  const parts = partsOf(value, names) ?? [];
  const lengths = parts.length === names.length ? parts.map(lengthOf) : [];
  return lengths.length > 0 && lengths.every((length) => length !== undefined) ? lengths : undefined;
}

/** Returns the cutouts that a value means, at most `most`: a single one, or a text such as the query takes. */
export function interpretCutouts(
  value: unknown,
  names: readonly string[],
  most: number,
): readonly (readonly number[])[] | undefined {
  if (typeof value === 'string') return interpretCutouts(jsonIn(value) ?? value.split(';'), names, most);
  const list = Array.isArray(value) ? value : [value];
  if (list.length > most) return undefined;
  const cutouts = list.map((cutout) => interpretCutout(cutout, names));
  return cutouts.length > 0 && cutouts.every((cutout) => cutout !== undefined) ? cutouts : undefined;
}

function partsOf(value: unknown, names: readonly string[]): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (isJsonObject(value)) {
    return (
      valuesOf(value, names) ??
      valuesOf(
        value,
        names.map((name) => LONG_NAMES[name] ?? name),
      )
    );
  }
  if (typeof value !== 'string' || value.length > LONGEST) return undefined;
  const plain = value.trim().replace(/^[([](.*)[)\]]$/, '$1');
  // 40x60 can only be the size.
  const [, place, size] = /^(.*?)[\s,]+([^\s,]+\s*[x×]\s*[^\s,]+)$/.exec(plain) ?? [];
  if (place !== undefined) return [...place.trim().split(/[\s,]+/), ...size.split(/[x×]/)];
  return SEPARATORS.map((separator) => plain.split(separator)).find(({ length }) => length === names.length);
}
