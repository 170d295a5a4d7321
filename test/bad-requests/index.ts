// The table of bad requests, by theme.

import { ADDRESSES } from './addresses.ts';
import { BODIES } from './bodies.ts';
import { ENCODINGS } from './encodings.ts';
import { FLOORS } from './floors.ts';
import { HOSTILE } from './hostile.ts';
import { NAMES } from './names.ts';
import { NUMBER_FIELDS } from './number-fields.ts';
import { OPTION_FIELDS } from './option-fields.ts';
import { PATTERN_PARAMETERS } from './pattern-parameters.ts';
import { RINGS } from './rings.ts';
import type { BadRequest, Theme } from './row.ts';
import { SIZES } from './sizes.ts';
import { WALKS } from './walks.ts';

export const THEMES: readonly Theme<BadRequest>[] = [
  { theme: 'numbers', rows: NUMBER_FIELDS },
  { theme: 'options', rows: OPTION_FIELDS },
  { theme: 'walks', rows: WALKS },
  { theme: 'rings', rows: RINGS },
  { theme: 'floors', rows: FLOORS },
  { theme: 'pattern parameters', rows: PATTERN_PARAMETERS },
  { theme: 'names', rows: NAMES },
  { theme: 'encodings', rows: ENCODINGS },
  { theme: 'bodies', rows: BODIES },
  { theme: 'addresses', rows: ADDRESSES },
  { theme: 'sizes', rows: SIZES },
  { theme: 'attacks', rows: HOSTILE },
];
