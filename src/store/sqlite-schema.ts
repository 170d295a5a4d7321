// The schema of the SQLite file and its numbered migrations. Readers are never blocked: the file is in WAL mode, and no
// migration rewrites rows.

import type Database from 'libsql';
import type { Day } from './database.ts';

/** Migration n leads to schema n, which the file keeps as `user_version`. A released one never changes. */
const MIGRATIONS: readonly ((today: Day) => string)[] = [
  () => `CREATE TABLE projects (
    id TEXT PRIMARY KEY NOT NULL,
    project TEXT NOT NULL,
    created TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ) STRICT, WITHOUT ROWID`,
  // Servers of schema 1 may still write to the open file: their rows get the default day, and text without packed bytes.
  (today) => `ALTER TABLE projects ADD COLUMN opened TEXT NOT NULL DEFAULT '${today}';
    ALTER TABLE projects ADD COLUMN packed BLOB;
    CREATE TABLE totals (projects INTEGER NOT NULL) STRICT;
    INSERT INTO totals SELECT count(*) FROM projects;
    CREATE TRIGGER count_inserted AFTER INSERT ON projects BEGIN UPDATE totals SET projects = projects + 1; END;
    CREATE TRIGGER count_deleted AFTER DELETE ON projects BEGIN UPDATE totals SET projects = projects - 1; END`,
  // Rows of servers of schema 2 have no figures.
  () => 'ALTER TABLE projects ADD COLUMN figures TEXT',
];

export const SCHEMA_VERSION = MIGRATIONS.length;

export function schemaOf(database: Database.Database): number {
  const [{ user_version: version }] = database.pragma('user_version') as [{ user_version: number }];
  return version;
}

/** Brings the file to the newest schema; call it in a transaction. Throws if the file has a newer one. */
export function migrate(database: Database.Database, today: Day): void {
  const version = schemaOf(database);
  if (version > SCHEMA_VERSION) {
    throw new Error(`it was written by a later Tilewright (schema ${version}, this one knows ${SCHEMA_VERSION})`);
  }
  for (const migration of MIGRATIONS.slice(version)) database.exec(migration(today));
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
}
