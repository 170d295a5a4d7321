// A server killed repeatedly while it saves, removes expired projects or migrates its file: everything acknowledged is
// there afterwards.

import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import Database from 'libsql';
import { afterAll, expect, it } from 'vitest';
import { randomAt } from '../fuzz/random.ts';
import { type ServerProcess, startServer } from '../services/server.ts';
import { temporaryDirectory } from '../services/temporary.ts';
import { casesOf } from '../support/cases.ts';
import { seedOf } from '../support/seed.ts';
import { expectAllOpen, type Link, PUBLIC_URL, startLoad } from './linked-plans.ts';

const ROUNDS = casesOf(2, 20);
const CONNECTIONS = 4;
const LONGEST_LIFE_MS = 200;

const data = temporaryDirectory('kill');
afterAll(() => data.remove());
const ENVIRONMENT = { DATA_DIR: data.path, PUBLIC_URL, RATE_LIMIT_PER_MINUTE: '0' };
/** All links acknowledged so far. */
const links: Link[] = [];

/** Checks the file while the server runs: it is intact and contains every acknowledged project. */
function expectIntact(): void {
  const database = new Database(join(data.path, 'tilewright.db'), { readonly: true });
  try {
    expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    const select = database.prepare('SELECT packed FROM projects WHERE id = ?').raw();
    for (const { path, outline } of links) {
      // Links of jobs lead to their first surface.
      const [id, surface] = path.slice('/planner/'.length).split('.');
      const [packed] = (select.get(id) as [Buffer] | undefined) ?? [];
      const project = JSON.parse(packed === undefined ? '{}' : inflateRawSync(packed).toString());
      expect([path, (surface ? project.surfaces[0] : project).outline]).toEqual([path, outline]);
    }
  } finally {
    database.close();
  }
}

it(`loses no link in ${ROUNDS} rounds of kill -9`, async () => {
  const seed = seedOf(process.env);
  const random = randomAt(seed, 0);
  let server: ServerProcess = await startServer(ENVIRONMENT);
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      // Without pauses, so that a kill interrupts writing.
      const load = startLoad(server.base, CONNECTIONS, 0);
      // Not before the first link: a round without acknowledged projects would prove nothing.
      await expect.poll(() => load.links.length, { interval: 1, timeout: 30_000 }).toBeGreaterThan(0);
      await pause(random.below(LONGEST_LIFE_MS));
      server.kill('SIGKILL');
      expect(await server.ended).toBe(137);
      await load.ended;
      expect(load.withoutLink(), `answers without a link in round ${round} of seed ${seed}`).toBe(0);
      links.push(...load.links);
      server = await startServer(ENVIRONMENT);
      await expectAllOpen(server.base, load.links);
      expectIntact();
    }
    await expectAllOpen(server.base, links);
    expect(new Set(links.map(({ path }) => path)).size).toBe(links.length);
    expect(await server.stop()).toBe(0);
  } finally {
    server.kill('SIGKILL');
    await server.ended;
  }
});

/** Changes the file while no server runs. */
function edit(work: (database: Database.Database) => void): void {
  const database = new Database(join(data.path, 'tilewright.db'));
  try {
    work(database);
  } finally {
    database.close();
  }
}

it(`loses none of these links in ${ROUNDS} rounds of kill -9 while expired projects are removed`, async () => {
  expect(links.length).toBeGreaterThan(0);
  const random = randomAt(seedOf(process.env), 1);
  const environment = { ...ENVIRONMENT, LINK_TTL_DAYS: '1' };
  let expired = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    edit((database) => {
      const insert = database.prepare("INSERT INTO projects (id, project, opened) VALUES (?, '{}', '2020-01-01')");
      database.exec('BEGIN');
      for (let row = 0; row < 3000; row += 1) insert.run(`expired-${expired++}`);
      database.exec('COMMIT');
    });
    const server = await startServer(environment);
    // The first sweep begins a second after the start.
    await pause(900 + random.below(600));
    server.kill('SIGKILL');
    expect(await server.ended).toBe(137);
  }
  const last = await startServer(environment);
  await expectAllOpen(last.base, links);
  expectIntact();
  expect(await last.stop()).toBe(0);
});
