// The address of a request as it came: Fastify's own reading of queries would hide names given twice.

import type { FastifyRequest } from 'fastify';

/** Characters of a query string that are still read; longer requests belong into a body. */
export const LONGEST_QUERY = 8 * 1024;

/** The raw text after the `?`, or an empty text. */
export function queryOf({ raw: { url = '' } }: FastifyRequest): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}

/** The raw text before the `?`. */
export function pathOf({ raw: { url = '' } }: FastifyRequest): string {
  return url.split('?', 1)[0];
}
