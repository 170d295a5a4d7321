// Jobs for tests of the thread pool: some that work, and some that fail in ways real jobs must not.

import { threadId } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';

export const ready = () => {};
export const echo = (task) => task;
export const thread = () => threadId;

export function bytes(text) {
  const body = new TextEncoder().encode(text);
  return move({ [transferableSymbol]: body.buffer, [valueSymbol]: { body } });
}

export function work(ms) {
  for (const end = performance.now() + ms; performance.now() < end; );
  return ms;
}

export function fail() {
  throw new Error('a job failed');
}

export function crash() {
  process.exit(7);
}

export function crashLater() {
  setImmediate(() => {
    throw new Error('a thread crashed');
  });
  return new Promise(() => {});
}

export function exhaust() {
  const hoard = [];
  for (;;) hoard.push(Array.from({ length: 100_000 }, (_, i) => ({ i })));
}

export function spin() {
  for (;;);
}

/** Like the job of planning threads: refuses hopeless requests without a search. */
export const refusalOf = ({ read }) => (read.request.isHopeless ? { ok: false, mistakes: [] } : null);
export const answer = () => threadId;
