// The directory that holds the embedded database: there, writable, and itself safe on disk.

import { access, constants, mkdir, open, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

const COMPLAINTS: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of it is a file',
  EACCES: 'it is not writable',
  EPERM: 'it is not writable',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
};

/** Makes the directory where it is missing; rejects with one sentence where it cannot hold a database. */
export async function prepareDataDirectory(directory: string): Promise<void> {
  try {
    await makeDirectory(resolve(directory));
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const complaint = COMPLAINTS[code] ?? message;
    throw new Error(
      `DATA_DIR ${JSON.stringify(directory)} cannot be used: ${complaint}; name a directory that the server may write to.`,
      { cause: error },
    );
  }
}

/** Step by step, because mkdir's own `recursive` never returns where the system refuses with ENOENT, below /proc say. */
async function makeDirectory(directory: string): Promise<void> {
  const above = dirname(directory);
  try {
    await mkdir(directory);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(directory)).isDirectory()) return;
    if (code !== 'ENOENT' || (await exists(above))) throw error;
    await makeDirectory(above);
    await makeDirectory(directory);
    return;
  }
  await syncDirectory(above);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** A new directory survives a power cut only when the one that names it has been written. */
async function syncDirectory(directory: string): Promise<void> {
  // Windows has no handle on a directory to sync.
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
