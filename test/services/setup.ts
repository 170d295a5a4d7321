// Runs once before the tests that need services, and before their workers could race for it: installs what is missing
// and builds dist. What cannot be had fails the tests that need it, not the others.

import { chmodSync } from 'node:fs';
import { buildIfStale } from './build.ts';
import { installMissing } from './install.ts';
import { MISSING } from './programs.ts';
import { RUN_DIRECTORY, temporaryDirectory } from './temporary.ts';

/** Returns what is to be done when all tests have run. */
export default async function setup(): Promise<() => void> {
  process.env[MISSING] = JSON.stringify({ ...(await installMissing()), build: buildIfStale() });
  const { path, remove } = temporaryDirectory('tests');
  // Servers that run as another user have to get through to their own directory in it.
  chmodSync(path, 0o755);
  process.env[RUN_DIRECTORY] = path;
  return remove;
}
