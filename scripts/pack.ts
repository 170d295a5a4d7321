// Packs the packages of this repository into tarballs, as npm would publish them.

import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

/** Packs the built package of a folder; returns the path of the tarball. Scripts would build it again. */
export function pack(folder: string, destination: string): string {
  const options = ['--ignore-scripts', '--json', '--pack-destination', destination];
  const printed = execFileSync('npm', ['pack', ...options], { cwd: resolve(folder), encoding: 'utf8', stdio: 'pipe' });
  // Some versions of npm print a list, others an object by package.
  const [{ filename }] = Object.values<{ filename: string }>(JSON.parse(printed));
  return join(destination, filename);
}
