// Requests that Node could not read as HTTP: answered by hand, on the socket, and the connection is closed.

import type { Socket } from 'node:net';
import { SERVICE_REFUSALS as REFUSALS, type ServiceRefusal } from '../../wire/index.ts';
import { JSON_TYPE } from '../responses/headers.ts';
import { lingeringClose } from '../sockets/lingering-close.ts';
import { REFUSALS_BY_CODE } from './catalogue.ts';

/** Answers what Node could not read as a request, by hand, and closes the connection. */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  // A connection that was opened ahead of need, as browsers do, has asked nothing and gets no answer.
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
function answerTo({ code = '', rawPacket, bytesParsed = 0 }: ClientError): ServiceRefusal {
  const text = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  if (code === 'HPE_INVALID_METHOD') {
    // Whatever does not begin with a known method is called so, also what is left of a body and what is no request.
    if (text.slice(0, bytesParsed).trimStart().includes('\n')) return REFUSALS.moreThanSaid;
    return REQUEST_LINE.test(text) ? REFUSALS.noSuchMethod : REFUSALS.notHttp;
  }
  if (code === 'HPE_INVALID_CONSTANT' && LINE_WITH_SPACES.test(text)) return REFUSALS.badAddress;
  return REFUSALS_BY_CODE[code] ?? REFUSALS.notHttp;
}

/** CONNECT asks for a tunnel, for which Node has no answer of its own. */
export function answerConnect(_request: unknown, socket: Socket): void {
  closeWith(socket, REFUSALS.noSuchMethod);
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

function closeWith(socket: Socket, { status, code, error }: ServiceRefusal): void {
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
  lingeringClose(socket);
}
