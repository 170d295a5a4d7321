// Refusals: an error that is an answer, with its status, its body, and headers such as Retry-After. Hooks and routes throw
// it, the error handler sends it. None may be cached.

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

/** A request with mistakes: status 400, with all of them in the body. */
export class BadRequest extends HttpError {
  constructor(mistakes: readonly Mistake[]) {
    super(400, errorAnswer(mistakes));
  }
}

/** Answers with a refusal, complete also where no hook has set what all answers have in common. */
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
