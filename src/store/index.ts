// Public interface of the store: opens SQLite or PostgreSQL.

import type { ProjectStore, StoreOptions } from './project-store.ts';

export { isProjectId, projectIdOf } from './project-id.ts';
export type { ProjectStore, StoreOptions } from './project-store.ts';

/**
 * Opens the store: PostgreSQL if a database URL is given, otherwise SQLite in the data directory.
 *
 * Rejects with one sentence if only the operator can fix the problem: a data directory that is not writable, a file in
 * it that is not our database, or an invalid database URL. A database that is unavailable or busy, or a full disk, does
 * not reject; the calls reject until the problem is gone.
 */
export async function openStore({
  dataDir,
  databaseUrl,
  log = () => {},
  timeoutMs,
}: StoreOptions): Promise<ProjectStore> {
  // Load only the driver in use, to save startup time and memory.
  if (databaseUrl === undefined) {
    const { openSqlite } = await import('./sqlite.ts');
    return openSqlite(dataDir, log, timeoutMs);
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl, log, timeoutMs);
}
