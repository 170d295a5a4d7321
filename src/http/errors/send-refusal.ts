// Refusals: a status and a body that says what was wrong and what to send instead. None of them may be cached.

import type { FastifyReply } from 'fastify';
import { JSON_TYPE } from '../responses/media-types.ts';
import { lingerAfter } from '../sockets/lingering-close.ts';
import type { Refusal } from './http-error.ts';

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
