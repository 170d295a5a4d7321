// The caching proxy benchmark: CPU time of nginx and of the server per drawing, cache hits, and the cores needed for up
// to a million requests per second. `npm run bench -- proxy`; exits 1 if a bar is missed.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plansAnswered } from '../../test/services/counted.ts';
import { startNginx } from '../../test/services/nginx.ts';
import type { Service } from '../../test/services/service.ts';
import { type Request, send } from '../http/load.ts';
import { OURS, type Server, startServer } from '../http/servers.ts';
import { conclude, verdict } from '../timing.ts';
import { pictureOf, visitsTo } from './shop.ts';

const PRODUCTS = 10_000;
const VISITS = 30_000;
const POPULAR = 20_000;
const FRESH = 3_000;
/** Few enough that a fully loaded server refuses none. */
const CONNECTIONS = 10;
/** Clock ticks in /proc; the same on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;

interface Measured {
  /** Requests per second, with the load generator on the same machine. */
  readonly rate: number;
  /** Share of the requests that did not reach the server. */
  readonly hits: number;
  /** Requests that reached the server. */
  readonly reached: number;
  /** Microseconds of CPU time per request, of the server and of nginx. */
  readonly serverMicroseconds: number;
  readonly proxyMicroseconds: number;
}

/** Sends requests and measures their cost. */
async function measure(server: Server, proxy: Service, base: string, requests: readonly Request[], amount: number) {
  const [before, usedBefore, ticksBefore] = [await plansAnswered(server.base), await server.usage(), ticksOf(proxy)];
  const began = performance.now();
  await send({ base }, requests, amount, CONNECTIONS);
  const seconds = (performance.now() - began) / 1000;
  const [after, usedAfter, ticksAfter] = [await plansAnswered(server.base), await server.usage(), ticksOf(proxy)];
  const reached = after - before;
  return {
    rate: amount / seconds,
    hits: 1 - reached / amount,
    reached,
    serverMicroseconds: (usedAfter.cpuMicroseconds - usedBefore.cpuMicroseconds) / amount,
    proxyMicroseconds: ((ticksAfter - ticksBefore) * 1e6) / TICKS_PER_SECOND / amount,
  } satisfies Measured;
}

/** CPU time of nginx's workers so far, in ticks. */
function ticksOf(proxy: Service): number {
  const children = readFileSync(`/proc/${proxy.pid()}/task/${proxy.pid()}/children`, 'utf8').trim().split(' ');
  // Ignore the cache processes, which come and go.
  const workers = children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker process'));
  return workers.reduce((sum, pid) => {
    // The name in brackets may contain spaces. After it, user and system time are the 12th and 13th fields.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return sum + Number(fields[11]) + Number(fields[12]);
  }, 0);
}

function tell(name: string, { rate, hits, reached, serverMicroseconds, proxyMicroseconds }: Measured): void {
  const figures = [
    `${Math.round(rate).toLocaleString('en')}/s`.padStart(9),
    `${(100 * hits).toFixed(2)} %`.padStart(9),
    reached.toLocaleString('en').padStart(8),
    `${proxyMicroseconds.toFixed(0)} µs`.padStart(8),
    `${serverMicroseconds.toFixed(serverMicroseconds < 10 ? 1 : 0)} µs`.padStart(8),
  ];
  console.log(`  ${name.padEnd(44)} ${figures.join(' ')}`);
}

/** Busy cores at this rate and cost per request. */
function cores(rate: number, microseconds: number): string {
  return Number(((rate * microseconds) / 1e6).toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 6 });
}

function printCapacity(visits: Measured, fresh: Measured, linked: Measured): void {
  console.log('\nEstimate: busy cores, from the costs above (Node, nginx)');
  const missCost = visits.serverMicroseconds / (1 - visits.hits);
  for (const rate of [1_000, 100_000, 1_000_000]) {
    const label = `${rate.toLocaleString('en')} pictures per second`;
    const rows: [string, number, number][] = [
      ['all planned, no proxy', fresh.serverMicroseconds, 0],
      [
        `visits to the shop, ${(100 * visits.hits).toFixed(1)} % cached`,
        visits.serverMicroseconds,
        visits.proxyMicroseconds,
      ],
      ['99.9 % cached', missCost * 0.001, visits.proxyMicroseconds],
    ];
    for (const [name, node, nginx] of rows) {
      console.log(
        `  ${label.padEnd(30)} ${name.padEnd(36)} ${cores(rate, node).padStart(8)} ${cores(rate, nginx).padStart(8)}`,
      );
    }
  }
  const perCore = Math.round(1e6 / linked.serverMicroseconds).toLocaleString('en');
  console.log(`  one core of Node: ${perCore} plans with a new link per second`);
}

async function compare(server: Server, proxy: Service): Promise<void> {
  const through = (requests: readonly Request[], amount = requests.length) =>
    measure(server, proxy, proxy.url, requests, amount);
  const direct = (requests: readonly Request[], amount = requests.length) =>
    measure(server, proxy, server.base, requests, amount);
  const anyPicture = (first: number, count: number) => Array.from({ length: count }, (_, i) => pictureOf(first + i));
  // Warm up V8 and the connections of the proxy.
  await direct(anyPicture(900_000, FRESH));
  await through(anyPicture(950_000, 500));

  console.log('\nPictures: requests per second, cache hits, requests to the server, CPU time of nginx and of Node');
  const popular = await through([pictureOf(1)], POPULAR);
  tell('a popular picture, through the proxy', popular);
  tell('the same, without the proxy', await direct([pictureOf(1)], POPULAR));
  tell(
    `first ${VISITS.toLocaleString('en')} visits to ${PRODUCTS.toLocaleString('en')} products`,
    await through(visitsTo(PRODUCTS, VISITS, 1)),
  );
  const visits = await through(visitsTo(PRODUCTS, VISITS, 2));
  tell('the same number again', visits);
  const fresh = await direct(anyPicture(1_000_000, FRESH));
  tell('new pictures, without the proxy', fresh);
  const withLink = anyPicture(2_000_000, FRESH).map(({ path }) => ({ path: path.replace('&format=svg', '') }));
  const linked = await direct(withLink);
  tell('plans with a new link, without the proxy', linked);
  console.log(`  a popular picture reaches the server once: ${verdict(popular.reached <= 1)}`);
  const { residentBytes } = await server.usage();
  console.log(`  resident memory of the server after all this: ${(residentBytes / 1e6).toFixed(0)} MB`);
  printCapacity(visits, fresh, linked);
}

const folder = mkdtempSync(join(tmpdir(), 'tilewright-bench-'));
const server = await startServer(OURS, '/healthz', {
  // The cost of one planning thread; bench/load measures several.
  PLANNING_THREADS: '1',
  DATA_DIR: folder,
  TRUST_PROXY: '1',
  // High enough never to refuse, but the cost of counting is measured.
  RATE_LIMIT_PER_MINUTE: '1000000000',
});
const port = Number(new URL(server.base).port);
const proxy = await startNginx([port, port]);
try {
  await compare(server, proxy);
} finally {
  await proxy.stop();
  await server.stop();
  rmSync(folder, { recursive: true });
}
conclude();
