// Files of a floor of about 20,000 tiles, from the built server: `npm run bench -- exports`; exits 1 if a bar is missed.
// `times`, `memory` or `random` runs one part. The bars are for fresh answers of a thread that has written such files before; the
// first file of a thread includes loading and compiling the writers.

import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timeOf } from '../load/busy.ts';
import { type LoadedServer, startLoadedServer } from '../load/processes.ts';
import { conclude, median, megabytes, msOf, p99Of, tell } from '../timing.ts';
import { MEASURED, type MeasuredFormat, type ReceivedFile, requestFiles } from './formats.ts';
import { randomFiles } from './random.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const FILES = Number(process.env.BENCH_FILES ?? 200);
const WARM_UP_FILES = 10;
const HEALTH_EVERY_MS = 5;
const BARS = { healthMs: 20, growth: 1.15, residentBytes: 450e6 };

const folder = mkdtempSync(join(tmpdir(), 'tilewright-bench-'));

/** Runs a server for as long as `work` takes; it also stops if a file is refused. */
async function withServer<Result>(threads: number, work: (server: LoadedServer) => Promise<Result>): Promise<Result> {
  const server = await startLoadedServer('.', {
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: folder,
    RATE_LIMIT_PER_MINUTE: '1000000000',
    PLANNING_THREADS: String(threads),
  });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** The times of /healthz on a connection of its own while `work` runs. */
async function healthWhile(base: string, work: () => Promise<void>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let isDone = false;
  const asking = (async () => {
    while (!isDone) {
      times.push(await timeOf(agent, `${base}/healthz`));
      await new Promise((resolve) => setTimeout(resolve, HEALTH_EVERY_MS));
    }
  })();
  try {
    await work();
  } finally {
    isDone = true;
    await asking;
    agent.destroy();
  }
  return times;
}

/** Measures a format in a server with one thread, which has written no file before. */
async function timesOf(measured: MeasuredFormat): Promise<void> {
  const { format, barMs, barBytes } = measured;
  const files: ReceivedFile[] = [];
  const [first, health] = await withServer(1, async ({ base }) => {
    const [file] = await requestFiles(base, measured, 1);
    const times = await healthWhile(base, async () => {
      files.push(...(await requestFiles(base, measured, ROUNDS)));
    });
    return [file, times] as const;
  });
  const name = format.toUpperCase();
  const ms = median(files.map((file) => file.ms));
  const bytes = Math.max(first.bytes, ...files.map((file) => file.bytes));
  tell(`${name}, first of its thread`, msOf(first.ms));
  tell(
    `${name}, median of ${ROUNDS}`,
    msOf(ms),
    barMs === undefined ? undefined : { text: msOf(barMs), met: ms <= barMs },
  );
  tell(
    `${name}, largest`,
    megabytes(bytes, 2),
    barBytes === undefined ? undefined : { text: megabytes(barBytes, 1), met: bytes <= barBytes },
  );
  const p99 = p99Of(health);
  tell(`/healthz meanwhile, p99 of ${health.length}`, msOf(p99), {
    text: msOf(BARS.healthMs),
    met: p99 <= BARS.healthMs,
  });
}

/** Two connections, as many as threads, request every format in turn. */
async function requestAll({ base }: LoadedServer, count: number): Promise<void> {
  for (const measured of MEASURED) {
    await Promise.all([
      requestFiles(base, measured, Math.ceil(count / 2)),
      requestFiles(base, measured, Math.floor(count / 2)),
    ]);
  }
}

async function memory(server: LoadedServer): Promise<void> {
  tell('before the first file', megabytes(server.residentBytes()));
  await requestAll(server, WARM_UP_FILES);
  const warm = server.residentBytes();
  tell(`after ${WARM_UP_FILES} of each format`, megabytes(warm));
  await requestAll(server, FILES);
  const growth = server.residentBytes() / warm;
  tell(`after ${FILES} more of each format`, megabytes(server.residentBytes()));
  tell('growth', `${growth.toFixed(2)} x`, { text: `${BARS.growth}`, met: growth <= BARS.growth });
}

/** Files of all formats and patterns in random order, one after the other, in a server with one thread for long jobs. */
async function random(server: LoadedServer): Promise<void> {
  let most = 0;
  const { statuses, tiles } = await randomFiles(server.base, FILES, () => {
    most = Math.max(most, server.residentBytes());
  });
  tell('tiles of a file, on average', tiles.toFixed(0));
  for (const [status, count] of statuses) tell(`answers with status ${status}`, String(count));
  tell('answers other than 200', String(FILES - (statuses.get(200) ?? 0)), {
    text: '0',
    met: statuses.get(200) === FILES,
  });
  tell('resident at most', megabytes(most), { text: megabytes(BARS.residentBytes), met: most <= BARS.residentBytes });
}

const wanted = process.argv.slice(2);
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);
try {
  if (isWanted('times')) {
    console.log('Files of about 20,000 tiles, every time from another start');
    for (const measured of MEASURED) await timesOf(measured);
  }
  if (isWanted('memory')) {
    console.log('\nResident memory of a server with two threads');
    await withServer(2, memory);
  }
  if (isWanted('random')) {
    console.log('\nFiles of 15,000 to 20,000 tiles in random order');
    await withServer(1, random);
  }
} finally {
  rmSync(folder, { recursive: true });
}
conclude();
