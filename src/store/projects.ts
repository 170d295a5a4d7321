// The rules of stored projects on top of a database: they are small, and opening one moves the day on which it expires.

import { dayOf, type ProjectDatabase, type StoredRow } from './database.ts';
import { pack, unpack } from './packing.ts';
import type { Log, ProjectStore } from './project-store.ts';

/** Bytes of a stored project. A room of many hundred corners fits; a million of the largest take 64 GB. */
const MOST_PROJECT_BYTES = 64 * 1024;

/** The text of a row. Compressed text has at least a byte, so an empty value never stands for one. */
export async function textOf({ packed, project }: StoredRow): Promise<string> {
  return packed === null || (packed.length === 0 && project !== '') ? project : unpack(packed);
}

export function projectsIn(database: ProjectDatabase, log: Log, now: () => number): ProjectStore {
  /** Whether a project is there to be shown: it may have been removed since it was read. */
  async function renew(id: string): Promise<boolean> {
    try {
      return await database.renew(id, dayOf(now()));
    } catch (error) {
      // A full disk can still be read.
      log('A project was opened, but will not be kept longer for it.', error);
      return true;
    }
  }

  return {
    save: async (id, project, figures) => {
      const packed = await pack(project);
      if (packed.length > MOST_PROJECT_BYTES) return 'too-large';
      return database.insert({ id, packed, figures: figures ?? null, opened: dayOf(now()) });
    },
    find: async (id) => {
      const row = await database.find(id);
      if (row === undefined) return undefined;
      if (row.opened < dayOf(now()) && !(await renew(id))) return undefined;
      return { project: await textOf(row), figures: row.figures };
    },
    remove: (id) => database.remove(id),
    figures: () => database.figures(),
    check: () => database.check(),
    close: () => database.close(),
  };
}
