// An answer made in parts: short ones follow each other at once, after a long one everybody else has a turn.

import type { FastifyReply } from 'fastify';
import type { Service } from './context.ts';

/** After a step that took longer, the next one waits for another turn of the event loop. */
const LONG_STEP_MS = 2;

/** Goes on at once after a short step, and in another turn of the event loop after a long one. */
export function inParts({ turns }: Service, reply: FastifyReply, lastMs: number, next: () => void): void {
  if (lastMs < LONG_STEP_MS) next();
  else turns.goOnLater(() => tryOrFail(reply, next));
}

/** A fault outside of Fastify's own call must find its way to the caller too. */
function tryOrFail(reply: FastifyReply, step: () => void): void {
  try {
    step();
  } catch (error) {
    reply.send(error);
  }
}

/** What came of a step, and how long it took. */
export function taken<Result>(step: () => Result): Timed<Result> {
  const began = performance.now();
  const result = step();
  return { result, ms: performance.now() - began };
}

export interface Timed<T> {
  readonly result: T;
  readonly ms: number;
}
