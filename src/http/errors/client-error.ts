// Answers requests that Node cannot parse as HTTP: writes the response to the socket and closes the connection.

import type { Socket } from 'node:net';
import { SERVICE_REFUSALS as REFUSALS, type ServiceRefusal } from '../../wire/index.ts';
import { JSON_TYPE } from '../responses/headers.ts';
import { lingeringClose } from '../sockets/lingering-close.ts';
import { REFUSALS_BY_CODE } from './catalogue.ts';

/** Handles Node's `clientError` event. */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  // A connection that a browser opened in advance has sent nothing and gets no answer.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  // Each packet that arrives after the answer raises another error. It must not cut off the answer.
  if (!socket.writable) return;
  closeWith(socket, answerTo(error));
}

/** Node's type of the error; Fastify declares `rawPacket` as its JSON form. */
type ClientError = Error & { readonly code?: string; readonly rawPacket?: unknown; readonly bytesParsed?: number };

/** A request line with any valid method token. */
const REQUEST_LINE = /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/1\.[01]\r?\n/;
const LINE_WITH_SPACES = /^[A-Z]+ +\S+ .*HTTP\/1\.[01]\r?\n/;

/** Maps the error code to a refusal. Some codes are ambiguous and need a look at the bytes. */
function answerTo({ code = '', rawPacket, bytesParsed = 0 }: ClientError): ServiceRefusal {
  const text = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  if (code === 'HPE_INVALID_METHOD') {
    // Node reports this code for anything but a known method, including excess body bytes and other protocols.
    if (text.slice(0, bytesParsed).trimStart().includes('\n')) return REFUSALS.moreThanSaid;
    return REQUEST_LINE.test(text) ? REFUSALS.noSuchMethod : REFUSALS.notHttp;
  }
  if (code === 'HPE_INVALID_CONSTANT' && LINE_WITH_SPACES.test(text)) return REFUSALS.badAddress;
  return REFUSALS_BY_CODE[code] ?? REFUSALS.notHttp;
}

/** Refuses CONNECT, for which Node would close the connection without an answer. */
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
