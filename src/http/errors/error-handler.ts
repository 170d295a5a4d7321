// What goes wrong before or beside a route: bodies that are too large or not JSON, requests that are no HTTP, and faults of ours, which are logged in full and answered with none of it.

import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { SERVICE_LIMITS } from '../../wire/index.ts';
import { JSON_TYPE } from '../responses/media-types.ts';
import { PLAN } from '../routes/address.ts';
import { closeGently } from '../sockets/lingering-close.ts';
import { answerElsewhere } from './not-found.ts';
import { sendRefusal } from './refusals.ts';

/** Bytes of a request line and its headers that are still read; Node drops longer ones itself. */
export const LONGEST_HEAD = 64 * 1024;

interface Answer {
  readonly status: number;
  readonly code: string;
  readonly error: string;
}

const CONTENT_LENGTH: Answer = {
  status: 400,
  code: 'content-length',
  error: 'Content-Length must stand once and be the number of bytes of the body; send that, and no Transfer-Encoding.',
};
const ANSWERS: Readonly<Record<string, Answer>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'body-too-large',
    error: `The body is larger than ${SERVICE_LIMITS.bodyBytes} bytes; send fewer corners or cutouts, since no room within the limits needs as much.`,
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'content-type',
    error: `A POST to ${PLAN} must be JSON; send the header Content-Type: application/json and an uncompressed UTF-8 body.`,
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    code: 'content-length',
    error: 'The body is not as long as its Content-Length says; send the header with the true number of bytes.',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'head-too-large',
    error: `The address and the headers are together larger than ${LONGEST_HEAD} bytes; send a long room as the JSON body of a POST to ${PLAN}.`,
  },
  HPE_INVALID_METHOD: {
    status: 405,
    code: 'method-not-allowed',
    error: `There is no such method; send a GET request to ${PLAN}, or a POST with a JSON body.`,
  },
  HPE_INVALID_URL: {
    status: 400,
    code: 'address-invalid',
    error:
      'The address must begin with / and be ASCII without spaces; send a space as + or %20, and any other character as the bytes of its UTF-8, each as % and two hex digits.',
  },
  HPE_INVALID_HEADER_TOKEN: {
    status: 400,
    code: 'header-invalid',
    error: 'A header is not a name, a colon and a printable value on one line; send it so, or leave it out.',
  },
  HPE_INVALID_CONTENT_LENGTH: CONTENT_LENGTH,
  HPE_UNEXPECTED_CONTENT_LENGTH: CONTENT_LENGTH,
  HPE_INVALID_TRANSFER_ENCODING: CONTENT_LENGTH,
  HPE_INVALID_EOF_STATE: {
    status: 400,
    code: 'incomplete',
    error:
      'The request ends too early; send its whole head and an empty line, and then as many bytes of body as its Content-Length says.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'timeout',
    error: 'The request did not arrive in time; send it again without pauses.',
  },
};
const NOT_HTTP: Answer = {
  status: 400,
  code: 'not-http',
  error: `This is not a request that HTTP/1.1 allows; send for example GET ${PLAN}?outline=E400+S300+W400+N300 HTTP/1.1.`,
};
const MORE_THAN_SAID: Answer = {
  status: 400,
  code: 'content-length',
  error:
    'More bytes follow than the request said it has; send Content-Length with the true number of bytes of the body.',
};
const OURS: Answer = {
  status: 500,
  code: 'internal',
  error: 'Something went wrong on our side; please try again, and report it if it stays so.',
};

export function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = ANSWERS[error.code];
  if (answer !== undefined) return send(reply, answer);
  // Methods of other protocols, such as DESCRIBE of RTSP, are not known to the router and come past every hook.
  if (error.code === 'FST_ERR_NOT_FOUND') return answerElsewhere(request, reply);
  // A caller that goes away in the middle of its body is no fault of ours.
  if (error.statusCode === 400) return send(reply, ANSWERS.FST_ERR_CTP_INVALID_CONTENT_LENGTH);
  request.log.error({ reqId: request.id, err: error }, 'a fault of ours');
  return send(reply, OURS);
}

function send(reply: FastifyReply, { status, code, error }: Answer): FastifyReply {
  return sendRefusal(reply, status, { error, code });
}

/** Answers what Node could not read as a request, by hand, and closes the connection. */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  // A connection that was opened ahead of need, as browsers do, has asked nothing and is told nothing.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  // Each packet that still comes after the answer is one more error, and no reason to cut the answer off.
  if (!socket.writable) return;
  closeWith(socket, answerTo(error));
}

/** As Node gives it; Fastify's type has the packet as it looks in JSON. */
type ClientError = Error & { readonly code?: string; readonly rawPacket?: unknown; readonly bytesParsed?: number };

/** A request line, whatever its method: any token of HTTP. */
const REQUEST_LINE = /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/1\.[01]\r?\n/;
const LINE_WITH_SPACES = /^[A-Z]+ +\S+ .*HTTP\/1\.[01]\r?\n/;

/** What was wrong, by Node's name for it, and by a look at the bytes where that says too little. */
function answerTo({ code = '', rawPacket, bytesParsed = 0 }: ClientError): Answer {
  const text = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  if (code === 'HPE_INVALID_METHOD') {
    // Whatever does not begin with a known method is called so, also what is left of a body and what is no request.
    if (text.slice(0, bytesParsed).trimStart().includes('\n')) return MORE_THAN_SAID;
    return REQUEST_LINE.test(text) ? ANSWERS.HPE_INVALID_METHOD : NOT_HTTP;
  }
  if (code === 'HPE_INVALID_CONSTANT' && LINE_WITH_SPACES.test(text)) return ANSWERS.HPE_INVALID_URL;
  return ANSWERS[code] ?? NOT_HTTP;
}

/** CONNECT asks for a tunnel, for which Node has no answer of its own. */
export function answerConnect(_request: unknown, socket: Socket): void {
  closeWith(socket, ANSWERS.HPE_INVALID_METHOD);
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

function closeWith(socket: Socket, { status, code, error }: Answer): void {
  const body = JSON.stringify({ error, code });
  const head = [
    `HTTP/1.1 ${status} ${REASONS[status]}`,
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Access-Control-Allow-Origin: *',
    'X-Content-Type-Options: nosniff',
    ...(status === 405 ? ['Allow: GET, HEAD, POST, OPTIONS'] : []),
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  closeGently(socket);
}
