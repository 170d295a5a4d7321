// One connection to the SQLite file: opens and migrates it while other processes may do the same, and runs its few
// statements. Calls block on the disk, so only the worker thread uses it.

import { rmSync, statSync, writeFileSync } from 'node:fs';
import Database from 'libsql';
import { type Day, dayOf, type NewRow, type StoredRow, type Sweep } from './database.ts';
import type { StoreFigures } from './project-store.ts';
import { isBusy } from './sqlite-errors.ts';
import { migrate, SCHEMA_VERSION, schemaOf } from './sqlite-schema.ts';

/** How long a statement waits for a lock of another process. */
const BUSY_MS = 2_000;

/** Pause between attempts to open a file that other processes are opening. */
const RETRY_MS = 20;

/** Bytes that a check writes to the disk: a few pages, about what the projects of a busy second need. */
const PROBE_BYTES = 32_768;

/** Rows that one step of a sweep looks at. The largest rows have sixteen pages each, so this takes some milliseconds. */
const SWEEP_ROWS = 100;

export interface SqliteFile {
  /** Inserts all projects or none, in one transaction; they are on disk when this returns. */
  insertAll(rows: readonly NewRow[]): ('new' | 'known' | 'full')[];
  /** Works on a full disk. */
  find(id: string): StoredRow | undefined;
  renew(id: string, opened: Day): boolean;
  remove(id: string): boolean;
  sweep(after: string, before: Day): Sweep;
  figures(): StoreFigures;
  /** Throws if the file cannot be read or written right now, or cannot grow. */
  check(): 'ready' | 'full';
  /** Whether the path still refers to the opened file; a file that was moved away must not be written. */
  isInPlace(): boolean;
  close(): void;
}

/** Opens the file, and creates or migrates it if needed; waits up to 2 s for other processes that do the same. */
export function openSqliteFile(path: string, mostBytes = Number.POSITIVE_INFINITY): SqliteFile {
  const deadline = Date.now() + BUSY_MS;
  for (;;) {
    try {
      return openOnce(path, mostBytes);
    } catch (error) {
      // The switch to WAL needs an exclusive lock and fails at once instead of waiting for it.
      if (!isBusy(error) || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
}

function openOnce(path: string, mostBytes: number): SqliteFile {
  const database = connect(path);
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    if (schemaOf(database) !== SCHEMA_VERSION) {
      inTransaction(database, () => migrate(database, dayOf(Date.now())));
    }
    return connectionTo(database, path, mostBytes);
  } catch (error) {
    database.close();
    throw error;
  }
}

function connect(path: string): Database.Database {
  try {
    return new Database(path, { timeout: BUSY_MS });
  } catch (error) {
    throw new Error('the file cannot be opened', { cause: error });
  }
}

function connectionTo(database: Database.Database, path: string, mostBytes: number): SqliteFile {
  const insert = database.prepare(
    "INSERT INTO projects (id, project, opened, packed, figures) VALUES (?, '', ?, ?, ?)",
  );
  const select = database.prepare('SELECT packed, project, figures, opened FROM projects WHERE id = ?');
  const update = database.prepare('UPDATE projects SET opened = max(opened, ?) WHERE id = ?');
  const erase = database.prepare('DELETE FROM projects WHERE id = ?');
  const eraseExpired = database.prepare('DELETE FROM projects WHERE id = ? AND opened < ?');
  const next = database.prepare('SELECT id, opened FROM projects WHERE id > ? ORDER BY id LIMIT ?');
  const count = database.prepare('SELECT projects FROM totals');
  const { ino, dev } = statSync(path);
  let isSynced = false;

  const bytes = () => {
    const [pages, free, size] = ['page_count', 'freelist_count', 'page_size'].map((name) => numberOf(database, name));
    return (pages - free) * size;
  };
  const isFull = () => mostBytes !== Number.POSITIVE_INFINITY && bytes() >= mostBytes;

  function insertOne({ id, packed, figures, opened }: NewRow): 'new' | 'known' | 'full' {
    const known = select.get(id) as StoredRow | undefined;
    if (known !== undefined) {
      if (known.opened < opened) update.run(opened, id);
      return 'known';
    }
    if (isFull()) return 'full';
    insert.run(id, opened, Buffer.from(packed), figures);
    return 'new';
  }

  return {
    insertAll: (rows) => {
      // A process killed between write and sync leaves projects that are readable but may not survive a power failure.
      // The checkpoint syncs them, so saving one of them again can return at once. It needs disk space, which reading
      // does not, so it waits for the first save.
      if (!isSynced) database.pragma('wal_checkpoint(PASSIVE)');
      isSynced = true;
      return inTransaction(database, () => rows.map(insertOne));
    },
    find: (id) => select.get(id) as StoredRow | undefined,
    renew: (id, opened) => inTransaction(database, () => update.run(opened, id).changes > 0),
    remove: (id) => inTransaction(database, () => erase.run(id).changes > 0),
    sweep: (after, before) => {
      const rows = next.all(after, SWEEP_ROWS) as { id: string; opened: Day }[];
      const last = rows.length < SWEEP_ROWS ? null : rows[SWEEP_ROWS - 1].id;
      const expired = rows.filter(({ opened }) => opened < before);
      // Most steps find nothing, and then need no lock and no disk.
      if (expired.length === 0) return { last, removed: 0 };
      const counts = inTransaction(database, () => expired.map(({ id }) => eraseExpired.run(id, before).changes));
      const removed = counts.reduce((sum, changes) => sum + changes, 0);
      return { last, removed };
    },
    figures: () => ({ projects: (count.get() as { projects: number }).projects, bytes: bytes() }),
    check: () => {
      inTransaction(database, () => {
        select.get('');
      });
      tryToWrite(`${path}-probe`);
      return isFull() ? 'full' : 'ready';
    },
    isInPlace: () => {
      const now = statSync(path, { throwIfNoEntry: false });
      return now?.ino === ino && now.dev === dev;
    },
    close: () => database.close(),
  };
}

function numberOf(database: Database.Database, pragma: string): number {
  const [row] = database.pragma(pragma) as Record<string, number>[];
  return row[pragma];
}

/** Takes the write lock at once: a transaction that starts with a read cannot wait for the lock later. */
function inTransaction<T>(database: Database.Database, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // Some errors, such as a full disk, have already ended the transaction.
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Throws if the disk is full, over its quota or read-only; a transaction without changes would not notice. */
function tryToWrite(path: string): void {
  try {
    writeFileSync(path, Buffer.alloc(PROBE_BYTES));
  } finally {
    rmSync(path, { force: true });
  }
}
