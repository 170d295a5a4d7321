// A whole fuzz run against its own server, with a check of its memory and a report.

import { Connection } from './connection.ts';
import { documentedStatuses } from './laws.ts';
import { replayOf } from './request.ts';
import { type Failure, follow, type Result, run, tryRequest } from './run.ts';
import { shrink } from './shrink.ts';
import { slowLine } from './slow-requests.ts';
import { type Memory, startTarget, type Target } from './target.ts';
import { fillKept, warmUp } from './warm-up.ts';

interface FuzzOptions {
  readonly seed: number;
  readonly count: number;
  readonly first?: number;
  /** Whether to time the slowest requests again, which takes about half as long as the run. */
  readonly timesSlowest?: boolean;
  readonly onProgress?: (done: number) => void;
}

export interface Report {
  /** The faults as sentences; empty for a good run. */
  readonly faults: readonly string[];
  /** Lines for people. */
  readonly lines: readonly string[];
}

/**
 * Bytes by which the memory in use may grow after the warm-up, however long the run. Everything that may grow is
 * bounded and mostly grown by then: the cache is full, the code is compiled, the labels of the metrics exist. Objects
 * get a little for code compiled late: a leak of 400 bytes per request is 6 MB in the shortest run. Buffers get more,
 * since the engine's reused lists double when a plan is harder than all before. Resident memory is printed but not
 * checked: how much of it is returned is up to the allocator.
 */
const GROWTH_BYTES = { objects: 6 * 2 ** 20, buffers: 16 * 2 ** 20 };

/** Share and maximum of the requests that warm up the server. */
const WARM_UP_SHARE = 0.2;
const LONGEST_WARM_UP = 20_000;
/** Shorter runs meet no plan so hard that the engine's lists would outgrow what buffers may. */
const FEWEST_WITH_HARD_PLANS = 1000;

/** Starts a server, fuzzes it and stops it. */
export async function fuzz({ seed, count, first = 0, timesSlowest = false, onProgress }: FuzzOptions): Promise<Report> {
  const target = await startTarget();
  try {
    await (count < FEWEST_WITH_HARD_PLANS ? fillKept(target.base) : warmUp(target.base));
    const warming = Math.min(LONGEST_WARM_UP, Math.floor(count * WARM_UP_SHARE));
    const { base } = target;
    const early = await run({ base, seed, first, count: warming, timesSlowest, onProgress });
    if (early.failure) return await failed(target, seed, early.failure);
    const before = await target.measureMemory();
    const late = await run({
      base,
      seed,
      first: first + warming,
      count: count - warming,
      timesSlowest,
      onProgress: (done) => onProgress?.(warming + done),
    });
    if (late.failure) return await failed(target, seed, late.failure);
    await fillKept(target.base);
    return passed(target, seed, [early, late], before, await target.measureMemory());
  } finally {
    await target.stop();
  }
}

function passed(target: Target, seed: number, results: readonly Result[], before: Memory, after: Memory): Report {
  const faults: string[] = [];
  for (const what of ['objects', 'buffers'] as const) {
    const growth = after[what] - before[what];
    if (growth <= GROWTH_BYTES[what]) continue;
    faults.push(`The memory of ${what} grew by ${megabytes(growth)} since the warm-up (seed ${seed}).`);
  }
  if (target.complaints() !== '') faults.push(`The server complained: ${target.complaints().slice(0, 2000)}`);
  const total = (of: (result: Result) => number) => results.reduce((sum, result) => sum + of(result), 0);
  const [done, seconds] = [total((result) => result.done), total((result) => result.seconds)];
  const slow = results.flatMap((result) => result.slow).sort((a, b) => b.ms - a.ms);
  const slowest = [...slow.slice(0, 3), ...slow.filter(({ status }) => status >= 400).slice(0, 2)];
  const lines = [
    `seed ${seed}: ${done} requests in ${seconds.toFixed(1)} s (${Math.round(done / seconds)} a second), ${total(({ followed }) => followed)} more to follow up`,
    `by status: ${statusText(results)}`,
    `memory after the warm-up: ${memoryText(before)}; at the end: ${memoryText(after)}`,
    ...(slow.length > 0 ? ['slowest when asked alone, and slowest refusals:'] : []),
    ...new Set(slowest.map((request) => `  ${slowLine(request, target.base)}`)),
  ];
  return { faults, lines };
}

/** Shrinks the failing request and reports how to send it again. */
async function failed(target: Target, seed: number, { law, detail, number, request }: Failure): Promise<Report> {
  const words = [`Request ${number} of seed ${seed} breaks a law (${law}): ${detail}`];
  if (target.exitCode !== undefined) {
    words.push(`The server ended with ${target.exitCode}. ${target.complaints().slice(-3000)}`);
    return { faults: words, lines: [replayOf(request, target.base)] };
  }
  const connection = new Connection(target.base);
  const documented = documentedStatuses(await (await fetch(`${target.base}/openapi.json`)).text());
  const small = await shrink(seed, { number, request }, async (candidate) => {
    const { answers, breach } = await tryRequest(connection, candidate, documented);
    const found = breach ?? (await follow(connection, candidate, answers, 0, documented)).breach;
    return found?.law === law;
  });
  connection.close();
  words.push(target.complaints().slice(0, 3000));
  const lines = [
    `Again from its number: npm run fuzz -- 1 ${seed} ${number}`,
    `Shrunk, to a server on port 3000: ${replayOf(small, 'http://localhost:3000')}`,
  ];
  return { faults: words.filter((text) => text !== ''), lines };
}

function statusText(results: readonly Result[]): string {
  const sums = new Map<number, number>();
  for (const { byStatus } of results) {
    for (const [status, count] of byStatus) sums.set(status, (sums.get(status) ?? 0) + count);
  }
  const sorted = [...sums].sort(([a], [b]) => a - b);
  return sorted.map(([status, count]) => `${status} × ${count}`).join(', ');
}

function memoryText({ objects, buffers, resident }: Memory): string {
  return `${megabytes(objects)} objects, ${megabytes(buffers)} buffers, ${megabytes(resident)} resident`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`;
}
