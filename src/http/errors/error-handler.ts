// The error handler: sends refusals, maps Fastify's errors about bodies, and answers internal errors with status 500.
// Their details appear only in the log.

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { SERVICE_REFUSALS, type ServiceRefusal } from '../../wire/index.ts';
import { REFUSALS_BY_CODE } from './catalogue.ts';
import { HttpError, refuse, sendRefusal } from './http-error.ts';
import type { NotFound } from './not-found.ts';

export function errorHandler(notFound: NotFound) {
  return (error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (error instanceof HttpError) return refuse(reply, error);
    const refusal = REFUSALS_BY_CODE[error.code];
    if (refusal !== undefined) return send(reply, refusal);
    // Methods of other protocols, such as DESCRIBE of RTSP, are unknown to the router and bypass all hooks.
    if (error.code === 'FST_ERR_NOT_FOUND') return notFound(request, reply);
    // The caller disconnected while sending its body.
    if (error.statusCode === 400) return send(reply, SERVICE_REFUSALS.wrongLength);
    request.log.error({ reqId: request.id, err: error }, 'internal error');
    return send(reply, SERVICE_REFUSALS.fault);
  };
}

function send(reply: FastifyReply, { status, code, error }: ServiceRefusal): FastifyReply {
  return sendRefusal(reply, status, { error, code });
}
