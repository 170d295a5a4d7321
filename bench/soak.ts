// A server under steady load for an hour: `npm run bench -- soak`, or as many minutes as follow; exits 1 if memory, open
// files, threads or handles grow. What it sends is new all the time: plans, links, drawings, files, files in the background,
// batches, mistakes, documents, and callers who leave before their answer.

import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Request, send } from './http/load.ts';
import { mixedRequests } from './http/mixed.ts';
import { type LoadedServer, startLoadedServer } from './load/processes.ts';
import { conclude, median, megabytes, tell } from './timing.ts';

const MINUTES = Number(process.argv[2] ?? 60);
/** Below this, caches and heaps are still filling, and growth says nothing. */
const FEWEST_TO_JUDGE = 20;
/** The last third may have this much more memory than the second; the first fills caches. */
const MOST_GROWTH = 1.05;
/** Connections come and go between two looks. */
const MOST_MORE = 3;
const MIXED_IN_ROUND = 400;
/** A steady load, of which the machine can do more: so it is the same hour on a quiet machine and on a busy one. */
const ROUND_EVERY_MS = 6_000;
const SAMPLE_EVERY_MS = (MINUTES * 60_000) / 90;
const FORMATS = ['pdf', 'png', 'dxf', 'csv', 'xlsx', 'ifc', 'glb', 'cut-dxf'];

interface Sample {
  readonly residentBytes: number;
  readonly files: number;
  readonly threads: number;
  readonly handles: number;
}

function filesOf(round: number): Request[] {
  return FORMATS.map((format, i) => ({
    path: `/api/plan?outline=E${300 + (round % 500)}+S420+W${300 + (round % 500)}+N420&joint=${(round + i) % 20}&format=${format}`,
  }));
}

function batchOf(round: number): Request {
  const plans = Array.from({ length: 5 }, (_, i) => ({
    outline: `E${200 + i} S${150 + (round % 300)} W${200 + i} N${150 + (round % 300)}`,
  }));
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', path: '/api/plans', headers, body: JSON.stringify({ plans }) };
}

/** A file in the background, each from another caller, because one may have few of them in an hour. */
function backgroundOf(round: number): Request {
  const headers = { prefer: 'respond-async', 'x-forwarded-for': `10.0.${round >> 8}.${round & 255}` };
  return { path: `/api/plan?outline=E${300 + (round % 500)}+S260+W${300 + (round % 500)}+N260&format=csv`, headers };
}

/** Callers who close the connection while their plan is made. */
async function leave({ base }: LoadedServer, round: number): Promise<void> {
  const left = Array.from({ length: 5 }, (_, i) => {
    const asked = get(`${base}/api/plan?outline=E900+S900+W900+N900&start=best&joint=${(round + i) % 30}&link=false`);
    return new Promise<void>((resolve) => {
      asked.on('error', () => resolve()).on('close', () => resolve());
      void setTimeout(20 + 10 * i).then(() => asked.destroy());
    });
  });
  await Promise.all(left);
}

async function sampleOf(server: LoadedServer): Promise<Sample> {
  const text = await (await fetch(`${server.base}/metrics`)).text();
  const handles = Number(/^nodejs_active_handles_total (\d+)/m.exec(text)?.[1]);
  return { residentBytes: server.residentBytes(), files: server.openFiles(), threads: server.threads(), handles };
}

async function soak(server: LoadedServer): Promise<{ readonly samples: Sample[]; readonly requests: number }> {
  const samples: Sample[] = [];
  const end = performance.now() + MINUTES * 60_000;
  let requests = 0;
  let nextSample = performance.now();
  for (let round = 0; performance.now() < end; round++) {
    const asked = [...mixedRequests(round * MIXED_IN_ROUND, MIXED_IN_ROUND), ...filesOf(round), batchOf(round)];
    if (round % 2 === 0) asked.push(backgroundOf(round));
    const began = performance.now();
    await send(server, asked, asked.length);
    await leave(server, round);
    requests += asked.length + 5;
    await setTimeout(Math.max(0, ROUND_EVERY_MS - (performance.now() - began)));
    if (performance.now() < nextSample) continue;
    nextSample += SAMPLE_EVERY_MS;
    samples.push(await sampleOf(server));
  }
  return { samples, requests };
}

/** Prints a figure over time, and whether its last third is above its second. */
function judge(
  name: string,
  figures: readonly number[],
  show: (figure: number) => string,
  bar: (before: number) => number,
): void {
  const third = Math.floor(figures.length / 3);
  const [before, after] = [median(figures.slice(third, 2 * third)), median(figures.slice(2 * third))];
  const met = after <= bar(before);
  const text = `${show(before)}, then ${show(after)}, most ${show(Math.max(...figures))}`;
  tell(name, text, MINUTES < FEWEST_TO_JUDGE ? undefined : { text: show(bar(before)), met });
}

const folder = mkdtempSync(join(tmpdir(), 'tilewright-soak-'));
const server = await startLoadedServer('.', {
  PUBLIC_URL: 'http://localhost:3000',
  DATA_DIR: folder,
  RATE_LIMIT_PER_MINUTE: '1000000000',
  PLANNING_THREADS: '2',
  TRUST_PROXY: '1',
});
try {
  const { samples, requests } = await soak(server);
  console.log(`\n${requests} requests in ${MINUTES} minutes, ${samples.length} looks; the second third, then the last`);
  const count = (figure: number) => figure.toFixed(0);
  const few = (before: number) => before + MOST_MORE;
  judge(
    'memory',
    samples.map(({ residentBytes }) => residentBytes),
    megabytes,
    (before) => before * MOST_GROWTH,
  );
  judge(
    'open files',
    samples.map(({ files }) => files),
    count,
    few,
  );
  judge(
    'threads',
    samples.map(({ threads }) => threads),
    count,
    few,
  );
  judge(
    'handles of Node',
    samples.map(({ handles }) => handles),
    count,
    few,
  );
  if (MINUTES < FEWEST_TO_JUDGE)
    console.log(`  ${MINUTES} minutes are too few to judge; take ${FEWEST_TO_JUDGE} or more`);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
conclude();
