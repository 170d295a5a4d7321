// Processor time of a process, so that a busy machine does not look like a slow program.

import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second on all hardware. */
const TICK_MS = 10;

/** Processor time of a process in milliseconds; undefined if the system does not provide it. */
export function processorMsOf(pid: number): number | undefined {
  try {
    // The program name in brackets may contain blanks.
    const [, figures] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/);
    const [user, system] = figures.split(' ').slice(11, 13).map(Number);
    return (user + system) * TICK_MS;
  } catch {
    return undefined;
  }
}
