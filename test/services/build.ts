// Brings dist up to date, for tests that run the server as it is shipped.

import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The program that `npm start` runs. */
export const MAIN = join(ROOT, 'dist/http/main.js');

/** Builds dist where a source is newer; returns what the compiler said when it could not. */
export function buildIfStale(): string | undefined {
  if (timeOf(MAIN) >= newestSource()) return undefined;
  const begun = new Date();
  const { status, stdout, error } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json', '--pretty', 'false'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  if (status !== 0) return `the build failed: ${error?.message ?? stdout.split('\n', 1)[0]}`;
  // The time when the sources were read, also where the compiler left the file as it was.
  utimesSync(MAIN, begun, begun);
  return undefined;
}

function newestSource(): number {
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  const built = sources.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const files = [...built.map((name) => join('src', name)), 'tsconfig.build.json', 'tsconfig.base.json'];
  return Math.max(...files.map((name) => timeOf(join(ROOT, name))));
}

function timeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;
}
