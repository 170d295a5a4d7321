// Prepares the data directory of the embedded database: it exists, is writable, and survives a power failure.

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

/** Creates the directory if missing; rejects with one sentence if it cannot hold a database. */
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

/** One level at a time: mkdir with `recursive` never returns if the system reports ENOENT, as it does below /proc. */
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

/** A new directory survives a power failure only after its parent directory is synced. */
async function syncDirectory(directory: string): Promise<void> {
  // Windows cannot open a directory to sync it.
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
