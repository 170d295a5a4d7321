// Refusals: a status and a body that says what was wrong and what to send instead. None of them is ever kept.

import type { FastifyReply } from 'fastify';
import { type ErrorAnswer, errorAnswer, type Mistake } from '../../wire/index.ts';
import { JSON_TYPE } from '../responses/media-types.ts';
import { closeGentlyAfter } from '../sockets/lingering-close.ts';

/** The body of a refusal that is not about a field. */
export type Refusal = Pick<ErrorAnswer, 'error' | 'code'>;

/** Answers with the mistakes of a request. */
export function refuse(reply: FastifyReply, status: number, mistakes: readonly Mistake[]): void {
  sendRefusal(reply, status, errorAnswer(mistakes));
}

/** Answers with a refusal, whole also where no hook has set what all answers have in common. */
export function sendRefusal(reply: FastifyReply, status: number, body: Refusal): FastifyReply {
  closeGentlyAfter(reply.request);
  return reply
    .code(status)
    .header('access-control-allow-origin', '*')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .header('content-type', JSON_TYPE)
    .send(JSON.stringify(body));
}
