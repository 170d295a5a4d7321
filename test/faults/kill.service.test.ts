// A server killed repeatedly while it saves, removes expired projects or migrates its file: everything acknowledged is
// there afterwards.

import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { Random } from '../fuzz/random.ts';
import { type ServerProcess, startServer } from '../services/server.ts';
import { temporaryDirectory } from '../services/temporary.ts';
import { casesOf } from '../support/cases.ts';
import { seedOf } from '../support/seed.ts';
import { expectAllOpen, type Link, PUBLIC_URL, startLoad } from './linked-plans.ts';

const ROUNDS = casesOf(2, 20);
const CONNECTIONS = 4;
const LONGEST_LIFE_MS = 200;

/** Checks the file while the server runs: it is intact and contains every acknowledged project. */
function expectIntact(dataDir: string, links: readonly Link[]): void {
  const database = new Database(join(dataDir, 'tilewright.db'), { readonly: true });
  try {
    expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    const select = database.prepare('SELECT packed FROM projects WHERE id = ?').raw();
    for (const { path, outline } of links) {
      const [packed] = (select.get(path.slice('/planner/'.length)) as [Buffer] | undefined) ?? [];
      const project = packed === undefined ? '{}' : inflateRawSync(packed).toString();
      expect([path, JSON.parse(project).outline]).toEqual([path, outline]);
    }
  } finally {
    database.close();
  }
}

it(`loses no link in ${ROUNDS} rounds of kill -9`, async () => {
  const seed = seedOf(process.env);
  const random = new Random(seed, 0);
  const data = temporaryDirectory('kill');
  const environment = { DATA_DIR: data.path, PUBLIC_URL, RATE_LIMIT_PER_MINUTE: '0' };
  const links: Link[] = [];
  let server: ServerProcess = await startServer(environment);
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
      server = await startServer(environment);
      await expectAllOpen(server.base, load.links);
      expectIntact(data.path, links);
    }
    await expectAllOpen(server.base, links);
    expect(new Set(links.map(({ path }) => path)).size).toBe(links.length);
    expect(await server.stop()).toBe(0);
  } finally {
    server.kill('SIGKILL');
    await server.ended;
    data.remove();
  }
});

/** Links given out before anything is killed. */
const LINKS = casesOf(40, 200);

/** A folder whose file has so many acknowledged links, and the outlines that they must show. */
async function folderWithLinks(): Promise<{ data: ReturnType<typeof temporaryDirectory>; links: Link[] }> {
  const data = temporaryDirectory('kill');
  const server = await startServer({ DATA_DIR: data.path, PUBLIC_URL, RATE_LIMIT_PER_MINUTE: '0' });
  const load = startLoad(server.base, CONNECTIONS, 0);
  await expect.poll(() => load.links.length, { interval: 5, timeout: 60_000 }).toBeGreaterThanOrEqual(LINKS);
  await load.stop();
  expect(await server.stop()).toBe(0);
  return { data, links: [...load.links] };
}

/** Changes the file while no server runs. */
function edit(dataDir: string, work: (database: Database.Database) => void): void {
  const database = new Database(join(dataDir, 'tilewright.db'));
  try {
    work(database);
  } finally {
    database.close();
  }
}

/** Starts and kills servers at random moments of their first life, then expects every link. */
async function surviveKills(
  { data, links }: Awaited<ReturnType<typeof folderWithLinks>>,
  environment: Readonly<Record<string, string>>,
  { prepare, momentMs }: { prepare: (database: Database.Database) => void; momentMs: (random: Random) => number },
): Promise<void> {
  const random = new Random(seedOf(process.env), 1);
  const settings = { DATA_DIR: data.path, PUBLIC_URL, RATE_LIMIT_PER_MINUTE: '0', ...environment };
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      edit(data.path, prepare);
      const server = await startServer(settings);
      await pause(momentMs(random));
      server.kill('SIGKILL');
      expect(await server.ended).toBe(137);
    }
    const last = await startServer(settings);
    await expectAllOpen(last.base, links);
    expectIntact(data.path, links);
    expect(await last.stop()).toBe(0);
  } finally {
    data.remove();
  }
}

it(`loses no link in ${ROUNDS} rounds of kill -9 while expired projects are removed`, async () => {
  const place = await folderWithLinks();
  let expired = 0;
  await surviveKills(
    place,
    { LINK_TTL_DAYS: '1' },
    {
      prepare: (database) => {
        const insert = database.prepare("INSERT INTO projects (id, project, opened) VALUES (?, '{}', '2020-01-01')");
        database.exec('BEGIN');
        for (let row = 0; row < 3000; row += 1) insert.run(`expired-${expired++}`);
        database.exec('COMMIT');
      },
      // The first sweep begins a second after the start.
      momentMs: (random) => 900 + random.below(600),
    },
  );
});
