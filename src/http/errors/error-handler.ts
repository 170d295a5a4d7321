// The error handler: errors that are answers, errors of Fastify about bodies, and faults of ours, which are logged in full
// and answered with none of it.

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ANSWERS, type Answer, OURS } from './catalogue.ts';
import { HttpError } from './http-error.ts';
import type { NotFound } from './not-found.ts';
import { sendRefusal } from './send-refusal.ts';

export function errorHandler(notFound: NotFound) {
  return (error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (error instanceof HttpError) return sendRefusal(reply.headers(error.headers), error.statusCode, error.body);
    const answer = ANSWERS[error.code];
    if (answer !== undefined) return send(reply, answer);
    // Methods of other protocols, such as DESCRIBE of RTSP, are not known to the router and come past every hook.
    if (error.code === 'FST_ERR_NOT_FOUND') return notFound(request, reply);
    // A caller that leaves in the middle of its body is no fault of ours.
    if (error.statusCode === 400) return send(reply, ANSWERS.FST_ERR_CTP_INVALID_CONTENT_LENGTH);
    request.log.error({ reqId: request.id, err: error }, 'a fault of ours');
    return send(reply, OURS);
  };
}

function send(reply: FastifyReply, { status, code, error }: Answer): FastifyReply {
  return sendRefusal(reply, status, { error, code });
}
