// How many files and connections the system lets this process have open.

import { readFileSync } from 'node:fs';

/** The limit; undefined where the system does not tell. */
export function mostDescriptors(): number | undefined {
  // Only Linux tells in a file; Node itself has no word for it.
  if (process.platform !== 'linux') return undefined;
  const [, most] = /^Max open files\s+([0-9]+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return most === undefined ? undefined : Number(most);
}
