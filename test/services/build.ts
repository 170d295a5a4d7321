// Brings dist up to date for tests of the built server.

import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Commands run in the project's folder; this file itself may be a compiled copy elsewhere. */
const ROOT = process.cwd();

/** The program that `npm start` runs. */
export const MAIN = join(ROOT, 'dist/server/main.js');
/** The command line. */
export const CLI = join(ROOT, 'dist/cli/main.js');

/** Builds dist if a source is newer; returns the error if that fails. */
export function buildIfStale(): string | undefined {
  if (timeOf(MAIN) >= newestSource() && timeOf(CLI) >= 0) return undefined;
  const begun = new Date();
  const failure =
    run('vite/bin/vite.js', 'build', '--logLevel', 'warn') ??
    run('vite/bin/vite.js', 'build', '--logLevel', 'warn', '--config', 'vite.server.config.ts') ??
    run('vite/bin/vite.js', 'build', '--logLevel', 'warn', '--config', 'vite.cli.config.ts') ??
    run('vite/bin/vite.js', 'build', '--logLevel', 'warn', '--config', 'packages/engine/vite.config.ts');
  if (failure !== undefined) return `the build failed: ${failure}`;
  // The time when the sources were read, even if the compiler left the file unchanged.
  utimesSync(MAIN, begun, begun);
  return undefined;
}

/** Runs a program of a package; returns the first line of its output if it fails. */
function run(program: string, ...options: string[]): string | undefined {
  const path = join(ROOT, 'node_modules', program);
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [path, ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    // The build must not use Vitest's mode.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return status === 0 ? undefined : (error?.message ?? `${stdout}${stderr}`.trim().split('\n', 1)[0]);
}

function newestSource(): number {
  const files = [
    ...sourcesIn('src'),
    ...sourcesIn('packages/engine/src'),
    'tsconfig.base.json',
    'vite.config.ts',
    'vite.server.config.ts',
    'packages/engine/vite.config.ts',
    'vite.cli.config.ts',
    'packages/engine/declarations.ts',
  ];
  return Math.max(...files.map((name) => timeOf(join(ROOT, name))));
}

function sourcesIn(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  const built = names.filter((name) => /\.(tsx?|css)$/.test(name) && !name.endsWith('.test.ts'));
  return built.map((name) => join(folder, name));
}

function timeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;
}
