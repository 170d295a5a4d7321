// A full disk under the SQLite file: like an unavailable store, except that stored projects can still be read.

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

/** Requests plans, which must all be answered; returns the links. */
async function plan({ base }: ServerProcess, count: number): Promise<Link[]> {
  const links = await Promise.all(Array.from({ length: count }, () => askForLink(base, newOutline())));
  return links.filter((link) => link !== null);
}

/**
 * Plans on a full disk until the server gives no more links and reports it; returns the links until then. The file may
 * have some free space inside; whatever is acknowledged must be kept.
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

/** Plans until links are given, which must be soon after there is space again. */
async function untilLinked(server: ServerProcess): Promise<Link[]> {
  let links: Link[] = [];
  const look = async () => {
    links = await plan(server, 10);
    return links.length;
  };
  await expect.poll(look, { timeout: 30_000 }).toBe(10);
  return links;
}

it('costs links but no plans, gives links again once there is space, and is no reason not to start', async () => {
  const server = await start();
  const links = await plan(server, 20);
  expect(links).toHaveLength(20);
  expect(await readiness(server)).toEqual([200, HEALTHY]);
  disk.fill();
  // Reported before a link is lost.
  await expect.poll(() => readiness(server), { timeout: 30_000 }).toEqual([200, DEGRADED]);
  links.push(...(await untilNoMore(server)));
  await expectAllOpen(server.base, links);
  disk.clear();
  links.push(...(await untilLinked(server)));
  await expect.poll(() => readiness(server), { timeout: 30_000 }).toEqual([200, HEALTHY]);
  let earlier = server;
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    earlier.kill(signal);
    await earlier.ended;
    disk.fill();
    const later = await start();
    links.push(...(await untilNoMore(later)));
    disk.clear();
    links.push(...(await untilLinked(later)));
    await expectAllOpen(later.base, links);
    earlier = later;
  }
});

it('does not prevent starting without a file', async () => {
  disk.fill();
  const server = await start();
  expect(server.output()).toContain('is full; plans go without links until there is room');
  expect(await untilNoMore(server)).toEqual([]);
  disk.clear();
  await expectAllOpen(server.base, await untilLinked(server));
});
