// Guarantees that do not depend on the database: text is returned unchanged, the number of waiting calls is limited,
// every call has a timeout, and a closed store rejects calls.

import type { ProjectStore } from './project-store.ts';

/** A call that takes longer is rejected. Callers of the API wait no longer than this for a link. */
export const STORE_TIMEOUT_MS = 2_500;

/** Limit on waiting calls, so that a stuck disk or network cannot fill the memory. */
const MOST_WAITING = 10_000;

/** Limit on the characters of waiting projects, for the same reason. */
const MOST_WAITING_CHARACTERS = 16_000_000;

/** Databases truncate or replace these characters. JSON text escapes both, so it contains neither. */
const NOT_STORABLE = /[\0\p{Surrogate}]/u;

/** Wraps a store with these guarantees. */
export function guard(store: ProjectStore, timeoutMs: number): ProjectStore {
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
    // A call that timed out still occupies memory, so it counts until its work ends.
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
    await store.close();
  }

  return {
    save: async (id, project, figures) => {
      if (NOT_STORABLE.test(id) || NOT_STORABLE.test(project)) {
        throw new TypeError('A project with NUL characters or halves of surrogate pairs cannot be kept; escape them.');
      }
      return admit(project.length, () => store.save(id, project, figures));
    },
    // No stored id has such characters, and databases handle them differently.
    find: async (id) => admit(0, async () => (NOT_STORABLE.test(id) ? undefined : store.find(id))),
    remove: async (id) => admit(0, async () => !NOT_STORABLE.test(id) && store.remove(id)),
    figures: async () => admit(0, () => store.figures()),
    check: async () => admit(0, () => store.check()),
    close: async () => {
      closing ??= drainAndClose();
      return closing;
    },
  };
}

/** Settles like `work`, or rejects after `ms` milliseconds. */
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
