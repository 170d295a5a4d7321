// Refuses requests before their body is read: no Host header or several, query too long, or a body that cannot be JSON.

import type { FastifyRequest } from 'fastify';
import { PLAN_ADDRESS, SERVICE_LIMITS } from '../../wire/index.ts';
import { queryOf } from '../request/address.ts';
import { HttpError, type Refusal } from './http-error.ts';

/** Throws if the query is too long or the headers announce a body that cannot be read. */
export function guardRequest(request: FastifyRequest): void {
  const { length } = queryOf(request);
  if (length > SERVICE_LIMITS.queryCharacters) {
    const error = `The query string has ${length} characters and may have at most ${SERVICE_LIMITS.queryCharacters}; send the same fields as the JSON body of a POST to ${PLAN_ADDRESS}.`;
    throw new HttpError(414, { error, code: 'query-too-long' });
  }
  const fault = request.method === 'POST' ? faultOfBodyType(request) : undefined;
  if (fault !== undefined) throw new HttpError(415, fault);
}

/** Throws if an HTTP/1.1 request has no Host header, or if any request has several. */
export function requireHost({ raw, headers }: FastifyRequest): void {
  if (headers.host === undefined) {
    if (raw.httpVersion !== '1.1') return;
    const error = 'The Host header is missing; HTTP/1.1 requires it on every request.';
    throw new HttpError(400, { error, code: 'host-missing' });
  }
  if (!isHostRepeated(raw.rawHeaders)) return;
  const error = 'The Host header occurs twice; send it once, since a proxy and this service might read different ones.';
  throw new HttpError(400, { error, code: 'host-twice' });
}

/** Node keeps only the first Host header, so this reads the raw list of names and values. */
function isHostRepeated(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i].length === 4 && rawHeaders[i].toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}

/** Checks the encoding and charset of a body; Fastify checks its media type. */
function faultOfBodyType({ headers }: FastifyRequest): Refusal | undefined {
  const coding = headers['content-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'identity') {
    const error = 'Compressed bodies are not read; send the JSON as it is, without Content-Encoding.';
    return { error, code: 'content-encoding' };
  }
  const [, charset] = /;\s*charset\s*=\s*"?([^;"\s]*)/i.exec(headers['content-type'] ?? '') ?? [];
  if (charset === undefined || /^utf-?8$/i.test(charset)) return undefined;
  const error = 'JSON must be UTF-8; send the body in UTF-8 and the header Content-Type: application/json.';
  return { error, code: 'content-type' };
}
