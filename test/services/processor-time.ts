// How long a process has had the processor, so that a busy machine does not look like a slow program.

import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the hardware does. */
const TICK_MS = 10;

/** Milliseconds of the processor that a process has used; undefined where the system does not say. */
export function processorMsOf(pid: number): number | undefined {
  try {
    // The name of the program, in brackets, may have blanks in it.
    const [, figures] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/);
    const [user, system] = figures.split(' ').slice(11, 13).map(Number);
    return (user + system) * TICK_MS;
  } catch {
    return undefined;
  }
}
