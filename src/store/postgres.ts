// Projects in PostgreSQL, in plain SQL that also works on CockroachDB, YugabyteDB and Citus.

import pg from 'pg';
import type { Day, NewRow, ProjectDatabase, StoredRow } from './database.ts';
import { ASKED_AGAIN, codeOf, migrate } from './postgres-schema.ts';
import type { Log, StoreFigures } from './project-store.ts';

/** Timeout of the driver for a connection or a statement, as a share of the guard's timeout, before which it has to end. */
const DRIVER_SHARE = 0.8;

/** Server-side timeout of a statement, shorter than the driver's, so that abandoned statements do not pile up. */
const STATEMENT_MS = 1_500;

/** Ten servers stay well below PostgreSQL's default of 100 connections. */
const MOST_CONNECTIONS = 5;

const SELECT = 'SELECT packed, project, figures, opened::text AS opened FROM projects WHERE id = $1';
const INSERT = `INSERT INTO projects (id, project, opened, packed, figures) VALUES ($1, '', $2, $3, $4)
  ON CONFLICT (id) DO NOTHING`;
const RENEW = 'UPDATE projects SET opened = GREATEST(opened, $2) WHERE id = $1';
const NEXT = `SELECT id, opened::text AS opened FROM projects WHERE id > $1 ORDER BY id LIMIT $2`;
/** The server's own estimate of the rows: counting them would read the whole table. */
const FIGURES = `SELECT n_live_tup AS projects, pg_total_relation_size(relid) AS bytes
  FROM pg_stat_user_tables WHERE relid = 'projects'::regclass`;

/** Rows that one step of a sweep looks at. */
const SWEEP_ROWS = 500;

/** How long the size of the table is taken from memory. */
const FIGURES_MS = 1000;

interface PostgresOptions {
  readonly log: Log;
  /** Milliseconds after which the guard rejects a call. */
  readonly timeoutMs: number;
  readonly mostBytes?: number | undefined;
}

/** Opens the database at the URL; if it is unavailable, each call tries again. */
export async function openPostgres(
  databaseUrl: string,
  { log, timeoutMs, mostBytes = Number.POSITIVE_INFINITY }: PostgresOptions,
): Promise<ProjectDatabase> {
  const pool = poolFor(databaseUrl, { timeoutMs: DRIVER_SHARE * timeoutMs, statementMs: STATEMENT_MS });
  // An idle connection broke; the pool opens another when needed.
  pool.on('error', (error) => log('An idle connection to PostgreSQL was lost.', error));
  let schema: Promise<void> | undefined;
  let known: { readonly figures: Promise<StoreFigures>; readonly at: number } | undefined;

  async function query(text: string, values?: readonly unknown[]): Promise<pg.QueryResult> {
    schema ??= migrate((text) => ask(pool, text));
    try {
      await schema;
      return await ask(pool, text, values);
    } catch (error) {
      // Check the schema again on the next call: the server was unavailable, or the table was dropped.
      schema = undefined;
      throw error;
    }
  }

  async function figures(): Promise<StoreFigures> {
    const { rows } = await query(FIGURES);
    return { projects: Number(rows[0].projects), bytes: Number(rows[0].bytes) };
  }

  async function isFull(): Promise<boolean> {
    if (mostBytes === Number.POSITIVE_INFINITY) return false;
    if (known === undefined || performance.now() - known.at > FIGURES_MS) {
      known = { figures: figures(), at: performance.now() };
      known.figures.catch(() => {
        known = undefined;
      });
    }
    return (await known.figures).bytes >= mostBytes;
  }

  const find = async (id: string): Promise<StoredRow | undefined> => (await query(SELECT, [id])).rows[0];
  const renew = async (id: string, opened: Day) => (await query(RENEW, [id, opened])).rowCount === 1;

  async function insert(row: NewRow): Promise<'new' | 'known' | 'full'> {
    const { id, opened } = row;
    const isNew = !(await isFull()) && (await query(INSERT, [id, opened, row.packed, row.figures])).rowCount === 1;
    if (isNew) return 'new';
    const found = await find(id);
    if (found === undefined && (await isFull())) return 'full';
    if (found !== undefined && (found.opened >= opened || (await renew(id, opened)))) return 'known';
    // It was removed in between.
    return insert(row);
  }

  const database: ProjectDatabase = {
    insert,
    find,
    renew,
    remove: async (id) => (await query('DELETE FROM projects WHERE id = $1', [id])).rowCount === 1,
    sweep: async (after, before) => {
      const rows: { id: string; opened: Day }[] = (await query(NEXT, [after, SWEEP_ROWS])).rows;
      const expired = rows.filter(({ opened }) => opened < before).map(({ id }) => id);
      const last = rows.length < SWEEP_ROWS ? null : rows[SWEEP_ROWS - 1].id;
      if (expired.length === 0) return { last, removed: 0 };
      const { rowCount } = await query('DELETE FROM projects WHERE id = ANY($1) AND opened < $2', [expired, before]);
      return { last, removed: rowCount ?? 0 };
    },
    figures,
    check: async () => {
      const { rows } = await query('SHOW transaction_read_only');
      if (rows[0]?.transaction_read_only === 'on') throw new Error('PostgreSQL takes no writes: it is read-only.');
      return (await isFull()) ? 'full' : 'ready';
    },
    close: () => pool.end(),
  };
  await database.check().catch((error) => {
    log('PostgreSQL cannot be used yet; plans go without links until it can.', error);
  });
  return database;
}

interface PoolOptions {
  /** Of the driver, for a connection or a statement. */
  readonly timeoutMs: number;
  /** Of the server, for a statement. */
  readonly statementMs: number;
}

/** Connections to the database at the URL; throws one sentence if the URL cannot be one. */
export function poolFor(databaseUrl: string, { timeoutMs, statementMs }: PoolOptions): pg.Pool {
  const options: pg.PoolConfig = {
    connectionString: databaseUrl,
    application_name: 'tilewright',
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
    onConnect: (client) => prepareConnection(client, statementMs),
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
async function prepareConnection(client: pg.ClientBase, statementMs: number): Promise<void> {
  await client.query(`SET statement_timeout = ${statementMs}`);
  const { rows } = await client.query("SELECT setting FROM pg_settings WHERE name = 'synchronous_commit'");
  // Stricter settings than "on" are the operator's choice; "off" could lose acknowledged projects.
  if (rows[0]?.setting === 'off') await client.query('SET synchronous_commit = on');
}

/** Runs a statement; retries if the connection broke or the server asks for it. All statements here are idempotent. */
export async function ask(pool: pg.Pool, text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
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
