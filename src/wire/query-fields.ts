// The fields of a query, each with its reader; every other name there is one of the pattern's own parameters.

import { CHOICES, JOINT, WIDTH } from './body-fields.ts';
import { colorFromText } from './colors.ts';
import { booleanFromText, rangeFromText } from './field-kinds.ts';
import type { FieldName, Form, Readers } from './form.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { holesFromText, polygonFromText } from './polygon.ts';
import { rectanglesFromText } from './rectangles.ts';
import { startFromText } from './start.ts';
import { walkFromText } from './walk.ts';

const truth = (name: 'walls' | 'inlineSvg' | 'credit' | 'link') => booleanFromText(name, DEFAULT_OPTIONS[name]);

/** Readers of decoded texts. */
export const QUERY_READERS: Readers<string, Exclude<FieldName, 'parameters' | 'gapMm'>> = {
  outline: walkFromText,
  polygon: polygonFromText,
  holes: holesFromText,
  subtract: rectanglesFromText,
  pattern: CHOICES.pattern,
  joint: rangeFromText('joint', JOINT),
  color: (text) => colorFromText('color', text),
  gapColor: (text) => colorFromText('gapColor', text),
  start: startFromText,
  width: rangeFromText('width', WIDTH),
  walls: truth('walls'),
  format: CHOICES.format,
  inlineSvg: truth('inlineSvg'),
  credit: truth('credit'),
  link: truth('link'),
  lang: CHOICES.lang,
};

// Whatever a query says is text.
export const QUERY: Form = { where: 'query', readers: QUERY_READERS as Form['readers'] };
