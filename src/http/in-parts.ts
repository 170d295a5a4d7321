// An answer made in parts: short ones follow each other at once, after a long one everybody else has a turn.

import type { FastifyReply } from 'fastify';
import { runInTurns, type Timed } from './in-turns.ts';
import type { Service } from './service.ts';

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

/** Does a work at once where it is a short one, otherwise in turns with others, and goes on with what came of it. */
export function inSteps<Result>(
  service: Service,
  reply: FastifyReply,
  work: Generator<void, Result>,
  goOn: (result: Result) => void,
): void {
  const began = performance.now();
  for (let ms = 0; ms < LONG_STEP_MS; ) {
    const step = work.next();
    ms = performance.now() - began;
    if (!step.done) continue;
    inParts(service, reply, ms, () => goOn(step.value));
    return;
  }
  const goOnLater = (result: Result) => service.turns.goOnLater(() => tryOrFail(reply, () => goOn(result)));
  runInTurns(work).then(goOnLater, (error) => reply.send(error));
}

/** What came of a step, and how long it took. */
export function taken<Result>(step: () => Result): Timed<Result> {
  const began = performance.now();
  const result = step();
  return { result, ms: performance.now() - began };
}
