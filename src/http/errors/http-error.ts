// An error that is an answer: its status, its body, and headers such as Retry-After. Hooks and routes throw it, the error
// handler sends it.

import { type ErrorAnswer, errorAnswer, type Mistake } from '../../wire/index.ts';

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
