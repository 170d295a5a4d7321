// Public interface of the store: opens SQLite or PostgreSQL.

import type { ProjectDatabase } from './database.ts';
import { guard, STORE_TIMEOUT_MS } from './guard.ts';
import type { Moved, MoveOptions } from './move.ts';
import type { Log, ProjectStore, StoreOptions } from './project-store.ts';
import { projectsIn } from './projects.ts';
import { sweepRegularly } from './retention.ts';

export { isProjectId, projectIdOf } from './project-id.ts';
export type { FoundProject, ProjectStore, Saved, StoreOptions } from './project-store.ts';

/**
 * Opens the store: PostgreSQL if a database URL is given, otherwise SQLite in the data directory.
 *
 * Rejects with one sentence if only the operator can fix the problem: a data directory that is not writable, a file in
 * it that is not our database, or an invalid database URL. A database that is unavailable or busy, or a full disk, does
 * not reject; the calls reject until the problem is gone.
 */
export async function openStore(options: StoreOptions): Promise<ProjectStore> {
  const { log = () => {}, timeoutMs = STORE_TIMEOUT_MS, ttlDays = 0, now = Date.now } = options;
  const database = await openDatabase(options, { log, timeoutMs });
  const store = guard(projectsIn(database, log, now), timeoutMs);
  if (ttlDays === 0) return store;
  const stopSweeping = sweepRegularly(database, { ttlDays, log, now });
  const close = () => {
    stopSweeping();
    return store.close();
  };
  return { ...store, close };
}

/** Moves all projects from SQLite to PostgreSQL. Loads the drivers when it is called: no server needs both. */
export async function moveToPostgres(options: MoveOptions): Promise<Moved> {
  return (await import('./move.ts')).moveToPostgres(options);
}

/** Loads only the driver in use, to save startup time and memory. */
async function openDatabase(
  { dataDir, databaseUrl, mostBytes }: StoreOptions,
  { log, timeoutMs }: { readonly log: Log; readonly timeoutMs: number },
): Promise<ProjectDatabase> {
  if (databaseUrl === undefined) {
    const { openSqlite } = await import('./sqlite.ts');
    return openSqlite(dataDir, { log, mostBytes });
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl, { log, timeoutMs, mostBytes });
}
