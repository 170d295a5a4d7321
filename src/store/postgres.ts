// Projects in PostgreSQL, in plain SQL that its relatives (CockroachDB, YugabyteDB, Citus) understand too.

import pg from 'pg';
import { guard } from './guard.ts';
import type { Log, ProjectStore } from './project-store.ts';

/** The driver gives up a connection or a statement after this time, before the guard rejects the call. */
const DRIVER_TIMEOUT_MS = 2_000;

/** The server ends a statement before the driver gives it up, or abandoned statements would pile up behind a lock. */
const STATEMENT_MS = 1_500;

/** Ten servers at this size stay well below PostgreSQL's usual hundred connections. */
const MOST_CONNECTIONS = 5;

const PROBE = 'SELECT id, project FROM projects LIMIT 0';
const SCHEMA = `CREATE TABLE IF NOT EXISTS projects (
  id TEXT PRIMARY KEY,
  project TEXT NOT NULL,
  created TIMESTAMPTZ NOT NULL DEFAULT now()
)`;
const INSERT = 'INSERT INTO projects (id, project) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING';
const SELECT = 'SELECT project FROM projects WHERE id = $1';

/** How often one of several servers that make the table at once tries again. */
const MOST_TRIES = 10;

/** Another transaction was in the way, and the server asks for this one again: serialization failure, deadlock. */
const ASKED_AGAIN = ['40001', '40P01'];

/** Another server makes the same table at this moment: duplicates in the catalogue, or a change of it under our feet. */
const LOST_RACE = ['23505', '42P07', '42710', 'XX000', ...ASKED_AGAIN];

const NO_SUCH_TABLE = '42P01';

/** Opens the projects in the database at the URL; one that is away for now is tried again with each call. */
export async function openPostgres(databaseUrl: string, log: Log, timeoutMs?: number): Promise<ProjectStore> {
  const pool = poolFor(databaseUrl);
  // A connection that dies while nobody uses it; the pool opens another when one is needed.
  pool.on('error', (error) => log('An idle connection to PostgreSQL was lost.', error));
  let table: Promise<void> | undefined;

  async function query(text: string, values?: readonly string[]): Promise<pg.QueryResult> {
    table ??= makeTable(pool);
    try {
      await table;
      return await ask(pool, text, values);
    } catch (error) {
      // Looked for again next time: the server was away, or the table has been taken away under us.
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
    // The driver guesses what a stray percent sign means; a password guessed wrong is hard to find.
    decodeURIComponent(`${username}${password}${pathname}`);
    // The pool would read the address with its first connection only.
    new pg.Client(options);
  } catch (error) {
    // The error may quote the address, and the address has the password: only what the file system says is repeated.
    const { syscall, message } = error as NodeJS.ErrnoException;
    const unreadable = syscall === undefined ? '' : `; it names a file that cannot be read: ${message}`;
    throw new Error(
      `DATABASE_URL must be an address like postgres://user:password@host:5432/database, special characters percent-encoded${unreadable}.`,
    );
  }
  return new pg.Pool(options);
}

/** SET rather than options at the start of the connection: connection poolers refuse those that they do not know. */
async function prepareConnection(client: pg.ClientBase): Promise<void> {
  await client.query(`SET statement_timeout = ${STATEMENT_MS}`);
  const { rows } = await client.query("SELECT setting FROM pg_settings WHERE name = 'synchronous_commit'");
  // Stricter settings than "on" are the operator's to choose; "off" would lose what we have said is kept.
  if (rows[0]?.setting === 'off') await client.query('SET synchronous_commit = on');
}

async function makeTable(pool: pg.Pool): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      // Looked for first: where it exists, no right to make tables is needed.
      await ask(pool, PROBE);
      return;
    } catch (error) {
      if (codeOf(error) !== NO_SUCH_TABLE || tries > MOST_TRIES) throw error;
    }
    try {
      await ask(pool, SCHEMA);
    } catch (error) {
      // IF NOT EXISTS does not hold against others who make it at the same moment.
      if (!LOST_RACE.includes(codeOf(error))) throw error;
    }
  }
}

/** Asks, and asks again where a connection broke or the server says so: every statement here may be repeated. */
async function ask(pool: pg.Pool, text: string, values: readonly string[] = []): Promise<pg.QueryResult> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await pool.query(text, [...values]);
    } catch (error) {
      // After a restart all idle connections are dead, and the pool may not have noticed any of it; a new one is not.
      const isWorthAnother = wasInterrupted(error) || ASKED_AGAIN.includes(codeOf(error));
      if (!isWorthAnother || failures === MOST_CONNECTIONS) throw error;
    }
  }
}

/** Whether a connection broke under a statement: reset by the network, or ended by an administrator or a restart. */
function wasInterrupted(error: unknown): boolean {
  const code = codeOf(error);
  if (['ECONNRESET', 'EPIPE'].includes(code) || code.startsWith('57P') || code.startsWith('08')) return true;
  return (error as Error).message === 'Connection terminated unexpectedly';
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code ?? '');
}
