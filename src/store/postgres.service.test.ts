import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresService, startPostgres } from '../../test/services/postgres.ts';
import { describeStore } from '../../test/services/store-conformance.ts';
import { casesOf } from '../../test/support/cases.ts';
import { openStore, type ProjectStore } from './index.ts';

/** Of transactions that get in each other's way. */
const ROUNDS = casesOf(8, 25);

let postgres: PostgresService;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

describeStore('PostgreSQL', async () => ({ dataDir: 'unused', databaseUrl: await postgres.makeDatabase() }));

const logged: string[] = [];

async function open(databaseUrl: string): Promise<ProjectStore> {
  return openStore({ dataDir: 'unused', databaseUrl, log: (message) => logged.push(message) });
}

/** Runs a query as the superuser, in the database at the address. */
async function askServer(databaseUrl: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('a PostgreSQL database', () => {
  it('gets its table once when ten servers start at the same time', async () => {
    for (let round = 0; round < casesOf(1, 5); round += 1) {
      const databaseUrl = await postgres.makeDatabase();
      logged.length = 0;
      const stores = await Promise.all(Array.from({ length: 10 }, () => open(databaseUrl)));
      expect(logged).toEqual([]);
      await Promise.all(stores.map((store, index) => store.save(`${index}`, `text ${index}`)));
      expect((await stores[0].find('9'))?.project).toBe('text 9');
      await Promise.all(stores.map((store) => store.close()));
    }
  });

  it('may use serializable transactions, as distributed variants do', async () => {
    const databaseUrl = await postgres.makeDatabase();
    const name = new URL(databaseUrl).pathname.slice(1);
    await askServer(postgres.url, `ALTER DATABASE ${name} SET default_transaction_isolation = serializable`);
    const stores = await Promise.all(Array.from({ length: 4 }, () => open(databaseUrl)));
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all(stores.flatMap((store) => [1, 2, 3].map(() => store.save(`same-${round}`, 'x'))));
    }
    expect(await askServer(databaseUrl, 'SELECT count(*)::int AS projects FROM projects')).toEqual([
      { projects: ROUNDS },
    ]);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('needs no right to create tables if the table exists', async () => {
    const databaseUrl = await postgres.makeDatabase();
    await (await open(databaseUrl)).close();
    const role = `role_${Date.now()}`;
    await askServer(databaseUrl, `CREATE ROLE ${role} LOGIN PASSWORD 'x'`);
    await askServer(databaseUrl, `GRANT SELECT, INSERT ON projects TO ${role}`);
    await askServer(databaseUrl, 'REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    const store = await open(Object.assign(new URL(databaseUrl), { username: role, password: 'x' }).href);
    await store.save('a', 'x');
    expect((await store.find('a'))?.project).toBe('x');
    await store.close();
  });

  it('gets its table again after it was dropped', async () => {
    const databaseUrl = await postgres.makeDatabase();
    const store = await open(databaseUrl);
    await askServer(databaseUrl, 'DROP TABLE projects');
    await expect(store.save('a', 'x')).rejects.toThrow('projects');
    await store.save('a', 'x');
    expect((await store.find('a'))?.project).toBe('x');
    await store.close();
  });

  it('keeps acknowledged projects even if synchronous_commit is off', async () => {
    const databaseUrl = await postgres.makeDatabase();
    const name = new URL(databaseUrl).pathname.slice(1);
    await askServer(postgres.url, `ALTER DATABASE ${name} SET synchronous_commit = off`);
    const store = await open(databaseUrl);
    // The column default is computed by the connection that saves, so it records its commit setting.
    await askServer(databaseUrl, "ALTER TABLE projects ADD how text DEFAULT current_setting('synchronous_commit')");
    await store.save('a', 'x');
    expect(await askServer(databaseUrl, 'SELECT how FROM projects')).toEqual([{ how: 'on' }]);
    await store.close();
  });

  it('that is read-only is not ready', async () => {
    const databaseUrl = await postgres.makeDatabase();
    await (await open(databaseUrl)).close();
    const name = new URL(databaseUrl).pathname.slice(1);
    await askServer(postgres.url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    const store = await open(databaseUrl);
    await expect(store.check()).rejects.toThrow('read-only');
    await expect(store.save('a', 'x')).rejects.toThrow('read-only');
    expect(await store.find('a')).toBeUndefined();
    await store.close();
  });

  it('that is locked rejects calls, recovers, and leaves no statements behind', async () => {
    const databaseUrl = await postgres.makeDatabase();
    const store = await open(databaseUrl);
    const locker = new pg.Client(databaseUrl);
    await locker.connect();
    await locker.query('BEGIN; LOCK TABLE projects');
    const refused = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => store.save(`${index}`, 'x')));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set(['rejected']));
    const stuck = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    await expect.poll(() => askServer(databaseUrl, stuck), { timeout: 30_000 }).toEqual([]);
    await locker.end();
    await store.save('a', 'x');
    expect((await store.find('a'))?.project).toBe('x');
    await store.close();
  });
});

describe('a PostgreSQL server', () => {
  it('that terminates connections is queried on new ones', async () => {
    const databaseUrl = await postgres.makeDatabase();
    const store = await open(databaseUrl);
    const endAll = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(Array.from({ length: 10 }, (_, index) => store.save(`${round}-${index}`, 'x')));
      await askServer(databaseUrl, endAll);
      expect((await store.find(`${round}-9`))?.project).toBe('x');
    }
    await store.close();
  });

  it.each(['halt', 'kill'] as const)('may stop and come back (%s)', async (way) => {
    const databaseUrl = await postgres.makeDatabase();
    const store = await open(databaseUrl);
    await store.save('before', 'x');
    await postgres[way]();
    await expect(store.save('during', 'x')).rejects.toThrow();
    await expect(store.find('before')).rejects.toThrow();
    await expect(store.check()).rejects.toThrow();
    await postgres.restart();
    await store.check();
    await store.save('after', 'x');
    expect([(await store.find('before'))?.project, (await store.find('after'))?.project]).toEqual(['x', 'x']);
    await store.close();
  });

  it('may be down when the store is opened', async () => {
    const databaseUrl = await postgres.makeDatabase();
    await postgres.halt();
    logged.length = 0;
    const store = await open(databaseUrl);
    expect(logged).toEqual(['PostgreSQL cannot be used yet; plans go without links until it can.']);
    await expect(store.save('a', 'x')).rejects.toThrow();
    await postgres.restart();
    await store.save('a', 'x');
    expect((await store.find('a'))?.project).toBe('x');
    await store.close();
  });

  it('may stop responding', async () => {
    const databaseUrl = await postgres.makeDatabase();
    postgres.freeze();
    const store = await open(databaseUrl);
    await expect(store.save('a', 'x')).rejects.toThrow();
    postgres.thaw();
    await expect.poll(() => store.check(), { timeout: 30_000 }).toBe('ready');
    await store.save('a', 'x');
    await store.close();
  });
});
