// Writes a file completely or not at all: into a new file beside it, which then takes its name.

import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { OutputError } from '../failures.ts';

/** Writes a file; throws an OutputError and leaves what was there if that fails. */
export function writeOutput(path: string, content: string | Uint8Array): void {
  try {
    const before = statSync(path, { throwIfNoEntry: false });
    // A device or a pipe is not replaced but written to; opening a folder says what is wrong with it.
    if (before !== undefined && !before.isFile()) writeFileSync(path, content);
    else replace(path, before, content);
  } catch (error) {
    throw new OutputError(path, error);
  }
}

function replace(path: string, before: Stats | undefined, content: string | Uint8Array): void {
  // A link stays one, and a file that may not be written to is not replaced either.
  const target = before === undefined ? path : realpathSync(path);
  if (before !== undefined) accessSync(target, constants.W_OK);
  const temporary = `${target}.${randomBytes(6).toString('hex')}.tmp`;
  // From here on an interruption would leave the new file behind, so it waits until this is over.
  const release = holdSignals();
  try {
    writeThrough(temporary, content);
    if (before !== undefined) chmodSync(temporary, before.mode);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  } finally {
    release();
  }
}

/** Writes a new file to the disk: some disks report only then that they are full. */
function writeThrough(path: string, content: string | Uint8Array): void {
  const file = openSync(path, 'wx');
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Holds back the signals that end a program; returns the function that lets them through again. */
function holdSignals(): () => void {
  const wait = () => {};
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, wait);
  return () => {
    for (const signal of signals) process.off(signal, wait);
  };
}
