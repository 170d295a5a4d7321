// Projects in an SQLite file of the data directory. The file is worked on in a thread of its own, so that neither a slow
// disk nor another process's lock holds up the server.

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { prepareDataDirectory } from './data-directory.ts';
import { guard } from './guard.ts';
import type { Log, ProjectStore } from './project-store.ts';
import { isBusy, isFull } from './sqlite-protocol.ts';
import { openThreadClient, type ThreadClient } from './thread-client.ts';

/** The thread handles one message of a few megabytes at a time; dying of more is better than taking the server's memory. */
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };

/** Opens the projects in `tilewright.db` of the directory; rejects with one sentence where that can never work. */
export async function openSqlite(dataDir: string, log: Log, timeoutMs?: number): Promise<ProjectStore> {
  await prepareDataDirectory(dataDir);
  const path = join(dataDir, 'tilewright.db');
  const client = openThreadClient(() => startThread(path));
  await openOrRefuse(path, client, log);
  const database: ProjectStore = {
    save: async (id, project) => {
      await client.ask({ what: 'save', id, project });
    },
    find: (id) => client.ask({ what: 'find', id }),
    check: async () => {
      await client.ask({ what: 'check' });
    },
    close: () => client.close(),
  };
  return guard(database, timeoutMs);
}

/** Has the thread open the file; a lock and a full disk are waited out by later calls, the rest is for the operator. */
async function openOrRefuse(path: string, client: ThreadClient, log: Log): Promise<void> {
  try {
    await client.ask({ what: 'check' });
  } catch (error) {
    if (isBusy(error)) {
      log(`${path} is locked by another process; plans go without links until it is free.`, error);
      return;
    }
    if (isFull(error)) {
      log(`The disk of ${path} is full; plans go without links until there is room.`, error);
      return;
    }
    await client.close();
    const reason = (error as Error).message.replace(/\.$/, '');
    throw new Error(`${path} cannot be used as the database of projects: ${reason}.`, { cause: error });
  }
}

/** Starts the thread from the file beside this one, which is JavaScript in the build and TypeScript in tests. */
function startThread(path: string): Worker {
  const options = { workerData: { path }, resourceLimits: LIMITS };
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./sqlite-worker.js', import.meta.url), options);
  // A thread of Node 20 takes no loader from its parent, so it begins with a line that asks tsx for the file.
  const begin = `import('tsx/esm/api').then(({ tsImport }) => tsImport('./sqlite-worker.ts', '${import.meta.url}'))`;
  return new Worker(begin, { ...options, eval: true });
}
