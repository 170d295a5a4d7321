// Runs once before the tests that need services, so that their workers do not race: installs missing packages and
// builds dist. If something stays missing, only the tests that need it fail.

import { chmodSync } from 'node:fs';
import { buildIfStale } from './build.ts';
import { installMissing } from './install.ts';
import { MISSING } from './programs.ts';
import { RUN_DIRECTORY, temporaryDirectory } from './temporary.ts';

/** Returns the cleanup after all tests. */
export default async function setup(): Promise<() => void> {
  process.env[MISSING] = JSON.stringify({ ...(await installMissing()), build: buildIfStale() });
  const { path, remove } = temporaryDirectory('tests');
  // Servers that run as another user need access to their directories in it.
  chmodSync(path, 0o755);
  process.env[RUN_DIRECTORY] = path;
  return remove;
}
