// Projects in PostgreSQL, in plain SQL that also works on CockroachDB, YugabyteDB and Citus.

import pg from 'pg';
import { guard } from './guard.ts';
import type { Log, ProjectStore } from './project-store.ts';

/** Timeout of the driver for a connection or a statement, shorter than the timeout of the guard. */
const DRIVER_TIMEOUT_MS = 2_000;

/** Server-side timeout of a statement, shorter than the driver's, so that abandoned statements do not pile up. */
const STATEMENT_MS = 1_500;

/** Ten servers stay well below PostgreSQL's default of 100 connections. */
const MOST_CONNECTIONS = 5;

const PROBE = 'SELECT id, project FROM projects LIMIT 0';
const SCHEMA = `CREATE TABLE IF NOT EXISTS projects (
  id TEXT PRIMARY KEY,
  project TEXT NOT NULL,
  created TIMESTAMPTZ NOT NULL DEFAULT now()
)`;
const INSERT = 'INSERT INTO projects (id, project) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING';
const SELECT = 'SELECT project FROM projects WHERE id = $1';

/** Retries when several servers create the table at once. */
const MOST_TRIES = 10;

/** Serialization failure and deadlock: the server asks the client to retry. */
const ASKED_AGAIN = ['40001', '40P01'];

/** Another server is creating the table: duplicate catalogue entries, or a concurrent change of the catalogue. */
const LOST_RACE = ['23505', '42P07', '42710', 'XX000', ...ASKED_AGAIN];

const NO_SUCH_TABLE = '42P01';

/** Opens the database at the URL; if it is unavailable, each call tries again. */
export async function openPostgres(databaseUrl: string, log: Log, timeoutMs?: number): Promise<ProjectStore> {
  const pool = poolFor(databaseUrl);
  // An idle connection broke; the pool opens another when needed.
  pool.on('error', (error) => log('An idle connection to PostgreSQL was lost.', error));
  let table: Promise<void> | undefined;

  async function query(text: string, values?: readonly string[]): Promise<pg.QueryResult> {
    table ??= makeTable(pool);
    try {
      await table;
      return await ask(pool, text, values);
    } catch (error) {
      // Check the table again on the next call: the server was unavailable, or the table was dropped.
      table = undefined;
      throw error;
    }
  }

  const database: ProjectStore = {
    save: async (id, project) => {
      await query(INSERT, [id, project]);
    },
    find: async (id) => (await query(SELECT, [id])).rows[0]?.project,
    check: async () => {
      const { rows } = await query('SHOW transaction_read_only');
      if (rows[0]?.transaction_read_only === 'on') throw new Error('PostgreSQL takes no writes: it is read-only.');
    },
    close: () => pool.end(),
  };
  const store = guard(database, timeoutMs);
  await store.check().catch((error) => {
    log('PostgreSQL cannot be used yet; plans go without links until it can.', error);
  });
  return store;
}

function poolFor(databaseUrl: string): pg.Pool {
  const options: pg.PoolConfig = {
    connectionString: databaseUrl,
    application_name: 'tilewright',
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: DRIVER_TIMEOUT_MS,
    query_timeout: DRIVER_TIMEOUT_MS,
    keepAlive: true,
    onConnect: prepareConnection,
  };
  try {
    const { protocol, username, password, pathname } = new URL(databaseUrl);
    if (protocol !== 'postgres:' && protocol !== 'postgresql:') throw new TypeError('not an address of PostgreSQL');
    // The driver guesses the meaning of a stray percent sign, and a wrongly guessed password is hard to debug.
    decodeURIComponent(`${username}${password}${pathname}`);
    // Parse the URL now; the pool would do so only on its first connection.
    new pg.Client(options);
  } catch (error) {
    // The error may quote the URL with its password, so only messages from the file system are passed on.
    const { syscall, message } = error as NodeJS.ErrnoException;
    const unreadable = syscall === undefined ? '' : `; it names a file that cannot be read: ${message}`;
    throw new Error(
      `DATABASE_URL must be an address like postgres://user:password@host:5432/database, special characters percent-encoded${unreadable}.`,
    );
  }
  return new pg.Pool(options);
}

/** Uses SET instead of connection options, because connection poolers reject options they do not know. */
async function prepareConnection(client: pg.ClientBase): Promise<void> {
  await client.query(`SET statement_timeout = ${STATEMENT_MS}`);
  const { rows } = await client.query("SELECT setting FROM pg_settings WHERE name = 'synchronous_commit'");
  // Stricter settings than "on" are the operator's choice; "off" could lose acknowledged projects.
  if (rows[0]?.setting === 'off') await client.query('SET synchronous_commit = on');
}

async function makeTable(pool: pg.Pool): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      // Probe first: if the table exists, the right to create tables is not needed.
      await ask(pool, PROBE);
      return;
    } catch (error) {
      if (codeOf(error) !== NO_SUCH_TABLE || tries > MOST_TRIES) throw error;
    }
    try {
      await ask(pool, SCHEMA);
    } catch (error) {
      // IF NOT EXISTS does not prevent errors when others create the table concurrently.
      if (!LOST_RACE.includes(codeOf(error))) throw error;
    }
  }
}

/** Runs a statement; retries if the connection broke or the server asks for it. All statements here are idempotent. */
async function ask(pool: pg.Pool, text: string, values: readonly string[] = []): Promise<pg.QueryResult> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await pool.query(text, [...values]);
    } catch (error) {
      // After a server restart all idle connections of the pool may be dead; a new one works.
      const isWorthAnother = wasInterrupted(error) || ASKED_AGAIN.includes(codeOf(error));
      if (!isWorthAnother || failures === MOST_CONNECTIONS) throw error;
    }
  }
}

/** Whether the connection broke during a statement: a network reset, an administrator or a restart. */
function wasInterrupted(error: unknown): boolean {
  const code = codeOf(error);
  if (['ECONNRESET', 'EPIPE'].includes(code) || code.startsWith('57P') || code.startsWith('08')) return true;
  return (error as Error).message === 'Connection terminated unexpectedly';
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code ?? '');
}
