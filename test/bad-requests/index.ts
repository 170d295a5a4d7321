// The table of bad requests, by theme, split into rows refused by reading or planning, and rows refused by HTTP.

import { ADDRESSES } from './addresses.ts';
import { BODIES } from './bodies.ts';
import { DOORS } from './doors.ts';
import { ENCODINGS } from './encodings.ts';
import { FLATS } from './flats.ts';
import { FLOORS } from './floors.ts';
import { HOSTILE } from './hostile.ts';
import { JOBS } from './jobs.ts';
import { NAMES } from './names.ts';
import { NUMBER_FIELDS } from './number-fields.ts';
import { OPTION_FIELDS } from './option-fields.ts';
import { ORDER_FIELDS } from './order-fields.ts';
import { PATTERN_PARAMETERS } from './pattern-parameters.ts';
import { PROPOSALS } from './proposals.ts';
import { RINGS } from './rings.ts';
import { type BadRequest, JOB, JSON_HEADERS, PLAN, type Theme } from './row.ts';
import { SIZES } from './sizes.ts';
import { TILED_WALLS } from './tiled-walls.ts';
import { WALKS } from './walks.ts';
import { WALLS_OF_ROOMS } from './walls-of-rooms.ts';

export const THEMES: readonly Theme<BadRequest>[] = [
  { theme: 'numbers', rows: NUMBER_FIELDS },
  { theme: 'options', rows: OPTION_FIELDS },
  { theme: 'orders', rows: ORDER_FIELDS },
  { theme: 'walks', rows: WALKS },
  { theme: 'rings', rows: RINGS },
  { theme: 'floors', rows: FLOORS },
  { theme: 'doors', rows: DOORS },
  { theme: 'several rooms', rows: FLATS },
  { theme: 'tiled walls', rows: TILED_WALLS },
  { theme: 'jobs', rows: JOBS },
  { theme: 'walls of rooms', rows: WALLS_OF_ROOMS },
  { theme: 'pattern parameters', rows: PATTERN_PARAMETERS },
  { theme: 'proposals', rows: PROPOSALS },
  { theme: 'names', rows: NAMES },
  { theme: 'encodings', rows: ENCODINGS },
  { theme: 'bodies', rows: BODIES },
  { theme: 'addresses', rows: ADDRESSES },
  { theme: 'sizes', rows: SIZES },
  { theme: 'attacks', rows: HOSTILE },
];

/** Whether reading or planning refuses a row, which can be tested without HTTP. */
export function isRefusedByReading({ method = 'GET', url, headers, status }: BadRequest): boolean {
  const isPlan = status === 400 && (url === PLAN || url === JOB || url.startsWith(`${PLAN}?`));
  return isPlan && (method === 'GET' ? headers === undefined : headers === JSON_HEADERS);
}

/** The themes, each with the rows that meet a condition. */
export function themesOf(condition: (row: BadRequest) => boolean): Theme<BadRequest>[] {
  return THEMES.map(({ theme, rows }) => ({ theme, rows: rows.filter(condition) })).filter(
    ({ rows }) => rows.length > 0,
  );
}

/** The first row of each code that reading or planning refuses, by GET and by POST. */
export function oneOfEachCode(): BadRequest[] {
  const rows = THEMES.flatMap((theme) => theme.rows).filter(isRefusedByReading);
  return [...new Map(rows.toReversed().map((row) => [`${row.method} ${row.code}`, row])).values()];
}
