// Packages that single tests need and the project does not, installed once per lock file: generators of clients with a
// TypeScript of their own, a large reader of building models.

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const LISTS = ['package.json', 'package-lock.json'];
/** Not in node_modules, where npm would take it for a package. */
const CACHE = join(process.cwd(), 'test-results');

/** Installs the packages that a folder lists if they are not there; returns the folder that has them. */
export async function installLocked(from: string): Promise<string> {
  const lists = LISTS.map((name) => join(from, name));
  const hash = createHash('sha256');
  for (const list of lists) hash.update(readFileSync(list));
  const folder = join(CACHE, `${basename(from)}-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  // Renamed when it is complete: another test run may install at the same time.
  const draft = mkdtempSync(`${folder}-`);
  try {
    for (const [i, name] of LISTS.entries()) copyFileSync(lists[i], join(draft, name));
    await run('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], draft);
    if (!existsSync(folder)) renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

/** Runs a program in a folder and returns what it printed; rejects with the end of it if it fails. */
export async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    return (await promisify(execFile)(program, args, { cwd })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args[0]} failed: ${`${stdout}${stderr}`.slice(-2000)}`);
  }
}
