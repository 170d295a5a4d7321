// The fields of a JSON body with their readers. The planner's worker uses only this file; the table of fields has the
// documentation.

import { LIMITS, PATTERNS } from '../../engine/index.ts';
import { LANGUAGES, type Lang, UNIT_SYSTEMS } from '../../words/index.ts';
import { type RawField, rawFieldsOfObject } from '../read/raw-fields.ts';
import { circlesFromJson } from '../values/circles.ts';
import { colorFromJson, colorsFromJson } from '../values/colors.ts';
import { isJsonObject } from '../values/corners.ts';
import { quoted, type Reading, refused } from '../values/mistakes.ts';
import { nameFrom } from '../values/names.ts';
import { holesFromJson, polygonFromJson } from '../values/polygon.ts';
import { rectanglesFromJson } from '../values/rectangles.ts';
import type { Restatements } from '../values/restatements.ts';
import { scaleFrom } from '../values/scales.ts';
import { startFromJson } from '../values/start.ts';
import { walkFromJson } from '../values/walks/walk.ts';
import { booleanFromJson, choice, type NumberKind, rangeFromJson } from './field-kinds.ts';
import type { FieldName, Readers } from './input-format.ts';
import { DEFAULT_OPTIONS, DRAWING_WIDTH, FORMATS, type OrderFields, PAPERS, type QuantityFields } from './options.ts';

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

/** The readers of a body without order and quantities, which differ in what they restate. */
export function bodyReaders(
  restate: Restatements,
  pattern: Readers<unknown>['pattern'],
): Readers<unknown, Exclude<FieldName, keyof OrderFields | keyof QuantityFields>> {
  return {
    outline: walkFromJson,
    polygon: (value) => polygonFromJson(value, restate),
    holes: (value) => holesFromJson(value, restate),
    subtract: (value) => rectanglesFromJson(value, restate),
    circles: (value) => circlesFromJson(value, restate),
    pattern,
    parameters: parametersFromJson,
    joint: rangeFromJson('joint', JOINT, restate.number),
    gapMm: rangeFromJson('gapMm', JOINT, restate.number),
    edge: rangeFromJson('edge', EDGE, restate.number),
    kerf: rangeFromJson('kerf', KERF, restate.number),
    minCut: rangeFromJson('minCut', MIN_CUT, restate.number),
    color: (value) => colorFromJson('color', value),
    colors: colorsFromJson,
    gapColor: (value) => colorFromJson('gapColor', value),
    start: (value) => startFromJson(value, restate),
    width: rangeFromJson('width', WIDTH, restate.number),
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
  };
}

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
