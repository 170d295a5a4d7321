// The fields of a JSON body with their readers. The planner's worker uses only this table; the table of fields has the
// documentation.

import { LIMITS, PATTERN_NAMES, PATTERNS, type Pattern, patternByName, shortNameOf } from '../../engine/index.ts';
import { LANGUAGES, UNIT_SYSTEMS } from '../../words/index.ts';
import { nearestName } from '../read/nearest.ts';
import { type RawField, rawFieldsOfObject } from '../read/raw-fields.ts';
import { circlesFromJson } from '../values/circles.ts';
import { colorFromJson } from '../values/colors.ts';
import { isJsonObject } from '../values/corners.ts';
import { accepted, quoted, type Reading, refused } from '../values/mistakes.ts';
import { holesFromJson, polygonFromJson } from '../values/polygon.ts';
import { rectanglesFromJson } from '../values/rectangles.ts';
import { startFromJson } from '../values/start.ts';
import { walkFromJson } from '../values/walks/walk.ts';
import { booleanFromJson, choice, type NumberKind, rangeFromJson } from './field-kinds.ts';
import type { InputFormat, Readers } from './input-format.ts';
import { DEFAULT_OPTIONS, DRAWING_WIDTH, FORMATS } from './options.ts';

/** The default pattern: squares. */
export const DEFAULT_PATTERN = PATTERNS[0];

export const JOINT: NumberKind = { unit: 'mm', range: LIMITS.joint, example: 3 };
export const WIDTH: NumberKind = {
  unit: 'px',
  range: DRAWING_WIDTH,
  whole: true,
  default: DEFAULT_OPTIONS.width,
  example: 1200,
};

/** Readers of fields with fixed words, for text and JSON. */
export const CHOICES: Readers<unknown, 'pattern' | 'format' | 'lang' | 'units'> = {
  pattern: patternFrom,
  format: choice('format', FORMATS, DEFAULT_OPTIONS.format),
  lang: choice('lang', LANGUAGES, DEFAULT_OPTIONS.lang),
  units: choice('units', UNIT_SYSTEMS, DEFAULT_OPTIONS.units),
};

const truth = (name: 'walls' | 'inlineSvg' | 'credit' | 'link' | 'buyWithReuse') =>
  booleanFromJson(name, DEFAULT_OPTIONS[name]);

export const BODY_READERS: Readers<unknown> = {
  outline: walkFromJson,
  polygon: polygonFromJson,
  holes: holesFromJson,
  subtract: rectanglesFromJson,
  circles: circlesFromJson,
  pattern: CHOICES.pattern,
  parameters: parametersFromJson,
  joint: rangeFromJson('joint', JOINT),
  gapMm: rangeFromJson('gapMm', JOINT),
  color: (value) => colorFromJson('color', value),
  gapColor: (value) => colorFromJson('gapColor', value),
  start: startFromJson,
  width: rangeFromJson('width', WIDTH),
  walls: truth('walls'),
  format: CHOICES.format,
  inlineSvg: truth('inlineSvg'),
  credit: truth('credit'),
  link: truth('link'),
  lang: CHOICES.lang,
  buyWithReuse: truth('buyWithReuse'),
  units: CHOICES.units,
};

export const BODY: InputFormat = { where: 'body', readers: BODY_READERS };

function patternFrom(value: unknown): Reading<Pattern> {
  const pattern = typeof value === 'string' ? patternByName(value) : undefined;
  if (pattern !== undefined) return accepted(pattern);
  const near = typeof value === 'string' ? nearestName(value, PATTERN_NAMES) : undefined;
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  const names = PATTERNS.map(shortNameOf).join(', ');
  const message = `pattern ${quoted(value)} is not known.${hint} Send one of ${names}, or the same with -pattern at the end, exactly as written here.`;
  return refused({ code: 'pattern-unknown', param: 'pattern', received: value, message, example: near ?? 'squares' });
}

function parametersFromJson(value: unknown): Reading<readonly RawField[]> {
  // The other names depend on the pattern, but every pattern accepts a rotation.
  const example = '{"rotation":45}';
  if (isJsonObject(value)) return rawFieldsOfObject(value, 'parameters', 'parameters', example);
  const message = `parameters must be an object with the pattern's own parameters, not ${quoted(value)}; send for example ${example}.`;
  return refused({ code: 'parameters-invalid', param: 'parameters', received: value, message, example });
}
