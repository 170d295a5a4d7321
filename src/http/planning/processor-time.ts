// Bounds the processor time of a thread. The clock would do on a quiet machine, but on a busy one it ends work that has
// hardly run. Linux tells the time of each thread; elsewhere, and for work that waits for ever, there is a generous
// bound by the clock.

import { readFileSync, readlinkSync } from 'node:fs';

/** Work that is done by then costs no look. What was used before the first look is not counted. */
const FIRST_LOOK_MS = 100;
const LEAST_PAUSE_MS = 50;
/** Linux counts in ticks of 10 ms, whatever the kernel's own. */
const MS_PER_TICK = 10;

/** The name by which the system knows the calling thread; undefined where it does not tell. */
export function ownSystemThread(): string | undefined {
  try {
    // 4711/task/4713
    return readlinkSync('/proc/thread-self').split('/').at(-1);
  } catch {
    return undefined;
  }
}

/** User and system time of a thread of this process so far; undefined where the system does not tell. */
export function processorMsOf(systemThread: string): number | undefined {
  try {
    // The name of the program is in parentheses and may contain spaces.
    const fields = readFileSync(`/proc/self/task/${systemThread}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return MS_PER_TICK * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return undefined;
  }
}

export type Bound = 'processor' | 'clock';

export interface Bounds {
  /** Processor time. */
  readonly longestRunMs: number;
  /** Time by the clock: many times more, because a busy machine may hardly let the thread run. */
  readonly longestClockMs: number;
}

/** Calls `end` once a thread has worked too long; returns how to stop watching it. */
export function watchProcessor(
  systemThread: string | undefined,
  { longestRunMs, longestClockMs }: Bounds,
  end: (bound: Bound) => void,
): () => void {
  const usedMs = () => (systemThread === undefined ? undefined : processorMsOf(systemThread));
  const clockEndsAt = performance.now() + longestClockMs;
  let usedBefore: number | undefined;
  const look = () => {
    const used = usedMs();
    usedBefore ??= used;
    const leftMs = longestRunMs - (used === undefined || usedBefore === undefined ? 0 : used - usedBefore);
    const leftByClockMs = clockEndsAt - performance.now();
    if (leftMs <= 0) return end('processor');
    if (leftByClockMs <= 0) return end('clock');
    // No thread uses more than one processor, so nothing can be due sooner.
    timer = setTimeout(look, Math.max(LEAST_PAUSE_MS, Math.min(leftMs, leftByClockMs)));
  };
  let timer = setTimeout(look, Math.min(FIRST_LOOK_MS, longestClockMs));
  return () => clearTimeout(timer);
}
