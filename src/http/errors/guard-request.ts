// Requests that are answered before any body is read: nothing of ours, too long, or with a body that cannot be JSON.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { SERVICE_LIMITS } from '../../wire/index.ts';
import { PLAN, queryOf } from '../routes/address.ts';
import { answerElsewhere } from './not-found.ts';
import { type Refusal, sendRefusal } from './refusals.ts';

/** Answers what no route should see, before any body is read; whether there was such a thing. */
export function turnAway(request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) {
    const error = 'HTTP/1.1 needs to know the host; send the header Host with every request.';
    sendRefusal(reply, 400, { error, code: 'host-missing' });
    return true;
  }
  if (request.is404) {
    answerElsewhere(request, reply);
    return true;
  }
  const { length } = queryOf(request);
  if (length > SERVICE_LIMITS.queryCharacters) {
    const error = `The query string has ${length} characters and may have at most ${SERVICE_LIMITS.queryCharacters}; send the same fields as the JSON body of a POST to ${PLAN}.`;
    sendRefusal(reply, 414, { error, code: 'query-too-long' });
    return true;
  }
  const fault = request.method === 'POST' ? faultOfBodyType(request) : undefined;
  if (fault !== undefined) sendRefusal(reply, 415, fault);
  return fault !== undefined;
}

/** What keeps a body from being read as it is, judged by its headers; its media type is judged by Fastify. */
function faultOfBodyType({ headers }: FastifyRequest): Refusal | undefined {
  const coding = headers['content-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'identity') {
    const error = 'Compressed bodies are not read; send the JSON as it is, without Content-Encoding.';
    return { error, code: 'content-encoding' };
  }
  const [, charset] = /;\s*charset\s*=\s*"?([^;"\s]*)/i.exec(headers['content-type'] ?? '') ?? [];
  if (charset === undefined || /^utf-?8$/i.test(charset)) return undefined;
  const error = 'JSON is read as UTF-8 alone; send the body in UTF-8 and the header Content-Type: application/json.';
  return { error, code: 'content-type' };
}
