// How many cores this process may use.

import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Where Linux tells a container how much of the machine it may have; Node 20 does not look there itself. */
const SHARE_FILE = '/sys/fs/cgroup/cpu.max';

export function usableCores(): number {
  const share = existsSync(SHARE_FILE) ? readFileSync(SHARE_FILE, 'utf8') : 'max';
  return Math.min(availableParallelism(), coresOfShare(share));
}

/**
 * The cores that a share of processor time keeps busy, begun ones counted as whole. `150000 100000` are microseconds out
 * of a period, so 2 cores; `max 100000` is no bound.
 */
export function coresOfShare(share: string): number {
  const [microseconds, period] = share.trim().split(' ').map(Number);
  const cores = Math.ceil(microseconds / period);
  return cores >= 1 ? cores : Number.POSITIVE_INFINITY;
}
