// The door of the store: opens the projects where the options say they are kept.

import type { ProjectStore, StoreOptions } from './project-store.ts';

export { isProjectId, projectIdOf } from './project-id.ts';
export type { ProjectStore, StoreOptions } from './project-store.ts';

/**
 * Opens the store: PostgreSQL where a database URL is given, otherwise SQLite in the data directory.
 *
 * Rejects with one sentence for what only the operator can repair: a data directory that cannot be written, a file in it
 * that is no database of ours, a database URL that is none. A database that is away or busy for now, or a full
 * disk, is no reason to reject; calls reject until that has passed.
 */
export async function openStore({
  dataDir,
  databaseUrl,
  log = () => {},
  timeoutMs,
}: StoreOptions): Promise<ProjectStore> {
  // Only the one in use is loaded: the other's driver would cost every start time and memory.
  if (databaseUrl === undefined) {
    const { openSqlite } = await import('./sqlite.ts');
    return openSqlite(dataDir, log, timeoutMs);
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl, log, timeoutMs);
}
