// Jobs for tests of the thread pool: some that work, and some that fail in ways real jobs must not.

import { threadId } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';

export const ready = () => {};
export const echo = (tasks) => tasks;
export const thread = (tasks) => tasks.map(() => threadId);
/** Tells each job how many ran together with it. */
export const company = (tasks) => tasks.map(() => tasks.length);

export function bytes(texts) {
  const bodies = texts.map((text) => new TextEncoder().encode(text));
  return move({ [transferableSymbol]: bodies.map(({ buffer }) => buffer), [valueSymbol]: bodies });
}

const never = new Int32Array(new SharedArrayBuffer(4));

/** Blocks the thread, as work does, but leaves the processor to the other tests. */
export function work(tasks) {
  for (const ms of tasks) Atomics.wait(never, 0, 0, ms);
  return tasks;
}

/** Echoes its tasks, but fails at the tasks that name a failure. */
export function risky(tasks) {
  return tasks.map((task) => ({ fail, crash, hang })[task]?.() ?? task);
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

export function hang() {
  Atomics.wait(never, 0, 0);
}

export function spin() {
  for (;;);
}

/** Like the job of planning threads: refuses hopeless requests without a search. */
export const refusalOf = (tasks) =>
  tasks.map(({ read }) => (read.request.isHopeless ? { ok: false, mistakes: [] } : null));
export const answer = thread;
