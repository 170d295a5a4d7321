// Links to the planner. A project is stored under a hash of its content, and its link is given out only after that
// succeeds. If the store fails or hangs, the plan is answered without a link.

import { type ProjectStore, projectIdOf } from '../../store/index.ts';

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

  /** Stores a project and returns its id; null if that failed. */
  async keep(project: string): Promise<string | null> {
    if (this.#store === undefined || performance.now() < this.#pausedUntil) return null;
    const id = projectIdOf(project);
    try {
      await this.#store.save(id, project);
      return id;
    } catch (error) {
      this.#pausedUntil = performance.now() + PAUSE_MS;
      this.#onFailure(error);
      return null;
    }
  }
}
