// A disk of a few megabytes that a test can fill: a file system in memory, mounted for the test.

import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { beforeExit, temporaryDirectory } from './temporary.ts';

/** A disk, mounted at a path. */
export interface SmallDisk {
  readonly path: string;
  /** Uses up all free space. */
  fill(): void;
  /** Frees the space again. */
  clear(): void;
  remove(): void;
}

/** Mounts a disk; throws one line if that is not allowed. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const { path, remove } = temporaryDirectory('disk');
  const options = `size=${megabytes}m,mode=0777`;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path], { stdio: 'pipe' });
  } catch (error) {
    remove();
    const [reason] = String((error as { stderr?: unknown }).stderr ?? error).split('\n');
    throw new Error(`This test fills a disk of its own, which only root may mount: ${reason}`);
  }
  const ballast = join(path, 'ballast');
  const unmount = beforeExit(() => {
    // Lazily: it is unmounted once no process has a file open there.
    execFileSync('umount', ['--lazy', path], { stdio: 'pipe' });
    remove();
  });
  return { path, fill: () => fillUp(ballast), clear: () => rmSync(ballast), remove: unmount };
}

function fillUp(path: string): void {
  const file = openSync(path, 'a');
  // Ever smaller pieces, so that no space is left.
  for (const bytes of [65_536, 4_096, 1]) while (hasRoomFor(file, bytes));
  closeSync(file);
}

function hasRoomFor(file: number, bytes: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(bytes)) === bytes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
