// The fields of a query with their readers; all other names are parameters of the pattern.

import { circlesFromText } from '../readers/circles.ts';
import { holesFromText, polygonFromText } from '../readers/polygon.ts';
import { rectanglesFromText } from '../readers/rectangles.ts';
import { scaleFrom } from '../readers/scales.ts';
import { startFromText } from '../readers/start.ts';
import { walkFromText } from '../readers/walk.ts';
import { colorFromText, colorsFromText } from '../values/colors.ts';
import { nameFrom } from '../values/names.ts';
import { CHOICES, EDGE, JOINT, KERF, MIN_CUT, WIDTH } from './body-fields.ts';
import type { FieldName, Readers } from './input-format.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { ORDER_FROM_TEXT } from './order-fields.ts';
import { patternFrom } from './pattern-field.ts';
import { QUANTITIES_FROM_TEXT } from './quantity-fields.ts';
import { booleanFromText, rangeFromText } from './text-kinds.ts';

const truth = (name: 'walls' | 'inlineSvg' | 'credit' | 'link' | 'buyWithReuse' | 'pieces') =>
  booleanFromText(name, DEFAULT_OPTIONS[name]);

export const QUERY_READERS: Readers<string, Exclude<FieldName, 'parameters' | 'gapMm'>> = {
  outline: walkFromText,
  polygon: polygonFromText,
  holes: holesFromText,
  subtract: rectanglesFromText,
  circles: circlesFromText,
  pattern: patternFrom('query'),
  joint: rangeFromText('joint', JOINT),
  edge: rangeFromText('edge', EDGE),
  kerf: rangeFromText('kerf', KERF),
  minCut: rangeFromText('minCut', MIN_CUT),
  color: (text) => colorFromText('color', text),
  colors: colorsFromText,
  gapColor: (text) => colorFromText('gapColor', text),
  start: startFromText,
  width: rangeFromText('width', WIDTH),
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
  ...ORDER_FROM_TEXT,
  ...QUANTITIES_FROM_TEXT,
};
