// The processes of a server, as the system knows them.

import { readFileSync } from 'node:fs';

/** The processes that a process has started and that still run. */
export function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return list === '' ? [] : list.split(' ').map(Number);
}

export function isRunning(pid: number): boolean {
  try {
    // One that has ended and that nobody has asked about yet does not run any more.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
