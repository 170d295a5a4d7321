// Links into the planner: a project is stored under a name made from its content, and the link is given out only once
// it is safe. A store that fails or hangs never fails a plan; it costs the link.

import { type ProjectStore, projectIdOf } from '../../store/index.ts';

/** After the store failed it is left alone this long, so that its trouble does not become everybody's wait. */
const PAUSE_MS = 1000;

export class ProjectLinks {
  readonly #store: ProjectStore | undefined;
  readonly #onFailure: (error: unknown) => void;
  #silentUntil = 0;

  constructor(store: ProjectStore | undefined, onFailure: (error: unknown) => void) {
    this.#store = store;
    this.#onFailure = onFailure;
  }

  /** Stores a project and gives its id; null where that was not possible. */
  async keep(project: string): Promise<string | null> {
    if (this.#store === undefined || performance.now() < this.#silentUntil) return null;
    const id = projectIdOf(project);
    try {
      await this.#store.save(id, project);
      return id;
    } catch (error) {
      this.#silentUntil = performance.now() + PAUSE_MS;
      this.#onFailure(error);
      return null;
    }
  }
}
