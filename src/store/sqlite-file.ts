// One connection to the SQLite file: opening and migrating it beside other processes, and its few statements. Every call
// blocks until the disk has answered, so only the worker thread uses it.

import { rmSync, statSync, writeFileSync } from 'node:fs';
import Database from 'libsql';
import { isBusy } from './sqlite-protocol.ts';

/** How long a statement waits for a lock that another process holds. */
const BUSY_MS = 2_000;

/** Pause between two tries to open a file that others are opening too. */
const RETRY_MS = 20;

/** Room that a check asks of the disk: some pages, as the projects of a busy second take. */
const PROBE_BYTES = 32_768;

/** Counted up with each change of the tables; kept in the file as `user_version`. */
const SCHEMA_VERSION = 1;

const SCHEMA = `CREATE TABLE projects (
  id TEXT PRIMARY KEY NOT NULL,
  project TEXT NOT NULL,
  created TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT, WITHOUT ROWID`;

/** An open file of projects. */
export interface SqliteFile {
  /** Keeps all of them, or none: one transaction, on disk when this returns. */
  saveAll(projects: readonly { readonly id: string; readonly project: string }[]): void;
  /** Needs no room on the disk. */
  find(id: string): string | undefined;
  /** Throws when the file could not be read or written right now, or has no room to grow. */
  check(): void;
  /** Whether the path still names the file that was opened; one that was moved away must not be written any more. */
  isInPlace(): boolean;
  close(): void;
}

/** Opens the file, made and migrated where it needs to be; waits a while for other processes that do the same. */
export function openSqliteFile(path: string): SqliteFile {
  const deadline = Date.now() + BUSY_MS;
  for (;;) {
    try {
      return openOnce(path);
    } catch (error) {
      // The switch to WAL needs the file alone and reports a lock at once, without the usual waiting.
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
    // Asked again under the lock: another process may have been faster.
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
      // A process killed between writing and syncing leaves projects that can be read but might not outlive a power cut.
      // The checkpoint syncs them, so that saving one of them again may be answered at once. It needs room on the disk,
      // which reading does not, so it waits for the first save.
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

/** Takes the lock for writing at once: a transaction that begins by reading cannot wait for it later. */
function inTransaction(database: Database.Database, work: () => void): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    work();
    database.exec('COMMIT');
  } catch (error) {
    // Some failures, a full disk among them, have ended the transaction themselves.
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Throws where a disk is full, over its quota or read-only, which a transaction without a change would not notice. */
function tryToWrite(path: string): void {
  try {
    writeFileSync(path, Buffer.alloc(PROBE_BYTES));
  } finally {
    rmSync(path, { force: true });
  }
}
