// Where PostgreSQL and Redis are on this machine, and what to say where they are not.

import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Debian packages that tests need, each with the program that shows that it is there. */
export const PACKAGES = { postgresql: 'initdb', 'redis-server': 'redis-server' } as const;

export type Package = keyof typeof PACKAGES;

/** Set by the setup of a test run: why a package or the build could not be had, as JSON by name. */
export const MISSING = 'TILEWRIGHT_TESTS_MISS';

const DEBIAN_POSTGRESQL = '/usr/lib/postgresql';

/** Path of a program, or undefined; Debian keeps PostgreSQL's beside the PATH, and wrappers of them may be on it. */
export function locate(program: string, path = process.env.PATH ?? ''): string | undefined {
  const directories = [...debianPostgresql(), ...path.split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return directories.map((directory) => join(directory, program)).find(isExecutable);
}

/** Path of a program of a package; throws one line that says what is missing and why. */
export function demand(name: Package, program: string): string {
  const path = locate(program);
  if (path !== undefined) return path;
  const why = whyMissing(name) ?? 'this test run has not tried to install it';
  throw new Error(`This test needs ${program} of Debian's package ${name}, which is not here: ${why}.`);
}

/** What the setup found out about something that could not be had. */
export function whyMissing(name: Package | 'build'): string | undefined {
  return JSON.parse(process.env[MISSING] ?? '{}')[name];
}

/** Newest version first. */
function debianPostgresql(): string[] {
  try {
    const versions = readdirSync(DEBIAN_POSTGRESQL).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(DEBIAN_POSTGRESQL, version, 'bin'));
  } catch {
    // Not Debian, or not installed: the PATH is looked at next.
    return [];
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
