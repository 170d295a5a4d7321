// Runs the commands for backup and restore from docs/operating.md: a backup taken while servers write contains
// everything acknowledged before it began.

import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { follow, ROOT } from '../services/guide.ts';
import { type PostgresService, startPostgres } from '../services/postgres.ts';
import { demand } from '../services/programs.ts';
import { type ServerProcess, startServer } from '../services/server.ts';
import { temporaryDirectory } from '../services/temporary.ts';
import { casesOf } from '../support/cases.ts';
import { expectAllOpen, type Link, PUBLIC_URL, startLoad } from './linked-plans.ts';

/** Links created before a backup begins. */
const ENOUGH_LINKS = casesOf(10, 60);

let postgres: PostgresService;
beforeAll(async () => {
  demand('sqlite3', 'sqlite3');
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

let home: ReturnType<typeof temporaryDirectory>;
beforeEach(() => {
  home = temporaryDirectory('backup');
  mkdirSync(join(home.path, 'data'));
  // The folder of the server contains its packages.
  symlinkSync(join(ROOT, 'node_modules'), join(home.path, 'node_modules'));
});

const running: ServerProcess[] = [];
afterEach(async () => {
  await stopAll();
  home.remove();
});

async function stopAll(): Promise<void> {
  for (const server of running.splice(0)) {
    server.kill('SIGINT');
    expect(await server.ended).toBe(0);
  }
}

async function start(place: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await startServer({ PUBLIC_URL, RATE_LIMIT_PER_MINUTE: '0', ...place });
  running.push(server);
  return server;
}

/** Runs a block of the guide in the folder that contains `data`. */
const run = (label: string, DATABASE_URL = '') => follow(label, home.path, { DATABASE_URL });

/** Does work while a server writes; returns the links acknowledged before the work began. */
async function whileWriting({ base }: ServerProcess, work: () => Promise<void>): Promise<Link[]> {
  const load = startLoad(base, 4);
  await expect.poll(() => load.links.length, { interval: 5, timeout: 60_000 }).toBeGreaterThan(ENOUGH_LINKS);
  const before = [...load.links];
  await work();
  await load.stop();
  expect(load.withoutLink()).toBe(0);
  return before;
}

it('both backups of SQLite have all acknowledged links, and can be restored', async () => {
  const place = { DATA_DIR: join(home.path, 'data') };
  const links: Link[] = [];
  let server = await start(place);
  for (const label of ['backup-sqlite', 'backup-driver']) {
    links.push(...(await whileWriting(server, async () => void (await run(label)))));
    await stopAll();
    await run('restore-sqlite');
    rmSync(join(home.path, 'data-before'), { recursive: true });
    server = await start(place);
    await expectAllOpen(server.base, links);
  }
  await whileWriting(server, async () => {});
});

it('a dump of PostgreSQL contains all acknowledged projects, and can be restored into another database', async () => {
  const [old, other] = [await postgres.makeDatabase(), await postgres.makeDatabase()];
  const server = await start({ DATABASE_URL: old });
  const links = await whileWriting(server, async () => void (await run('backup-postgres', old)));
  await run('restore-postgres', other);
  const restored = await start({ DATABASE_URL: other });
  await expectAllOpen(restored.base, links);
});
