// The error handler: errors that are answers, errors of Fastify about bodies, and faults of ours, which are logged in full
// and answered with none of it.

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { SERVICE_REFUSALS, type ServiceRefusal } from '../../wire/index.ts';
import { REFUSALS_BY_CODE } from './catalogue.ts';
import { HttpError, sendRefusal } from './http-error.ts';
import type { NotFound } from './not-found.ts';

export function errorHandler(notFound: NotFound) {
  return (error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (error instanceof HttpError) return sendRefusal(reply.headers(error.headers), error.statusCode, error.body);
    const refusal = REFUSALS_BY_CODE[error.code];
    if (refusal !== undefined) return send(reply, refusal);
    // Methods of other protocols, such as DESCRIBE of RTSP, are not known to the router and come past every hook.
    if (error.code === 'FST_ERR_NOT_FOUND') return notFound(request, reply);
    // A caller that leaves in the middle of its body is no fault of ours.
    if (error.statusCode === 400) return send(reply, SERVICE_REFUSALS.wrongLength);
    request.log.error({ reqId: request.id, err: error }, 'a fault of ours');
    return send(reply, SERVICE_REFUSALS.fault);
  };
}

function send(reply: FastifyReply, { status, code, error }: ServiceRefusal): FastifyReply {
  return sendRefusal(reply, status, { error, code });
}
