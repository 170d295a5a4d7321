// Follows the Dockerfile without Docker: every stage gets a directory with the files of its steps, the build really
// runs, and packages are copied from the installed ones, selected by the lock file as npm would.

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Stage, Step } from './dockerfile.ts';

/** The known commands of stages, and what replaces them here. Any other command throws. */
const COMMANDS: Readonly<Record<string, (directory: string, root: string) => void>> = {
  'npm ci --omit=dev --ignore-scripts': (directory, root) => copyProductionPackages(root, directory),
  'npm ci --ignore-scripts': (directory, root) =>
    symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules')),
  'npm run build': (directory) => void execFileSync('npm', ['run', 'build'], { cwd: directory, stdio: 'pipe' }),
  // The test gives the server its own directory.
  'mkdir /data && chown node:node /data': () => {},
};

/** Creates the directories of all stages below `home`; returns that of the last one. */
export function walkThrough(stages: readonly Stage[], root: string, home: string): string {
  let last = '';
  for (const { name = 'last', steps } of stages) {
    last = join(home, name);
    mkdirSync(last);
    for (const step of steps) {
      if (step.name === 'COPY')
        copy(step, last, step.options.from === undefined ? root : join(home, step.options.from));
      if (step.name === 'RUN') run(step, last, root);
    }
  }
  return last;
}

function run({ text }: Step, directory: string, root: string): void {
  const command = COMMANDS[text];
  if (command === undefined) throw new Error(`The Dockerfile runs "${text}", which this test does not know.`);
  command(directory, root);
}

/** As COPY does: files go into the target directory, and a directory is copied as the target. */
function copy({ text }: Step, directory: string, from: string): void {
  const words = text.split(/ +/);
  const target = join(directory, words.at(-1) ?? '');
  for (const source of words.slice(0, -1)) {
    const path = join(from, source.replace(/^\/app\//, ''));
    const place = statSync(path).isDirectory() ? target : join(target, basename(path));
    cpSync(path, place, { recursive: true, verbatimSymlinks: true });
  }
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly optional?: boolean }>>;
}

/**
 * Copies the packages that the lock file does not mark as development; optional ones of other systems may be absent.
 */
export function copyProductionPackages(root: string, directory: string): void {
  const { packages }: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const [path, { dev = false, optional = false }] of Object.entries(packages)) {
    if (path === '' || dev || (optional && !existsSync(join(root, path)))) continue;
    // A nested package has its own line in the lock file, and may be for development only.
    const isInside = (source: string) => source.slice(join(root, path).length).includes('/node_modules');
    cpSync(join(root, path), join(directory, path), { recursive: true, filter: (source) => !isInside(source) });
  }
}
