// Links to the planner. A project is stored under a hash of the plan, and its link is given out only after that succeeds.
// If the store fails or hangs, the plan is answered without a link.

import { type ProjectStore, projectIdOf } from '../../store/index.ts';
import type { Project } from '../../wire/index.ts';

/** After a failure the store is not used for this long, so that callers do not wait for it. */
const PAUSE_MS = 1000;

export class ProjectLinks {
  readonly #store: ProjectStore | undefined;
  readonly #onFailure: (error: unknown) => void;
  #pausedUntil = 0;

  constructor(store: ProjectStore | undefined, onFailure: (error: unknown) => void) {
    this.#store = store;
    this.#onFailure = onFailure;
  }

  /** Stores a project, unless the plan is already stored in other words; returns its id, or null if that failed. */
  async keep({ text, identity }: Project): Promise<string | null> {
    if (this.#store === undefined || performance.now() < this.#pausedUntil) return null;
    const id = projectIdOf(identity);
    try {
      await this.#store.save(id, text);
      return id;
    } catch (error) {
      this.#pausedUntil = performance.now() + PAUSE_MS;
      this.#onFailure(error);
      return null;
    }
  }
}
