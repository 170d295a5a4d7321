// One connection to the SQLite file: opens and migrates it while other processes may do the same, and runs its few
// statements. Calls block on the disk, so only the worker thread uses it.

import { rmSync, statSync, writeFileSync } from 'node:fs';
import Database from 'libsql';
import { isBusy } from './sqlite-protocol.ts';

/** How long a statement waits for a lock of another process. */
const BUSY_MS = 2_000;

/** Pause between attempts to open a file that other processes are opening. */
const RETRY_MS = 20;

/** Bytes that a check writes to the disk: a few pages, about what the projects of a busy second need. */
const PROBE_BYTES = 32_768;

/** Incremented with each schema change; stored in the file as `user_version`. */
const SCHEMA_VERSION = 1;

const SCHEMA = `CREATE TABLE projects (
  id TEXT PRIMARY KEY NOT NULL,
  project TEXT NOT NULL,
  created TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT, WITHOUT ROWID`;

export interface SqliteFile {
  /** Stores all projects or none, in one transaction; they are on disk when this returns. */
  saveAll(projects: readonly { readonly id: string; readonly project: string }[]): void;
  /** Works on a full disk. */
  find(id: string): string | undefined;
  /** Throws if the file cannot be read or written right now, or cannot grow. */
  check(): void;
  /** Whether the path still refers to the opened file; a file that was moved away must not be written. */
  isInPlace(): boolean;
  close(): void;
}

/** Opens the file, and creates or migrates it if needed; waits up to 2 s for other processes that do the same. */
export function openSqliteFile(path: string): SqliteFile {
  const deadline = Date.now() + BUSY_MS;
  for (;;) {
    try {
      return openOnce(path);
    } catch (error) {
      // The switch to WAL needs an exclusive lock and fails at once instead of waiting for it.
      if (!isBusy(error) || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
}

function openOnce(path: string): SqliteFile {
  const database = connect(path);
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    migrate(database);
    return connectionTo(database, path);
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

function migrate(database: Database.Database): void {
  if (versionOf(database) === SCHEMA_VERSION) return;
  inTransaction(database, () => {
    // Check again under the lock: another process may have migrated the file.
    const version = versionOf(database);
    if (version === SCHEMA_VERSION) return;
    if (version > SCHEMA_VERSION) {
      throw new Error(`it was written by a later Tilewright (schema ${version}, this one knows ${SCHEMA_VERSION})`);
    }
    database.exec(SCHEMA);
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  });
}

function versionOf(database: Database.Database): number {
  const [{ user_version: version }] = database.pragma('user_version') as [{ user_version: number }];
  return version;
}

function connectionTo(database: Database.Database, path: string): SqliteFile {
  const insert = database.prepare('INSERT INTO projects (id, project) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const select = database.prepare('SELECT project FROM projects WHERE id = ?').raw();
  const { ino, dev } = statSync(path);
  let isSynced = false;
  return {
    saveAll: (projects) => {
      // A process killed between write and sync leaves projects that are readable but may not survive a power failure.
      // The checkpoint syncs them, so saving one of them again can return at once. It needs disk space, which reading
      // does not, so it waits for the first save.
      if (!isSynced) database.pragma('wal_checkpoint(PASSIVE)');
      isSynced = true;
      inTransaction(database, () => {
        for (const { id, project } of projects) insert.run(id, project);
      });
    },
    find: (id) => (select.get(id) as [string] | undefined)?.[0],
    check: () => {
      inTransaction(database, () => {
        select.get('');
      });
      tryToWrite(`${path}-probe`);
    },
    isInPlace: () => {
      const now = statSync(path, { throwIfNoEntry: false });
      return now?.ino === ino && now.dev === dev;
    },
    close: () => database.close(),
  };
}

/** Takes the write lock at once: a transaction that starts with a read cannot wait for the lock later. */
function inTransaction(database: Database.Database, work: () => void): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    work();
    database.exec('COMMIT');
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
