// A disk that fills up under the SQLite file: the same as a store that is away, but that what it has can still be read.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../services/server.ts';
import { mountSmallDisk, type SmallDisk } from '../services/small-disk.ts';
import { askForLink, expectAllOpen, type Link, newOutline, PUBLIC_URL } from './linked-plans.ts';

const DISK_MEGABYTES = 2;
const HEALTHY = { status: 'ready', store: 'ready' };
const DEGRADED = { status: 'degraded', store: 'unavailable' };

let disk: SmallDisk;
beforeEach(() => {
  disk = mountSmallDisk(DISK_MEGABYTES);
});

const running: ServerProcess[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGKILL');
    await server.ended;
  }
  disk.remove();
});

async function start(): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: disk.path, PUBLIC_URL, RATE_LIMIT_PER_MINUTE: '0' });
  running.push(server);
  return server;
}

async function readiness({ base }: ServerProcess): Promise<unknown> {
  const answer = await fetch(`${base}/readyz`);
  return [answer.status, await answer.json()];
}

/** So many plans, all answered; the links of those that got one. */
async function plan({ base }: ServerProcess, count: number): Promise<Link[]> {
  const links = await Promise.all(Array.from({ length: count }, () => askForLink(base, newOutline())));
  return links.filter((link) => link !== null);
}

/**
 * Plans on a full disk until no more links are given and the server says so; gives the links on the way there. The file
 * has some room in itself, which it may well use up: what is acknowledged is kept.
 */
async function untilNoMore(server: ServerProcess): Promise<Link[]> {
  const links: Link[] = [];
  const look = async () => {
    const more = await plan(server, 20);
    links.push(...more);
    return [more.length, await readiness(server)];
  };
  await expect.poll(look, { timeout: 60_000 }).toEqual([0, [200, DEGRADED]]);
  return links;
}

/** Plans until links are given, as they must be soon after there is room again. */
async function untilLinked(server: ServerProcess): Promise<Link[]> {
  let links: Link[] = [];
  const look = async () => {
    links = await plan(server, 10);
    return links.length;
  };
  await expect.poll(look, { timeout: 30_000 }).toBe(10);
  return links;
}

it('costs links and no plans, and gives links again when there is room', async () => {
  const server = await start();
  const links = await plan(server, 40);
  expect(links).toHaveLength(40);
  expect(await readiness(server)).toEqual([200, HEALTHY]);
  disk.fill();
  // Reported before anybody has lost a link.
  await expect.poll(() => readiness(server), { timeout: 30_000 }).toEqual([200, DEGRADED]);
  links.push(...(await untilNoMore(server)));
  await expectAllOpen(server.base, links);
  disk.clear();
  links.push(...(await untilLinked(server)));
  await expect.poll(() => readiness(server), { timeout: 30_000 }).toEqual([200, HEALTHY]);
  await expectAllOpen(server.base, links);
});

it.each([
  ['with the file of a server that was killed', 'SIGKILL'],
  ['with the file of a server that was stopped', 'SIGINT'],
] as const)('is no reason not to start %s', async (_, signal) => {
  const first = await start();
  const links = await plan(first, 20);
  first.kill(signal);
  await first.ended;
  disk.fill();
  const server = await start();
  links.push(...(await untilNoMore(server)));
  disk.clear();
  links.push(...(await untilLinked(server)));
  await expectAllOpen(server.base, links);
});

it('is no reason not to start without a file', async () => {
  disk.fill();
  const server = await start();
  expect(server.output()).toContain('is full; plans go without links until there is room');
  expect(await untilNoMore(server)).toEqual([]);
  disk.clear();
  await expectAllOpen(server.base, await untilLinked(server));
});
