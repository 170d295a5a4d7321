// Requests sent one after the other without waiting for answers. Answers wait in memory for those before them, and a
// single packet can hold hundreds of requests, so only a few of a connection are worked on; the others stay requests.

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Answers of one connection that may wait for the one before them. */
const MOST_PIPELINED = 4;

interface Line {
  working: number;
  readonly held: (() => void)[];
}

/** A listener that hands requests on as their connection's answers are taken. */
export function holdPipelined(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();

  const work = (line: Line, request: IncomingMessage, response: ServerResponse) => {
    line.working += 1;
    response.once('close', () => {
      line.working -= 1;
      if (!request.socket.destroyed) line.held.shift()?.();
    });
    listener(request, response);
  };

  return (request, response) => {
    // A response that may be sent right away has the connection already.
    if (response.socket !== null) return listener(request, response);
    const { socket } = request;
    const line = lines.get(socket) ?? { working: 0, held: [] };
    lines.set(socket, line);
    if (line.working < MOST_PIPELINED) work(line, request, response);
    else line.held.push(() => work(line, request, response));
  };
}
