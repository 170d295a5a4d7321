// Runs the commands for backup and restore from docs/operating.md: a backup taken while servers write contains
// everything acknowledged before it began.

import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { blocksOf } from '../../scripts/docs/markdown.ts';
import { type PostgresService, startPostgres } from '../services/postgres.ts';
import { demand } from '../services/programs.ts';
import { type ServerProcess, startServer } from '../services/server.ts';
import { temporaryDirectory } from '../services/temporary.ts';
import { casesOf } from '../support/cases.ts';
import { expectAllOpen, type Link, PUBLIC_URL, startLoad } from './linked-plans.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const GUIDE = 'docs/operating.md';
const blocks = blocksOf({ path: GUIDE, text: readFileSync(join(ROOT, GUIDE), 'utf8') });
/** Links created before a backup begins. */
const ENOUGH_LINKS = casesOf(20, 60);

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

/** Runs the block of the guide with this label, in the folder that contains `data`. */
async function follow(label: string, DATABASE_URL = ''): Promise<void> {
  const found = blocks.filter(({ language, labels }) => language === 'sh' && labels.run === label);
  expect([label, found.length]).toEqual([label, 1]);
  const PATH = [dirname(demand('postgresql', 'initdb')), dirname(process.execPath), process.env.PATH].join(delimiter);
  const command = `set -euo pipefail\n${found[0].body}`;
  await promisify(execFile)('bash', ['-c', command], { cwd: home.path, env: { PATH, DATABASE_URL } });
}

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

it.each(['backup-sqlite', 'backup-driver'])('%s has all acknowledged links, and can be restored', async (label) => {
  const place = { DATA_DIR: join(home.path, 'data') };
  const server = await start(place);
  const links = await whileWriting(server, () => follow(label));
  await stopAll();
  await follow('restore-sqlite');
  const restored = await start(place);
  await expectAllOpen(restored.base, links);
  await whileWriting(restored, async () => {});
});

it('a dump of PostgreSQL contains all acknowledged projects, and can be restored into another database', async () => {
  const [old, other] = [await postgres.makeDatabase(), await postgres.makeDatabase()];
  const server = await start({ DATABASE_URL: old });
  const links = await whileWriting(server, () => follow('backup-postgres', old));
  await follow('restore-postgres', other);
  const restored = await start({ DATABASE_URL: other });
  await expectAllOpen(restored.base, links);
});

it('projects move from SQLite to PostgreSQL and keep their links', async () => {
  const server = await start({ DATA_DIR: join(home.path, 'data') });
  const links = await whileWriting(server, async () => {});
  await stopAll();
  const DATABASE_URL = await postgres.makeDatabase();
  const moved = await start({ DATABASE_URL });
  await follow('move-to-postgres', DATABASE_URL);
  await expectAllOpen(moved.base, links);
});
