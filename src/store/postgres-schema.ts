// The schema of the PostgreSQL table and its numbered migrations. Each has a probe that works only once it is made, so no
// table of versions can disagree with the tables, and a user without the right to change them needs none.

import type pg from 'pg';

interface Migration {
  readonly probe: string;
  readonly change: string;
}

/**
 * A released migration never changes. A change of a table needs a lock for a moment; while it waits for one, readers wait
 * behind it, so it gives up soon and is tried again.
 */
const MIGRATIONS: readonly Migration[] = [
  {
    probe: 'SELECT id, project, created FROM projects LIMIT 0',
    change: `CREATE TABLE IF NOT EXISTS projects (
      id TEXT PRIMARY KEY,
      project TEXT NOT NULL,
      created TIMESTAMPTZ NOT NULL DEFAULT now()
    )`,
  },
  {
    // Servers of schema 1 may still write: their rows get the default day, and text without packed bytes.
    probe: 'SELECT opened, packed FROM projects LIMIT 0',
    change: `SET LOCAL lock_timeout = 200;
      ALTER TABLE projects ADD COLUMN IF NOT EXISTS opened DATE NOT NULL DEFAULT CURRENT_DATE;
      ALTER TABLE projects ADD COLUMN IF NOT EXISTS packed BYTEA`,
  },
  {
    // Rows of servers of schema 2 have no figures.
    probe: 'SELECT figures FROM projects LIMIT 0',
    change: `SET LOCAL lock_timeout = 200;
      ALTER TABLE projects ADD COLUMN IF NOT EXISTS figures TEXT`,
  },
];

/** Attempts when several servers migrate at once, or when others use the table. */
const MOST_TRIES = 10;

/** Serialization failure and deadlock: the server asks the client to retry. */
export const ASKED_AGAIN = ['40001', '40P01'];

const NO_SUCH_TABLE = '42P01';
const NO_SUCH_COLUMN = '42703';
const LOCK_NOT_AVAILABLE = '55P03';

/** Others hold the lock or make the same change: duplicate catalogue entries, a concurrent change of the catalogue. */
const LOST_RACE = ['23505', '42P07', '42701', '42710', 'XX000', LOCK_NOT_AVAILABLE, ...ASKED_AGAIN];

/** Brings the table to the newest schema. Several statements in one text are one transaction. */
export async function migrate(ask: (text: string) => Promise<pg.QueryResult>): Promise<void> {
  for (const { probe, change } of MIGRATIONS) {
    for (let tries = 1; ; tries += 1) {
      try {
        await ask(probe);
        break;
      } catch (error) {
        if (![NO_SUCH_TABLE, NO_SUCH_COLUMN].includes(codeOf(error)) || tries > MOST_TRIES) throw error;
      }
      try {
        await ask(change);
      } catch (error) {
        // IF NOT EXISTS does not prevent errors when others change the table concurrently.
        if (!LOST_RACE.includes(codeOf(error))) throw error;
      }
    }
  }
}

export function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code ?? '');
}
