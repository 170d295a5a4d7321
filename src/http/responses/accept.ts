// The format that an Accept header asks for, if the request names none.

import type { FastifyRequest } from 'fastify';
import { FORMATS } from '../../service/index.ts';
import type { Format } from '../../wire/index.ts';
import { queryOf } from '../request/address.ts';
import { weightsOf } from './index.ts';

const FORMATS_BY_TYPE = new Map(
  Object.entries(FORMATS).map(([format, { mediaType }]) => [mediaType.split(';')[0], format as Format]),
);

/**
 * The format of a single media type that the service has: `text/csv` is `csv`. Undefined for several types, wildcards,
 * others, and one that is not wanted (`q=0`): browsers send such lists everywhere, and mean nothing by them.
 */
export function formatFromAccept(accept: string | undefined): Format | undefined {
  if (accept === undefined || accept.includes(',')) return undefined;
  const [[type, weight] = ['', 0]] = weightsOf(accept);
  return weight > 0 ? FORMATS_BY_TYPE.get(type) : undefined;
}

/** What an answer depends on: Accept too, unless the request names the format. */
export function varyOf(isFormatOpen: boolean | undefined): string {
  return isFormatOpen ? 'Accept, Accept-Encoding' : 'Accept-Encoding';
}

/** The key of an answer in the cache: its raw query, and what Accept chooses. A query has no spaces. */
export function answerKeyOf(request: FastifyRequest): string {
  return `${queryOf(request)} ${formatFromAccept(request.headers.accept) ?? ''}`;
}
