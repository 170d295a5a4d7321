// The canonical query: all requests for the same answer have the same one. It omits defaults, orders names as in the
// table of fields, writes spaces as + and percent-encodes nothing readable.

import type { Field } from '../fields/field.ts';
import { BODY_FIELDS, DEFAULT_OPTIONS, FIELDS, type FieldName, VIEW_FIELDS } from '../fields/fields.ts';
import { TILE_FIELDS } from '../fields/framed.ts';
import type { FileFormat } from '../fields/rows/options.ts';
import type { AcceptedJob } from '../read/job.ts';
import type { AcceptedRequest } from '../read/request.ts';
import { type CanonicalFields, canonicalFields } from './canonical-fields.ts';

/**
 * Returns the query of a drawing: everything that the drawing shows, and `format=svg`.
 *
 * For `pattern=bricks-pattern&outline=e400%20S300.0+W400+N300&link=false` it is
 * `outline=E400+S300+W400+N300&pattern=bricks&format=svg`.
 */
export function drawingQuery(read: AcceptedRequest): string {
  const options = { ...read.options, format: 'svg' } as const;
  // An address has no rooms: it shows the one room that they make.
  const { rooms: _, ...drawn } = read;
  return queryOf(canonicalFields({ ...drawn, options }), DRAWN_FIELDS);
}

/** Returns the query of an answer: its plan and all options that differ from their defaults. */
export function answerQuery(read: AcceptedRequest): string {
  return queryOf(canonicalFields(read), BODY_FIELDS);
}

/** Returns the query of a planner in a frame: the tile of a plan, how it is sold, the language and the units. */
export function tileQuery(read: AcceptedRequest): string {
  // Other rooms want other starts.
  return queryOf(
    canonicalFields(read),
    TILE_FIELDS.filter((name) => name !== 'start'),
  );
}

/**
 * Returns what an answer depends on: two requests that are answered differently never share it. Notes on lengths without a
 * unit are about the request as it was sent, of which the query knows nothing.
 */
export function answerKey(read: AcceptedRequest): string {
  const query = answerQuery(read);
  return read.unitless === undefined ? query : `${query}\n${JSON.stringify(read.unitless)}`;
}

/** Options of an answer that a stored job takes, and that make a difference in files. */
const JOB_FILE_FIELDS = VIEW_FIELDS.filter((name) => FIELDS[name].inJob === 'beside' || name === 'name');

/** Returns the query of a file of a stored job. */
export function jobFileQuery({ surfaces: [{ read }], options }: AcceptedJob, format: FileFormat): string {
  const { link, inlineSvg } = DEFAULT_OPTIONS;
  return queryOf(canonicalFields({ ...read, options: { ...options, format, link, inlineSvg } }), JOB_FILE_FIELDS);
}

/** The fields that a drawing shows; what is left out of it has the role of an answer alone. */
const DRAWN_FIELDS = BODY_FIELDS.filter((name) => FIELDS[name].role !== 'answer' || name === 'format');

function queryOf(fields: CanonicalFields, names: readonly FieldName[]): string {
  let query = '';
  for (const name of names) {
    const value = fields.get(name);
    if (value === undefined) continue;
    const field: Field<unknown> = FIELDS[name];
    // The parameters of a body are fields of their own in a query.
    query += `${query && '&'}${field.isBodyOnly ? '' : `${name}=`}${field.toQuery(value)}`;
  }
  return query;
}
