// Lengths that were sent without a unit and may be meant in another one than that of their field. A plan is in
// millimetres and addresses are in plain numbers, so only the request itself can tell.

import {
  boxOf,
  type Parameter,
  type ParameterValues,
  type Pattern,
  parametersOf,
  type Ring,
} from '../../engine/index.ts';
import type { UnitSystem } from '../../words/index.ts';
import { BODY_FIELDS, FIELDS } from '../fields/fields.ts';
import { isField } from '../fields/input-format.ts';
import { BODY } from '../fields/query-and-body.ts';
import { isJsonObject } from '../values/corners.ts';
import { numberFromText } from '../values/numbers.ts';
import type { RawField } from '../values/raw-fields.ts';

export interface Unitless {
  /** Set if the room is so large that its lengths may be millimetres. */
  readonly room?: true;
  /** The sides of the tile, if they are so small that they may be centimetres. */
  readonly sides?: readonly string[];
  /** All lengths without a unit beside `units=imperial`, by name. */
  readonly imperial?: readonly string[];
}

interface Sent {
  readonly pattern: Pattern;
  readonly parameters: ParameterValues;
  readonly outer: Ring;
  readonly units: UnitSystem;
}

/** Larger floors are rarely described in centimetres. */
export const LARGE_FLOOR_MM2 = 500e6;
/**
 * The longest tiles that are sold are 120 cm or so. Tiles of 10 to 12 cm are usual, so one side at least is shorter.
 */
const LONGEST_IN_CM = 120;
const SHORTEST_IN_MM = 100;

/** Finds the lengths without a unit among fields that were all accepted; undefined where there is no doubt. */
export function unitlessIn(entries: readonly RawField[], sent: Sent): Unitless | undefined {
  const isImperial = sent.units === 'imperial';
  const isRoomLarge = isLarge(sent.outer);
  const sides = smallSides(sent);
  // Most requests end here, without a look at what was sent.
  if (!isImperial && !isRoomLarge && sides.length === 0) return undefined;
  const own = parametersOf(sent.pattern);
  const named = new Set(bareLengths(entries, own));
  // In one order, so that equal requests stay equal.
  const bare = BODY_FIELDS.flatMap((name) => (name === 'parameters' ? Object.keys(own) : name)).filter((name) =>
    named.has(name),
  );
  const bareSides = sides.filter((name) => bare.includes(name));
  const unitless: Unitless = {
    ...(isRoomLarge && (bare.includes('outline') || bare.includes('polygon')) && { room: true }),
    ...(bareSides.length > 0 && { sides: bareSides }),
    ...(isImperial && bare.length > 0 && { imperial: bare }),
  };
  return Object.keys(unitless).length > 0 ? unitless : undefined;
}

function isLarge(outer: Ring): boolean {
  const { minX, minY, maxX, maxY } = boxOf(outer);
  return (maxX - minX) * (maxY - minY) > LARGE_FLOOR_MM2;
}

/** The sides that were sent, if all of them together may be those of a tile in cm. */
function smallSides({ pattern, parameters }: Sent): string[] {
  const names = Object.entries(pattern.parameters).flatMap(([name, parameter]) => {
    const isSide = parameter.kind === 'number' && parameter.isTileLength;
    return isSide && Object.hasOwn(parameters, name) ? [name] : [];
  });
  const lengths = names.map((name) => Number(parameters[name]));
  return Math.max(...lengths) <= LONGEST_IN_CM && Math.min(...lengths) < SHORTEST_IN_MM ? names : [];
}

/** The names of all lengths that were sent without a unit, in a body those inside `parameters` too. */
function bareLengths(entries: readonly RawField[], own: Readonly<Record<string, Parameter>>): string[] {
  return entries.flatMap(({ name, value }) => {
    if (name === 'parameters' && isJsonObject(value)) {
      return bareLengths(
        Object.entries(value).map(([name, value]) => ({ name, value })),
        own,
      );
    }
    const { unit } = isField(name, BODY) ? FIELDS[name] : unitOf(own[name]);
    return (unit === 'cm' || unit === 'mm') && isBare(value) ? [name] : [];
  });
}

function unitOf(parameter: Parameter | undefined): { readonly unit?: string } {
  return parameter?.kind === 'number' ? parameter : {};
}

/** Whether a length has no unit, or one of several in a list or a text. 0 is the same in all units. */
function isBare(value: unknown): boolean {
  if (typeof value === 'number') return value !== 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isBare);
  // Walls begin with their letter or their bearing.
  return String(value)
    .split(/[\s,;]+/)
    .some((part) => Number(numberFromText(part.replace(/^(?:[eswn]|a.*:)/i, '')) ?? 0) !== 0);
}
