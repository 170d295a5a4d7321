// Closing a connection while its sender is still sending. Closing at once, with bytes unread, would make the kernel tear
// the answer up on its way; so what still comes is taken and thrown away for a while.

import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

const LINGER_MS = 2000;

/** Says nothing more on a connection, and closes it when the other side does, or after a while. */
export function lingeringClose(socket: Socket): void {
  socket.on('error', () => socket.destroy());
  socket.end();
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Has Node close a connection this way, should it close it, after a request that is answered before its body was read. */
export function lingerAfter({ headers, raw: { socket } }: FastifyRequest): void {
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  socket.destroySoon = () => lingeringClose(socket);
}
