// Closes a connection whose peer is still sending. Closing with unread bytes would reset the connection and lose the
// answer, so incoming bytes are read and discarded for a while.

import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

const LINGER_MS = 2000;

/** Sends the end of the stream, and closes the connection when the peer does or after `LINGER_MS`. */
export function lingeringClose(socket: Socket): void {
  socket.on('error', () => socket.destroy());
  socket.end();
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Makes Node linger if it closes the connection after a request with a body, which may be unread. */
export function lingerAfter({ headers, raw: { socket } }: FastifyRequest): void {
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  socket.destroySoon = () => lingeringClose(socket);
}
