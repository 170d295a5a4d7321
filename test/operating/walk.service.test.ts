// The walk of a first-time operator through docs/operating.md: start, backup, restore, the move to PostgreSQL, two servers
// behind the proxy, a rolling restart, deletion, and the purge of the proxy.

import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askForJobLink, askForLink, expectAllOpen, type Link, newOutline } from '../faults/linked-plans.ts';
import { type Deployment, openDeployment, PUBLIC_URL } from '../proxy/deployment.ts';
import { startChild } from '../services/child.ts';
import { follow, ROOT } from '../services/guide.ts';
import { freePort } from '../services/ports.ts';
import { type PostgresService, startPostgres } from '../services/postgres.ts';
import { demand } from '../services/programs.ts';
import { startRedis } from '../services/redis.ts';
import { startServer } from '../services/server.ts';
import type { Service } from '../services/service.ts';
import { temporaryDirectory } from '../services/temporary.ts';

const ADMIN_TOKEN = 'the-token-of-the-operator';
const home = temporaryDirectory('operator');
const DATA_DIR = join(home.path, 'data');
let postgres: PostgresService;
let redis: Service;
let deployment: Deployment | undefined;
const links: Link[] = [];

beforeAll(async () => {
  for (const name of ['sqlite3', 'curl'] as const) demand(name, name);
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  mkdirSync(DATA_DIR);
  // The folder of the server contains its packages and the build.
  for (const name of ['node_modules', 'dist']) symlinkSync(join(ROOT, name), join(home.path, name), 'junction');
});
afterAll(async () => {
  await deployment?.close();
  await Promise.all([postgres?.stop(), redis?.stop()]);
  home.remove();
});

async function makeLinks(base: string, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    const ask = made % 2 === 0 ? askForLink : askForJobLink;
    const link = await ask(base, newOutline());
    if (link === null) throw new Error('There was no link.');
    links.push(link);
  }
}

/** Rows of a database, by id. */
async function rowsOf(databaseUrl: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return (
      await client.query('SELECT id, project, created::text, opened::text, packed, figures FROM projects ORDER BY id')
    ).rows;
  } finally {
    await client.end();
  }
}

it('starts with npm start, and backs up twice while it runs', async () => {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const env = { PATH: process.env.PATH, HOME: home.path, PORT: String(port), HOST: '127.0.0.1', DATA_DIR, PUBLIC_URL };
  const server = startChild('npm', ['start'], { cwd: ROOT, env });
  await server.says(/listening/);
  await makeLinks(base, 5);
  for (const label of ['backup-sqlite', 'backup-driver', 'backup-sqlite', 'backup-driver'])
    await follow(label, home.path);
  expect((await (await fetch(`${base}/readyz`)).json()) as object).toEqual({ status: 'ready', store: 'ready' });
  server.kill('SIGTERM');
  expect([0, 143]).toContain(await server.ended);
});

it('restores the backup', async () => {
  await follow('restore-sqlite', home.path);
  const server = await startServer({ DATA_DIR, PUBLIC_URL });
  await expectAllOpen(server.base, links);
  await makeLinks(server.base, 5);
  expect(await server.stop()).toBe(0);
});

it('moves to PostgreSQL, twice with the same result', async () => {
  const DATABASE_URL = await postgres.makeDatabase();
  const first = await startServer({ DATABASE_URL, PUBLIC_URL });
  await follow('move-to-postgres', home.path, { DATABASE_URL });
  const moved = await rowsOf(DATABASE_URL);
  expect(moved.length).toBe(links.length);
  await follow('move-to-postgres', home.path, { DATABASE_URL });
  expect(await rowsOf(DATABASE_URL)).toEqual(moved);
  await expectAllOpen(first.base, links);
  expect(await first.stop()).toBe(0);
  deployment = await openDeployment({ DATABASE_URL, REDIS_URL: redis.url, RATE_LIMIT_PER_MINUTE: '0', ADMIN_TOKEN });
});

it('runs two servers behind the proxy, and restarts one after the other', async () => {
  const { proxy, servers, startAgain } = deployment as Deployment;
  await expectAllOpen(proxy.url, links);
  for (const place of [0, 1]) {
    expect(await servers[place].stop()).toBe(0);
    await makeLinks(proxy.url, 2);
    await startAgain(place);
    const ready = await fetch(`${servers[place].base}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', store: 'ready' }]);
  }
  for (const { base } of servers) await expectAllOpen(base, links);
});

it('deletes a project on all servers, and purges it from the proxy', async () => {
  const { proxy, servers, cache } = deployment as Deployment;
  const [{ path }, ...others] = links;
  const ID = path.slice('/planner/'.length);
  // The proxy has it.
  await expectAllOpen(proxy.url, [links[0]]);
  await follow('delete-project', home.path, { ADMIN_TOKEN, SERVER: servers[0].base, ID });
  for (const { base } of servers) expect((await fetch(base + path)).status).toBe(404);
  expect((await fetch(proxy.url + path)).headers.get('x-cache')).toBe('HIT');
  await follow('purge-proxy', home.path, { ID }, cache);
  expect((await fetch(proxy.url + path)).status).toBe(404);
  await expectAllOpen(proxy.url, others);
  await expect.poll(() => servers[0].output()).toContain(`"audit":"delete-project","id":"${ID}"`);
});
