// The benchmark of the caching proxy: what pictures cost nginx and the server behind it, how many never reach the server,
// and what that makes of a thousand and of a million requests a second. `npm run bench -- proxy`; exits 1 if a bar is missed.

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
const ANEW = 3_000;
/** Fewer than the plans that a server in full load lets wait, so that it refuses none. */
const CONNECTIONS = 10;
/** Of /proc; the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

interface Measured {
  /** Requests a second, with the load made on the same machine. */
  readonly rate: number;
  /** Share of the requests that never reached the server. */
  readonly hits: number;
  /** Requests that did. */
  readonly reached: number;
  /** Microseconds of processor time a request, of the server and of nginx. */
  readonly serverMicroseconds: number;
  readonly proxyMicroseconds: number;
}

/** Sends requests to an address and looks at what that took. */
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

/** Processor time of nginx's workers so far. */
function ticksOf(proxy: Service): number {
  const children = readFileSync(`/proc/${proxy.pid()}/task/${proxy.pid()}/children`, 'utf8').trim().split(' ');
  // Those who look after the cache come and go.
  const workers = children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker process'));
  return workers.reduce((sum, pid) => {
    // The name in brackets may have spaces; behind it stand user and system time as the 12th and 13th field.
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

/** Cores that so many requests a second keep busy, at microseconds a request. */
function cores(rate: number, microseconds: number): string {
  return Number(((rate * microseconds) / 1e6).toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 6 });
}

function tellCapacity(visits: Measured, anew: Measured, linked: Measured): void {
  console.log('\nOn paper: cores kept busy, from the costs above (Node, nginx)');
  const missCost = visits.serverMicroseconds / (1 - visits.hits);
  for (const rate of [1_000, 100_000, 1_000_000]) {
    const label = `${rate.toLocaleString('en')} pictures a second`;
    const rows: [string, number, number][] = [
      ['all planned, no proxy', anew.serverMicroseconds, 0],
      [
        `visits to the shop, ${(100 * visits.hits).toFixed(1)} % kept`,
        visits.serverMicroseconds,
        visits.proxyMicroseconds,
      ],
      ['99.9 % kept', missCost * 0.001, visits.proxyMicroseconds],
    ];
    for (const [name, node, nginx] of rows) {
      console.log(
        `  ${label.padEnd(30)} ${name.padEnd(36)} ${cores(rate, node).padStart(8)} ${cores(rate, nginx).padStart(8)}`,
      );
    }
  }
  const perCore = Math.round(1e6 / linked.serverMicroseconds).toLocaleString('en');
  console.log(`  one core of Node: ${perCore} plans with a new link a second`);
}

async function compare(server: Server, proxy: Service): Promise<void> {
  const through = (requests: readonly Request[], amount = requests.length) =>
    measure(server, proxy, proxy.url, requests, amount);
  const direct = (requests: readonly Request[], amount = requests.length) =>
    measure(server, proxy, server.base, requests, amount);
  const anyPicture = (first: number, count: number) => Array.from({ length: count }, (_, i) => pictureOf(first + i));
  // First the compiler gets to know the patterns, and the proxy its server.
  await direct(anyPicture(900_000, ANEW));
  await through(anyPicture(950_000, 500));

  console.log('\nPictures: requests a second, kept by the proxy, reached the server, nginx and Node a request');
  const popular = await through([pictureOf(1)], POPULAR);
  tell('a popular picture, through the proxy', popular);
  tell('the same, at the server itself', await direct([pictureOf(1)], POPULAR));
  tell(
    `first ${VISITS.toLocaleString('en')} visits to ${PRODUCTS.toLocaleString('en')} products`,
    await through(visitsTo(PRODUCTS, VISITS, 1)),
  );
  const visits = await through(visitsTo(PRODUCTS, VISITS, 2));
  tell('the next as many', visits);
  const anew = await direct(anyPicture(1_000_000, ANEW));
  tell('never asked for before, at the server', anew);
  const withLink = anyPicture(2_000_000, ANEW).map(({ path }) => ({ path: path.replace('&format=svg', '') }));
  const linked = await direct(withLink);
  tell('plans with a new link, at the server', linked);
  console.log(`  a popular picture reaches the server once: ${verdict(popular.reached <= 1)}`);
  const { residentBytes } = await server.usage();
  console.log(`  resident memory of the server after all this: ${(residentBytes / 1e6).toFixed(0)} MB`);
  tellCapacity(visits, anew, linked);
}

const folder = mkdtempSync(join(tmpdir(), 'tilewright-bench-'));
const server = await startServer(OURS, '/healthz', {
  // The costs of one process; bench/load has those of several.
  PLANNING_THREADS: '1',
  DATA_DIR: folder,
  TRUST_PROXY: '1',
  // High enough never to refuse, so that counting is part of what is measured.
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
