// Databases written by the version before the first migration: schema-1.db by its server with SQLite, schema-1.sql dumped
// from its table in PostgreSQL. Their links open, in this version and while servers of that one still use them.

import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import Database from 'libsql';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore, type ProjectStore, type StoreOptions } from '../../src/store/index.ts';
import { randomAt } from '../fuzz/random.ts';
import { MAIN } from '../services/build.ts';
import { startChild } from '../services/child.ts';
import { type PostgresService, startPostgres } from '../services/postgres.ts';
import { startServer } from '../services/server.ts';
import { temporaryDirectory } from '../services/temporary.ts';
import { casesOf } from '../support/cases.ts';
import { seedOf } from '../support/seed.ts';

const PATIENT_MS = 60_000;

/** What the earlier version stored. */
const PROJECTS: Readonly<Record<string, string>> = {
  aC5TOr8r1LPA9I2tV7gaUH: '{"outline":"E180 S240 W180 N240","subtract":[{"x":140,"y":0,"w":40,"h":60}]}',
  'V-L7DloY7dN5qyXRNDZkN9':
    '{"polygon":[[0,0],[420,0],[420,180],[260,180],[260,350],[0,350]],"pattern":"herringbone","parameters":{"tileWidth":70,"tileHeight":280}}',
  jFC0AFW03i3TfGxaj85Iq7: '{"outline":"E300 A36.8699:150 S120 W420 N210","pattern":"bricks","start":{"x":12.5,"y":3}}',
  tqhva97DCX7x4TWycQ9RkJ: '{"outline":"E400 S300 W400 N300","pattern":"hexagons","color":"#aa3322"}',
};
const IDS = Object.keys(PROJECTS);

const directory = temporaryDirectory('upgrade');
let postgres: PostgresService;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  directory.remove();
});

let copies = 0;
function earlierFile(): string {
  copies += 1;
  const dataDir = join(directory.path, `data-${copies}`);
  mkdirSync(dataDir);
  copyFileSync(new URL('schema-1.db', import.meta.url), join(dataDir, 'tilewright.db'));
  return dataDir;
}

async function connected<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function earlierTable(): Promise<string> {
  const databaseUrl = await postgres.makeDatabase();
  await connected(databaseUrl, (client) =>
    client.query(readFileSync(new URL('schema-1.sql', import.meta.url), 'utf8')),
  );
  return databaseUrl;
}

const PLACES: Readonly<Record<string, () => Promise<StoreOptions & Readonly<Record<string, unknown>>>>> = {
  SQLite: async () => ({ dataDir: earlierFile() }),
  PostgreSQL: async () => ({ dataDir: 'unused', databaseUrl: await earlierTable() }),
};

async function expectEarlierProjects(store: ProjectStore): Promise<void> {
  for (const id of IDS) expect([id, (await store.find(id))?.project]).toEqual([id, PROJECTS[id]]);
}

it.each(Object.keys(PLACES))(
  'the projects of a database of %s are found, counted, renewed and removed',
  async (name) => {
    const place = await PLACES[name]();
    const options = { ...place, timeoutMs: PATIENT_MS };
    const store = await openStore(options);
    await expectEarlierProjects(store);
    expect([await store.save(IDS[0], 'x'), await store.save('later', 'y')]).toEqual(['known', 'new']);
    await expect.poll(async () => (await store.figures()).projects, { timeout: PATIENT_MS }).toBe(5);
    await store.close();

    // They expire as if they had been opened on the day of the migration.
    const day = 86_400_000;
    let now = Date.now() + 5 * day;
    const opened = await openStore({ ...options, now: () => now });
    expect((await opened.find(IDS[1]))?.project).toBe(PROJECTS[IDS[1]]);
    await opened.close();
    now += 6 * day;
    const sweeping = await openStore({ ...options, ttlDays: 10, now: () => now });
    await expect.poll(async () => (await sweeping.figures()).projects, { timeout: PATIENT_MS }).toBe(1);
    expect((await sweeping.find(IDS[1]))?.project).toBe(PROJECTS[IDS[1]]);
    await sweeping.close();
  },
);

