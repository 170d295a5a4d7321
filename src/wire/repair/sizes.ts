// Sizes as people say them: a room of `4x3` or `4 m by 3 m`, a tile of `60x60`.

import { lengthFromText } from '../values/lengths.ts';
import { plainDecimal, withoutNoise } from '../values/numbers.ts';
import { plainSigns } from './plain-signs.ts';

/** What a size means, as it is sent and in words. */
export interface SizeMeaning {
  readonly example: string;
  /** With the unit that was understood: `4 × 3 m`. */
  readonly words: string;
}

interface Size {
  readonly sides: readonly [string, string];
  /** Undefined if none was sent. */
  readonly unit: string | undefined;
}

const LONGEST = 40;
const NUMBER = '([0-9]+(?:[.,][0-9]+)?)';
const UNIT = `(mm|cm|m|in|ft|['"])?`;
/** Signs for units, as people write them. */
const SIGNS: Readonly<Record<string, string>> = { "'": 'ft', '"': 'in' };
const SIZE = new RegExp(`^${NUMBER}\\s*${UNIT}\\s*(?:x|×|\\*|by)\\s*${NUMBER}\\s*${UNIT}$`, 'i');

/** The sides of a size; a unit after the second is that of both. */
function sizeFrom(value: unknown): Size | undefined {
  if (typeof value !== 'string' || value.length > LONGEST) return undefined;
  const [, first, own, second, unit] = SIZE.exec(plainSigns(value)?.trim() ?? '') ?? [];
  const isClear = second !== undefined && (own === undefined || own.toLowerCase() === unit?.toLowerCase());
  return isClear
    ? { sides: [first.replace(',', '.'), second.replace(',', '.')], unit: unit && (SIGNS[unit] ?? unit.toLowerCase()) }
    : undefined;
}

export function isSize(value: unknown): boolean {
  return sizeFrom(value) !== undefined;
}

/** Whether a size says no unit, which may then be feet or inches for those who reckon in them. */
export function isBareSize(value: unknown): boolean {
  const size = sizeFrom(value);
  return size !== undefined && size.unit === undefined;
}

/** Rooms up to this are in metres, from the other on in cm; no room is between. */
const MOST_METRES = 20;
const LEAST_CM = 100;

/**
 * The walk around a rectangular room; undefined if its unit is not certain.
 *
 * `4x3` and `4m x 3m` are `E400 S300 W400 N300`.
 */
export function interpretRoomSize(value: unknown): SizeMeaning | undefined {
  const size = sizeFrom(value);
  if (size === undefined) return undefined;
  const unit = size.unit ?? unitBy(size, { small: [1, MOST_METRES, 'm'], large: [LEAST_CM, 'cm'] });
  if (unit === undefined) return undefined;
  const [width, height] = size.sides.map((side) => plainDecimal(withoutNoise(lengthFromText(side + unit, 'cm') ?? 0)));
  const example = `E${width} S${height} W${width} N${height}`;
  return { example, words: `${size.sides.join(' × ')} ${unit}` };
}

/** Square tiles of these sizes are sold by the cm; larger ones are in mm, smaller ones may be mosaics in mm. */
const TILE_CM = [30, 120] as const;
const LEAST_MM = 150;

/** The side of a square tile in mm; undefined if it is no square, or if its unit is not certain. `60x60` is 600. */
export function interpretSquare(value: unknown): SizeMeaning | undefined {
  const size = sizeFrom(value);
  if (size === undefined || Number(size.sides[0]) !== Number(size.sides[1])) return undefined;
  const unit = size.unit ?? unitBy(size, { small: [...TILE_CM, 'cm'], large: [LEAST_MM, 'mm'] });
  const side = unit && lengthFromText(size.sides[0] + unit, 'mm');
  return side ? { example: plainDecimal(side), words: `${size.sides.join(' × ')} ${unit}` } : undefined;
}

interface Units {
  /** From and to, and the unit. */
  readonly small: readonly [number, number, string];
  readonly large: readonly [number, string];
}

function unitBy({ sides }: Size, { small: [least, most, small], large: [from, large] }: Units): string | undefined {
  const lengths = sides.map(Number);
  if (lengths.every((length) => length >= least && length <= most)) return small;
  return lengths.every((length) => length >= from) ? large : undefined;
}
