// Projects in an SQLite file. A worker thread accesses the file, so that neither a slow disk nor a lock of another
// process blocks the server.

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { prepareDataDirectory } from './data-directory.ts';
import { guard } from './guard.ts';
import type { Log, ProjectStore } from './project-store.ts';
import { isBusy, isFull } from './sqlite-protocol.ts';
import { openThreadClient, type ThreadClient } from './thread-client.ts';

/** Messages have a few megabytes. A thread that needs more crashes instead of using up the server's memory. */
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };

/** Opens `tilewright.db` in the directory; rejects with one sentence if it can never work. */
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

/** Opens the file in the thread. A lock or a full disk is temporary, so later calls retry; other errors reject. */
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

/** Starts the thread from the file next to this one: JavaScript in the build, TypeScript in tests. */
function startThread(path: string): Worker {
  const options = { workerData: { path }, resourceLimits: LIMITS };
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./sqlite-worker.js', import.meta.url), options);
  // Threads of Node 20 do not inherit the loader of their parent, so this code loads the file with tsx. As CommonJS it
  // needs no thread of tsx's own.
  const begin = `require('tsx/cjs/api').require('./sqlite-worker.ts', '${import.meta.url}')`;
  return new Worker(begin, { ...options, eval: true });
}
