// Jobs for tests of the thread pool: some that work, and some that fail in ways real jobs must not.

import { readFileSync, readlinkSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';

/** Like that of planning threads: the name of the thread in the system, where it tells. */
export const ready = () => {
  try {
    return readlinkSync('/proc/thread-self').split('/').at(-1);
  } catch {
    return undefined;
  }
};
export const run = ({ name, tasks }) => JOBS[name](tasks);

const echo = (tasks) => tasks;
const thread = (tasks) => tasks.map(() => threadId);
/** Tells each job how many ran together with it. */
const company = (tasks) => tasks.map(() => tasks.length);

function bytes(texts) {
  const bodies = texts.map((text) => new TextEncoder().encode(text));
  return move({ [transferableSymbol]: bodies.map(({ buffer }) => buffer), [valueSymbol]: bodies });
}

const never = new Int32Array(new SharedArrayBuffer(4));

/** Blocks the thread, as work does, but leaves the processor to the other tests. */
function work(tasks) {
  for (const ms of tasks) Atomics.wait(never, 0, 0, ms);
  return tasks;
}

/** Echoes its tasks, but fails at the tasks that name a failure. */
function risky(tasks) {
  return tasks.map((task) => ({ fail, crash, hang, slowly })[task]?.() ?? task);
}

function slowly() {
  Atomics.wait(never, 0, 0, 300);
}

function fail() {
  throw new Error('a job failed');
}

function crash() {
  process.exit(7);
}

function crashLater() {
  setImmediate(() => {
    throw new Error('a thread crashed');
  });
  return new Promise(() => {});
}

function exhaust() {
  const hoard = [];
  for (;;) hoard.push(Array.from({ length: 100_000 }, (_, i) => ({ i })));
}

function hang() {
  Atomics.wait(never, 0, 0);
}

function spin() {
  for (;;);
}

/** Computes for some milliseconds of the processor, then names its thread. */
const answer = (tasks) =>
  tasks.map(({ computeMs }) => {
    for (const end = processorMs() + computeMs; processorMs() < end; );
    return threadId;
  });

/** Of this thread, or of the clock where the system does not tell. */
function processorMs() {
  try {
    const fields = readFileSync('/proc/thread-self/stat', 'utf8').split(') ').at(-1).split(' ');
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return performance.now();
  }
}

const JOBS = { echo, thread, company, bytes, work, risky, fail, crash, crashLater, exhaust, hang, spin, answer };
