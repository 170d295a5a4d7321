// The kinds of the pattern and of its own parameters.

import { PATTERN_NAMES, PATTERNS, type Pattern, patternByName, shortNameOf } from '../../../engine/index.ts';
import type { Meanings, PatternMeaning } from '../../repair/index.ts';
import { refTo } from '../../schemas/parts.ts';
import { isJsonObject } from '../../values/corners.ts';
import { accepted, quoted, type Reading, refused } from '../../values/mistakes.ts';
import { plainDecimal } from '../../values/numbers.ts';
import { type RawField, rawFieldsOfObject, type Where } from '../../values/raw-fields.ts';
import type { Kind } from './kind.ts';

/** The default pattern: squares. */
export const DEFAULT_PATTERN = PATTERNS[0];
const DEFAULT_NAME = shortNameOf(DEFAULT_PATTERN);

/** Is written by its short name. */
export const PATTERN = {
  kind: 'choice',
  values: PATTERN_NAMES,
  default: DEFAULT_NAME,
  example: 'herringbone',
  jsonExample: 'herringbone',
  fromText: (text, _name, meanings) => patternFrom(text, 'query', meanings),
  fromJson: (value, _name, meanings) => patternFrom(value, 'body', meanings),
  toQuery: String,
  toJson: (value) => value,
  schema: { type: 'string', enum: PATTERN_NAMES, default: DEFAULT_NAME },
  placeholder: 'word',
} satisfies Kind<Pattern, string>;

function patternFrom(value: unknown, where: Where, meanings?: Meanings): Reading<Pattern> {
  const pattern = typeof value === 'string' ? patternByName(value) : undefined;
  if (pattern !== undefined) return accepted(pattern);
  const { words, ...repair }: Partial<PatternMeaning> =
    (typeof value === 'string' && meanings?.interpretPattern(value, where)) || {};
  const hint = words === undefined ? '' : ` Did you mean ${words}?`;
  const names = PATTERNS.map(shortNameOf).join(', ');
  const message = `pattern ${quoted(value)} is not known.${hint} Send one of ${names}, or the same with -pattern at the end, exactly as written here.`;
  return refused({ code: 'pattern-unknown', param: 'pattern', received: value, message, ...repair });
}

export type ParameterValue = readonly [name: string, value: number | string];

/** Is read as raw fields, because the valid names depend on the pattern. A query has each parameter by its own name. */
export const PARAMETERS = {
  kind: 'parameters',
  example: '{"tileSize":200}',
  jsonExample: { tileSize: 200 },
  fromText: parametersFrom,
  fromJson: parametersFrom,
  toQuery: (parameters) => parameters.map(([name, value]) => `${name}=${parameterText(value)}`).join('&'),
  toJson: (parameters) => Object.fromEntries(parameters),
  schema: refTo('schemas', 'PatternParameters'),
  placeholder: 'json',
  inWords: 'object',
} satisfies Kind<readonly RawField[], readonly ParameterValue[]>;

function parameterText(value: number | string): string {
  return typeof value === 'number' ? plainDecimal(value) : encodeURIComponent(value);
}

function parametersFrom(value: unknown): Reading<readonly RawField[]> {
  // The other names depend on the pattern, but every pattern accepts a rotation.
  const example = '{"rotation":45}';
  if (isJsonObject(value)) return rawFieldsOfObject(value, 'parameters', 'parameters', example);
  const message = `parameters must be an object with the pattern's own parameters, not ${quoted(value)}; send for example ${example}.`;
  return refused({ code: 'parameters-invalid', param: 'parameters', received: value, message });
}
