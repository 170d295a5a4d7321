// Limits HTTP pipelining. Finished answers wait in memory for the ones before them, and one packet can contain hundreds
// of requests. So only a few requests of a connection run at a time; the others wait as requests.

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may run behind the one being answered. */
const MOST_PIPELINED = 4;

interface Line {
  working: number;
  readonly held: (() => void)[];
}

/** Wraps a listener: it gets the next request of a connection when an earlier answer has been sent. */
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
    // This response is next in line, so it already has the socket.
    if (response.socket !== null) return listener(request, response);
    const { socket } = request;
    const line = lines.get(socket) ?? { working: 0, held: [] };
    lines.set(socket, line);
    if (line.working < MOST_PIPELINED) work(line, request, response);
    else line.held.push(() => work(line, request, response));
  };
}
