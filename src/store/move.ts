// Moves the projects of an SQLite file to PostgreSQL. Every statement may be repeated, so a move that was interrupted is
// simply started again, and servers may use both databases meanwhile.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type pg from 'pg';
import type { StoredRow } from './database.ts';
import { ask, poolFor } from './postgres.ts';
import { migrate } from './postgres-schema.ts';
import { textOf } from './projects.ts';
import { openSqliteFile } from './sqlite-file.ts';

/** Rows that are moved at once, of at most 64 KB each. */
const ROWS = 100;
const TIMEOUT_MS = 60_000;

const NEXT = `SELECT id, project, created, opened, packed, figures FROM projects WHERE id > ? ORDER BY id LIMIT ${ROWS}`;

/** Rows that are there already stay as they are, whatever is in the file. */
const INSERT = `INSERT INTO projects (id, project, created, opened, packed, figures)
  SELECT * FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::date[], $5::bytea[], $6::text[])
  ON CONFLICT (id) DO NOTHING`;

/** The move that earlier versions documented wrote nothing as empty bytes, which compressed text never is. */
const REPAIR = "UPDATE projects SET packed = NULL WHERE id = ANY($1) AND packed = '' AND project <> ''";

/** A project that was opened in the file since the last move must not expire earlier. */
const RENEW = `UPDATE projects SET opened = moved.opened
  FROM unnest($1::text[], $2::date[]) AS moved (id, opened)
  WHERE projects.id = moved.id AND projects.opened < moved.opened`;

const FIND = 'SELECT id, project, opened::text AS opened, packed, figures FROM projects WHERE id = ANY($1)';

export interface MoveOptions {
  /** The directory of the SQLite file. */
  readonly dataDir: string;
  readonly databaseUrl: string;
}

export interface Moved {
  /** Projects in the file; all of them are in PostgreSQL now. */
  readonly total: number;
  /** Those that were not there before. */
  readonly added: number;
  /** Those that an earlier move had left unreadable. */
  readonly repaired: number;
}

interface Row extends StoredRow {
  readonly id: string;
  readonly created: string;
}

/** Moves all projects, and reads each of them back; rejects with one sentence if one is missing or cannot be read. */
export async function moveToPostgres({ dataDir, databaseUrl }: MoveOptions): Promise<Moved> {
  const path = join(dataDir, 'tilewright.db');
  if (!existsSync(path)) throw new Error(`there is no ${path}; set DATA_DIR to the folder of the SQLite file.`);
  const pool = poolFor(databaseUrl, { timeoutMs: TIMEOUT_MS, statementMs: TIMEOUT_MS });
  try {
    await migrate((text) => ask(pool, text));
    // Brings a file of an earlier version to the newest schema.
    openSqliteFile(path).close();
    const file = new Database(path, { readonly: true });
    try {
      return await moveRows(file, pool);
    } finally {
      file.close();
    }
  } finally {
    await pool.end();
  }
}

async function moveRows(file: Database.Database, pool: pg.Pool): Promise<Moved> {
  const next = file.prepare(NEXT);
  const moved = { total: 0, added: 0, repaired: 0 };
  for (let after = ''; ; ) {
    const rows = next.all(after) as Row[];
    const last = rows.at(-1);
    if (last === undefined) return moved;
    const ids = rows.map(({ id }) => id);
    const column = <Name extends keyof Row>(name: Name) => rows.map((row) => row[name]);
    // SQLite's driver returns plain memory, which that of PostgreSQL would write as an empty object.
    const packed = column('packed').map((bytes) => bytes && Buffer.from(bytes));
    const columns = [column('project'), column('created'), column('opened'), packed, column('figures')];
    moved.added += (await ask(pool, INSERT, [ids, ...columns])).rowCount ?? 0;
    moved.repaired += (await ask(pool, REPAIR, [ids])).rowCount ?? 0;
    await ask(pool, RENEW, [ids, column('opened')]);
    await verify(pool, rows);
    moved.total += rows.length;
    after = last.id;
  }
}

/** A plan that was stored in both databases may have other words there, but it must be readable. */
async function verify(pool: pg.Pool, rows: readonly Row[]): Promise<void> {
  const { rows: arrived } = await ask(pool, FIND, [rows.map(({ id }) => id)]);
  const byId = new Map((arrived as Row[]).map((row) => [row.id, row]));
  for (const { id } of rows) {
    const row = byId.get(id);
    if (row === undefined)
      throw new Error(`project ${id} is not in PostgreSQL; was it removed meanwhile? Start again.`);
    try {
      JSON.parse(await textOf(row));
    } catch (error) {
      throw new Error(`project ${id} cannot be read in PostgreSQL: ${(error as Error).message}.`, { cause: error });
    }
  }
}
