// Refusals: errors with a status, a body and headers. Hooks and routes throw them; the error handler sends them.

import type { FastifyReply } from 'fastify';
import { type ErrorAnswer, errorAnswer, type Mistake } from '../../wire/index.ts';
import { JSON_TYPE } from '../responses/headers.ts';
import { lingerAfter } from '../sockets/lingering-close.ts';

/** The body of a refusal that is not about a field. */
export type Refusal = Pick<ErrorAnswer, 'error' | 'code'>;

export class HttpError extends Error {
  readonly statusCode: number;
  readonly body: Refusal;
  readonly headers: Readonly<Record<string, string>>;

  constructor(statusCode: number, body: Refusal, headers: Readonly<Record<string, string>> = {}) {
    super(body.error);
    this.statusCode = statusCode;
    this.body = body;
    this.headers = headers;
  }
}

/** Status 400, with all mistakes of the request in the body. */
export class BadRequest extends HttpError {
  constructor(mistakes: readonly Mistake[]) {
    super(400, errorAnswer(mistakes));
  }
}

/** Sends an error with its headers. */
export function refuse(reply: FastifyReply, { statusCode, body, headers }: HttpError): FastifyReply {
  return sendRefusal(reply.headers(headers), statusCode, body);
}

/** Sends a refusal. It sets the common headers too, because the hooks may not have run. */
export function sendRefusal(reply: FastifyReply, status: number, body: Refusal): FastifyReply {
  lingerAfter(reply.request);
  return reply
    .code(status)
    .header('access-control-allow-origin', '*')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .header('content-type', JSON_TYPE)
    .send(JSON.stringify(body));
}
