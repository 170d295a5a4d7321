// The fields of a JSON body with their readers; the table of fields has the documentation.

import { LIMITS, PATTERNS } from '../../engine/index.ts';
import { LANGUAGES, type Lang, UNIT_SYSTEMS } from '../../words/index.ts';
import { circlesFromJson } from '../readers/circles.ts';
import { holesFromJson, polygonFromJson } from '../readers/polygon.ts';
import { rectanglesFromJson } from '../readers/rectangles.ts';
import { scaleFrom } from '../readers/scales.ts';
import { startFromJson } from '../readers/start.ts';
import { walkFromJson } from '../readers/walk.ts';
import { colorFromJson, colorsFromJson } from '../values/colors.ts';
import { isJsonObject } from '../values/corners.ts';
import { quoted, type Reading, refused } from '../values/mistakes.ts';
import { nameFrom } from '../values/names.ts';
import { type RawField, rawFieldsOfObject } from '../values/raw-fields.ts';
import { booleanFromJson, choice, type NumberKind, rangeFromJson } from './field-kinds.ts';
import type { Readers } from './input-format.ts';
import { DEFAULT_OPTIONS, DRAWING_WIDTH, FORMATS, PAPERS } from './options.ts';
import { ORDER_FROM_JSON } from './order-fields.ts';
import { patternFrom } from './pattern-field.ts';
import { QUANTITIES_FROM_JSON } from './quantity-fields.ts';

/** The default pattern: squares. */
export const DEFAULT_PATTERN = PATTERNS[0];

export const JOINT: NumberKind = { unit: 'mm', range: LIMITS.joint, example: 3 };
export const EDGE: NumberKind = { unit: 'mm', range: LIMITS.edge, default: 0, example: 8 };
export const KERF: NumberKind = { unit: 'mm', range: LIMITS.kerf, default: LIMITS.kerf.default, example: 2 };
export const MIN_CUT: NumberKind = { unit: 'mm', range: LIMITS.minCut, example: 100 };
export const WIDTH: NumberKind = {
  unit: 'px',
  range: DRAWING_WIDTH,
  whole: true,
  default: DEFAULT_OPTIONS.width,
  example: 1200,
};

/** Readers of fields with fixed words, for text and JSON. */
export const CHOICES: Readers<unknown, 'format' | 'lang' | 'units' | 'paper'> = {
  format: choice('format', FORMATS),
  lang: choice('lang', LANGUAGES, languageMeantBy),
  units: choice('units', UNIT_SYSTEMS),
  paper: choice('paper', PAPERS),
};

const truth = (name: 'walls' | 'inlineSvg' | 'credit' | 'link' | 'buyWithReuse' | 'pieces') =>
  booleanFromJson(name, DEFAULT_OPTIONS[name]);

export const BODY_READERS: Readers<unknown> = {
  outline: walkFromJson,
  polygon: polygonFromJson,
  holes: holesFromJson,
  subtract: rectanglesFromJson,
  circles: circlesFromJson,
  pattern: patternFrom('body'),
  parameters: parametersFromJson,
  joint: rangeFromJson('joint', JOINT),
  gapMm: rangeFromJson('gapMm', JOINT),
  edge: rangeFromJson('edge', EDGE),
  kerf: rangeFromJson('kerf', KERF),
  minCut: rangeFromJson('minCut', MIN_CUT),
  color: (value) => colorFromJson('color', value),
  colors: colorsFromJson,
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
  pieces: truth('pieces'),
  name: nameFrom,
  scale: scaleFrom,
  paper: CHOICES.paper,
  ...ORDER_FROM_JSON,
  ...QUANTITIES_FROM_JSON,
};

/** The language of a tag such as `pl-PL`. The nearest word is no guide: `est` is Estonian. */
function languageMeantBy(tag: string): Lang | undefined {
  const [, language] = /^([a-z]{2})(?:[-_][a-z0-9]{2,8})*$/i.exec(tag) ?? [];
  return LANGUAGES.find((lang) => lang === language?.toLowerCase());
}

function parametersFromJson(value: unknown): Reading<readonly RawField[]> {
  // The other names depend on the pattern, but every pattern accepts a rotation.
  const example = '{"rotation":45}';
  if (isJsonObject(value)) return rawFieldsOfObject(value, 'parameters', 'parameters', example);
  const message = `parameters must be an object with the pattern's own parameters, not ${quoted(value)}; send for example ${example}.`;
  return refused({ code: 'parameters-invalid', param: 'parameters', received: value, message });
}
