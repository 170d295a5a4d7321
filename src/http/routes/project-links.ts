// Links into the planner: a project is stored under a name made from its content, and the link is given out only once
// it is safe. A store that fails or hangs never fails a plan; it costs the link.

import { createHash } from 'node:crypto';
import type { ProjectStore } from '../../store/index.ts';

/** A caller never waits longer for the store than this. */
const PATIENCE_MS = 2500;
/** After the store failed it is left alone this long, so that its trouble does not become everybody's wait. */
const PAUSE_MS = 1000;
const ID_CHARACTERS = 22;

/** The name of a project: 132 bits of the hash of its text, in letters that need no escape in an address. */
export function idOf(project: string): string {
  return createHash('sha256').update(project).digest('base64url').slice(0, ID_CHARACTERS);
}

/** Whether a text can be the name of a project at all. */
export function isId(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}

export class ProjectLinks {
  readonly #store: ProjectStore | undefined;
  readonly #tellFailure: (error: unknown) => void;
  #silentUntil = 0;

  constructor(store: ProjectStore | undefined, tellFailure: (error: unknown) => void) {
    this.#store = store;
    this.#tellFailure = tellFailure;
  }

  /** Stores a project and gives its id; null where that was not possible. */
  async keep(project: string): Promise<string | null> {
    if (this.#store === undefined || performance.now() < this.#silentUntil) return null;
    const id = idOf(project);
    try {
      await withinPatience(this.#store.save(id, project));
      return id;
    } catch (error) {
      this.#silentUntil = performance.now() + PAUSE_MS;
      this.#tellFailure(error);
      return null;
    }
  }
}

/** The promise's outcome, or a rejection when it takes too long. */
export function withinPatience<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The store did not answer in ${PATIENCE_MS} ms.`)), PATIENCE_MS);
    timer.unref();
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
