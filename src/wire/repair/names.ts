// What an unknown name means: another name of a field, a mistyped one, or one with the unit of its value at the end.

import { isSameName, nearestName, otherNames, similarName } from './closest-match.ts';

/** What an unknown name means. */
export interface NameMeaning {
  /** A known name. */
  readonly name: string;
  /** The unit of the value if the unknown name ends with one, as `tileSizeCm` does. */
  readonly unit?: string;
  /** Whether it is certain enough for a repair. */
  readonly isCertain: boolean;
}

/** Common names for fields and parameters that are too different for a guess by spelling. */
const OTHER_NAMES = otherNames({
  joint: 'gapMm gap gapWidth grout groutWidth jointWidth',
  lang: 'language locale',
  outline: 'room walk',
  polygon: 'points corners vertices',
  subtract: 'cutout cutouts',
  start: 'origin',
  rotation: 'rotate',
  pattern: 'layout patternId pattern_id',
  parameters: 'params',
  tileSize: 'tile',
});

/** Names that may mean a field, but may also be about something else. */
const SIMILAR_NAMES = otherNames({ tilesPerBox: 'boxes box boxSize' });

/** Units that names end with, as the table of fields calls them. */
const UNITS: Readonly<Record<string, string>> = {
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  in: 'in',
  inch: 'in',
  inches: 'in',
  ft: 'ft',
  feet: 'ft',
  deg: 'deg',
  degrees: 'deg',
  percent: 'percent',
};
const WITH_UNIT = new RegExp(`^(.{1,60}?)[_-]?(${Object.keys(UNITS).join('|')})$`, 'i');

/** Returns which of the known names an unknown one means. */
export function interpretName(name: string, known: readonly string[]): NameMeaning | undefined {
  const same = knownAs(name, known);
  if (same !== undefined) return { name: same, isCertain: true };
  // Before slips: the last letter of `outlinem` may be a unit.
  const [, base, unit] = WITH_UNIT.exec(name) ?? [];
  const measured = base === undefined ? undefined : knownAs(base, known);
  if (measured !== undefined) return { name: measured, unit: UNITS[unit.toLowerCase()], isCertain: true };
  const nearest = nearestName(name, known);
  if (nearest !== undefined) return { name: nearest, isCertain: true };
  const other = SIMILAR_NAMES.get(name);
  const similar = other !== undefined && known.includes(other) ? other : similarName(name, known);
  return similar === undefined ? undefined : { name: similar, isCertain: false };
}

/** The known name that is the same but for case and punctuation, or that is also called so. */
function knownAs(name: string, known: readonly string[]): string | undefined {
  const other = OTHER_NAMES.get(name);
  return other !== undefined && known.includes(other) ? other : known.find((one) => isSameName(one, name));
}
