// The canonical query: all requests for the same answer have the same one. It omits defaults, orders names as in the
// table of fields, writes spaces as + and percent-encodes nothing readable.

import { BODY_FIELDS, FIELDS, type Field, type FieldName } from '../fields/fields.ts';
import type { AcceptedRequest } from '../read/request.ts';
import { type CanonicalFields, canonicalFields } from './canonical-fields.ts';

/**
 * Returns the query of a drawing: everything that the drawing shows, and `format=svg`.
 *
 * For `pattern=bricks-pattern&outline=e400%20S300.0+W400+N300&link=false` it is
 * `outline=E400+S300+W400+N300&pattern=bricks&format=svg`.
 */
export function drawingQuery(read: AcceptedRequest): string {
  const fields = { ...canonicalFields(read), format: 'svg' } as const;
  return queryOf(fields, (name) => FIELDS[name].role !== 'answer' || name === 'format');
}

/** Returns the query of an answer: its plan and all options that differ from their defaults. */
export function answerQuery(read: AcceptedRequest): string {
  return queryOf(canonicalFields(read), () => true);
}

function queryOf(fields: CanonicalFields, isPart: (name: FieldName) => boolean): string {
  const parts = BODY_FIELDS.filter((name) => fields[name] !== undefined && isPart(name)).map((name) => {
    const field: Field<unknown> = FIELDS[name];
    const text = field.toQuery(fields[name]);
    // The parameters of a body are fields of their own in a query.
    return field.isBodyOnly ? text : `${name}=${text}`;
  });
  return parts.join('&');
}
