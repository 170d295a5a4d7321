// The promises that do not depend on the database: text comes back as it went in, the number of waiting calls is bounded,
// every call settles within a time limit, and a closed store says so.

import type { ProjectStore } from './project-store.ts';

/** A call that takes longer is rejected: callers of the API wait for their links no longer than this. */
const STORE_TIMEOUT_MS = 2_500;

/** Calls that may wait at once; more are refused, so that a stuck disk or network cannot fill the memory. */
const MOST_WAITING = 10_000;

/** Characters of project text that may wait at once, for the same reason. */
const MOST_WAITING_CHARACTERS = 16_000_000;

/** What databases cut short or replace. JSON text has neither: it escapes both. */
const NOT_STORABLE = /[\0\p{Surrogate}]/u;

/** Puts the common promises around a database's own save, find, check and close. */
export function guard(database: ProjectStore, timeoutMs = STORE_TIMEOUT_MS): ProjectStore {
  const waiting = new Set<Promise<unknown>>();
  let waitingCharacters = 0;
  let closing: Promise<void> | undefined;

  async function admit<T>(characters: number, work: () => Promise<T>): Promise<T> {
    if (closing) throw new Error('The store of projects is closed.');
    if (waiting.size >= MOST_WAITING || waitingCharacters + characters > MOST_WAITING_CHARACTERS) {
      throw new Error(`The store of projects does not keep up: ${waiting.size} calls are waiting.`);
    }
    const working = work();
    waiting.add(working);
    waitingCharacters += characters;
    // The place is free when the work has ended, not when its call has timed out: what hangs still takes memory.
    const leave = () => {
      waiting.delete(working);
      waitingCharacters -= characters;
    };
    working.then(leave, leave);
    return within(timeoutMs, working, `The store of projects did not answer within ${timeoutMs} ms.`);
  }

  async function drainAndClose(): Promise<void> {
    const idle = Promise.allSettled(waiting);
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([idle, new Promise((resolve) => (timer = setTimeout(resolve, timeoutMs)))]);
    clearTimeout(timer);
    await database.close();
  }

  return {
    save: async (id, project) => {
      if (NOT_STORABLE.test(id) || NOT_STORABLE.test(project)) {
        throw new TypeError('A project with NUL characters or halves of surrogate pairs cannot be kept; escape them.');
      }
      return admit(project.length, () => database.save(id, project));
    },
    // No id with such characters was ever kept, and databases disagree on how to look for one.
    find: async (id) => admit(0, async () => (NOT_STORABLE.test(id) ? undefined : database.find(id))),
    check: async () => admit(0, () => database.check()),
    close: async () => {
      closing ??= drainAndClose();
      return closing;
    },
  };
}

/** Settles as the work does, or rejects when that takes longer than the given milliseconds. */
async function within<T>(ms: number, work: Promise<T>, message: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
