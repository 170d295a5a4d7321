// Projects in an SQLite file. A worker thread accesses the file, so that neither a slow disk nor a lock of another
// process blocks the server.

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { prepareDataDirectory } from './data-directory.ts';
import type { ProjectDatabase, StoredRow, Sweep } from './database.ts';
import type { Log, StoreFigures } from './project-store.ts';
import { isBusy, isFull } from './sqlite-errors.ts';
import { openThreadClient, type ThreadClient } from './thread-client.ts';

/** Messages have a few megabytes. A thread that needs more crashes instead of using up the server's memory. */
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };

interface SqliteOptions {
  readonly log: Log;
  readonly mostBytes?: number | undefined;
}

/** Opens `tilewright.db` in the directory; rejects with one sentence if it can never work. */
export async function openSqlite(dataDir: string, { log, mostBytes }: SqliteOptions): Promise<ProjectDatabase> {
  await prepareDataDirectory(dataDir);
  const path = join(dataDir, 'tilewright.db');
  const client = openThreadClient(() => startThread({ path, mostBytes }));
  await openOrRefuse(path, client, log);
  return {
    insert: async (row) => (await client.ask({ what: 'insert', args: [row] })) as 'new' | 'known' | 'full',
    find: async (...args) => (await client.ask({ what: 'find', args })) as StoredRow | undefined,
    renew: async (...args) => (await client.ask({ what: 'renew', args })) as boolean,
    remove: async (...args) => (await client.ask({ what: 'remove', args })) as boolean,
    sweep: async (...args) => (await client.ask({ what: 'sweep', args })) as Sweep,
    figures: async () => (await client.ask({ what: 'figures', args: [] })) as StoreFigures,
    check: async () => (await client.ask({ what: 'check', args: [] })) as 'ready' | 'full',
    close: () => client.close(),
  };
}

/** Opens the file in the thread. A lock or a full disk is temporary, so later calls retry; other errors reject. */
async function openOrRefuse(path: string, client: ThreadClient, log: Log): Promise<void> {
  try {
    await client.ask({ what: 'check', args: [] });
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
function startThread(workerData: { path: string; mostBytes: number | undefined }): Worker {
  const options = { workerData, resourceLimits: LIMITS };
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./sqlite-worker.js', import.meta.url), options);
  // Threads of Node 20 do not inherit the loader of their parent, so this code loads the file with tsx. As CommonJS it
  // needs no thread of tsx's own.
  const begin = `require('tsx/cjs/api').require('./sqlite-worker.ts', '${import.meta.url}')`;
  return new Worker(begin, { ...options, eval: true });
}