it('a server of the earlier version goes on with an SQLite file that is migrated meanwhile', async () => {
  const dataDir = earlierFile();
  const earlier = new Database(join(dataDir, 'tilewright.db'));
  earlier.pragma('journal_mode = WAL');
  const insert = earlier.prepare('INSERT INTO projects (id, project) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const select = earlier.prepare('SELECT project FROM projects WHERE id = ?').raw();
  // A reader in the middle of its transaction is not in the way.
  earlier.exec('BEGIN');
  expect(select.get(IDS[0])).toEqual([PROJECTS[IDS[0]]]);
  const store = await openStore({ dataDir, timeoutMs: PATIENT_MS });
  expect(select.get(IDS[0])).toEqual([PROJECTS[IDS[0]]]);
  earlier.exec('COMMIT');
  insert.run('written by the earlier one', '{"joint":2}');
  expect(select.get('written by the earlier one')).toEqual(['{"joint":2}']);
  earlier.close();
  expect((await store.find('written by the earlier one'))?.project).toBe('{"joint":2}');
  expect((await store.figures()).projects).toBe(5);
  await store.close();
});

it('a server of the earlier version goes on with a table of PostgreSQL that is migrated meanwhile', async () => {
  const databaseUrl = await earlierTable();
  const store = await openStore({ dataDir: 'unused', databaseUrl, timeoutMs: PATIENT_MS });
  await connected(databaseUrl, async (earlier) => {
    await earlier.query("INSERT INTO projects (id, project) VALUES ('earlier', '{}') ON CONFLICT (id) DO NOTHING");
    expect((await earlier.query('SELECT project FROM projects WHERE id = $1', [IDS[0]])).rows).toEqual([
      { project: PROJECTS[IDS[0]] },
    ]);
  });
  expect((await store.find('earlier'))?.project).toBe('{}');
  await store.close();
});

/** What servers of schema 2 do with a project, with the words of SQLite. */
const SCHEMA_2 = {
  insert: "INSERT INTO projects (id, project, opened, packed) VALUES (?, '', '2026-11-17', ?)",
  select: 'SELECT packed, project, opened FROM projects WHERE id = ?',
};

it('servers of schema 2 go on with an SQLite file that is migrated meanwhile', async () => {
  const dataDir = earlierFile();
  const earlier = new Database(join(dataDir, 'tilewright.db'));
  earlier.pragma('journal_mode = WAL');
  earlier.exec(`ALTER TABLE projects ADD COLUMN opened TEXT NOT NULL DEFAULT '2026-11-17';
    ALTER TABLE projects ADD COLUMN packed BLOB;
    CREATE TABLE totals (projects INTEGER NOT NULL) STRICT;
    INSERT INTO totals SELECT count(*) FROM projects;
    CREATE TRIGGER count_inserted AFTER INSERT ON projects BEGIN UPDATE totals SET projects = projects + 1; END;
    CREATE TRIGGER count_deleted AFTER DELETE ON projects BEGIN UPDATE totals SET projects = projects - 1; END;
    PRAGMA user_version = 2`);
  const [insert, select] = [earlier.prepare(SCHEMA_2.insert), earlier.prepare(SCHEMA_2.select).raw()];
  const packed = deflateRawSync('{"joint":2}');
  insert.run('before', packed);
  const store = await openStore({ dataDir, timeoutMs: PATIENT_MS });
  await store.save('newer', '{"joint":4}', '[1,1,0]');
  insert.run('after', packed);
  const [bytes] = select.get('newer') as [Uint8Array];
  expect(inflateRawSync(bytes).toString()).toBe('{"joint":4}');
  earlier.close();
  await expectEarlierProjects(store);
  for (const id of ['before', 'after']) expect(await store.find(id)).toEqual({ project: '{"joint":2}', figures: null });
  expect(await store.find('newer')).toEqual({ project: '{"joint":4}', figures: '[1,1,0]' });
  expect((await store.figures()).projects).toBe(7);
  await store.close();
});

it('servers of schema 2 go on with a table of PostgreSQL that is migrated meanwhile', async () => {
  const databaseUrl = await earlierTable();
  await connected(databaseUrl, async (earlier) => {
    await earlier.query(`ALTER TABLE public.projects ADD COLUMN opened DATE NOT NULL DEFAULT CURRENT_DATE;
      ALTER TABLE public.projects ADD COLUMN packed BYTEA`);
    const insert = SCHEMA_2.insert.replace('?', '$1').replace('?', '$2');
    const select = SCHEMA_2.select.replace('?', '$1');
    const packed = deflateRawSync('{"joint":2}');
    await earlier.query(insert, ['before', packed]);
    const store = await openStore({ dataDir: 'unused', databaseUrl, timeoutMs: PATIENT_MS });
    await store.save('newer', '{"joint":4}', '[1,1,0]');
    await earlier.query(insert, ['after', packed]);
    expect(inflateRawSync((await earlier.query(select, ['newer'])).rows[0].packed).toString()).toBe('{"joint":4}');
    await expectEarlierProjects(store);
    for (const id of ['before', 'after'])
      expect(await store.find(id)).toEqual({ project: '{"joint":2}', figures: null });
    expect(await store.find('newer')).toEqual({ project: '{"joint":4}', figures: '[1,1,0]' });
    await store.close();
  });
});

it('a migration of PostgreSQL that has to wait for a long transaction blocks no reader', async () => {
  const databaseUrl = await earlierTable();
  await connected(databaseUrl, async (dump) => {
    // As pg_dump does: it reads the table, and holds its lock until the end.
    await dump.query('BEGIN; SELECT count(*) FROM projects');
    const opening = openStore({ dataDir: 'unused', databaseUrl, timeoutMs: PATIENT_MS });
    await connected(databaseUrl, async (earlier) => {
      for (let reads = 0; reads < 50; reads += 1) {
        expect((await earlier.query('SELECT count(*)::int AS projects FROM projects')).rows).toEqual([{ projects: 4 }]);
      }
    });
    const store = await opening;
    await expect(store.find(IDS[0])).rejects.toThrow('does not exist');
    await dump.query('COMMIT');
    await expect.poll(async () => (await store.find(IDS[0]))?.project, { timeout: PATIENT_MS }).toBe(PROJECTS[IDS[0]]);
    await store.close();
  });
});

const ROUNDS = casesOf(2, 20);
const ROWS = casesOf(20_000, 100_000);

it(`an SQLite file keeps every project in ${ROUNDS} rounds of kill -9 while it is migrated`, async () => {
  const original = earlierFile();
  const database = new Database(join(original, 'tilewright.db'));
  const insert = database.prepare('INSERT INTO projects (id, project) VALUES (?, ?)');
  database.exec('BEGIN');
  // So many that the migration takes a while.
  for (let row = 0; row < ROWS; row += 1) insert.run(`row-${row}`, `{"joint":${row}}`);
  database.exec('COMMIT');
  database.close();
  const random = randomAt(seedOf(process.env), 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const dataDir = join(directory.path, `round-${round}`);
    cpSync(original, dataDir, { recursive: true });
    const env = { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', PLANNING_THREADS: '1', DATA_DIR: dataDir };
    const server = startChild(process.execPath, [MAIN], { env });
    // The store is opened some tenths of a second after the start.
    await pause(100 + random.below(500));
    server.kill('SIGKILL');
    await server.ended;
    const store = await openStore({ dataDir, timeoutMs: PATIENT_MS });
    await expectEarlierProjects(store);
    for (let row = 0; row < ROWS; row += 500)
      expect((await store.find(`row-${row}`))?.project).toBe(`{"joint":${row}}`);
    expect((await store.figures()).projects).toBe(ROWS + 4);
    await store.close();
    rmSync(dataDir, { recursive: true });
  }
});

/** Above, the store finds the projects of both databases. */
const SERVED = (
  [
    ['SQLite', async () => ({ DATA_DIR: earlierFile() })],
    ['PostgreSQL', async () => ({ DATABASE_URL: await earlierTable() })],
  ] as const
).slice(0, casesOf(1, 2));

it.each(SERVED)('the links of a database of %s open', async (_, place) => {
  const server = await startServer(await place());
  try {
    for (const id of IDS) {
      const page = await fetch(`${server.base}/planner/${id}`);
      const text = await page.text();
      const [, project = ''] = /<script type="application\/json" id="project">(.*?)<\/script>/s.exec(text) ?? [];
      expect([page.status, JSON.parse(project)]).toEqual([200, JSON.parse(PROJECTS[id])]);
    }
  } finally {
    expect(await server.stop()).toBe(0);
  }
});
