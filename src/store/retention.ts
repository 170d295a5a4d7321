// Removes expired projects. A sweep walks through all projects by id, a few rows at a time with pauses, so that it never
// keeps other calls waiting and needs no index. Several servers may sweep the same database.

import { setTimeout as pause } from 'node:timers/promises';
import { dayOf, type ProjectDatabase } from './database.ts';
import type { Log } from './project-store.ts';

const FIRST_SWEEP_MS = 1000;
const SWEEP_EVERY_MS = 3_600_000;
/** The pause after each step of a sweep. */
const STEP_PAUSE_MS = 10;

interface RetentionOptions {
  readonly ttlDays: number;
  readonly log: Log;
  readonly now: () => number;
}

/** Starts to sweep at once and every hour; the result stops it. */
export function sweepRegularly(database: ProjectDatabase, { ttlDays, log, now }: RetentionOptions): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;

  async function sweepAll(): Promise<void> {
    const before = dayOf(now(), ttlDays);
    let removed = 0;
    for (let after: string | null = ''; after !== null; ) {
      const step = await database.sweep(after, before);
      removed += step.removed;
      after = step.last;
      await pause(STEP_PAUSE_MS, undefined, { signal, ref: false });
    }
    if (removed > 0) log(`Removed ${removed} projects that nobody opened for ${ttlDays} days.`);
  }

  async function run(): Promise<void> {
    await pause(FIRST_SWEEP_MS, undefined, { signal, ref: false });
    for (;;) {
      await sweepAll().catch((error: unknown) => {
        if (!signal.aborted) log('Expired projects could not be removed; the next attempt is in an hour.', error);
      });
      await pause(SWEEP_EVERY_MS, undefined, { signal, ref: false });
    }
  }

  // Only the end of a pause rejects, when it is stopped.
  run().catch(() => {});
  return () => stopped.abort();
}
