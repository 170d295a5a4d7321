// Links to the planner. A project is stored under a hash of the plan, and its link is given out only after that succeeds.
// If it is not stored, the plan is answered without a link and says why.

import type { NotStored } from '../../../service/index.ts';
import { type ProjectStore, projectIdOf, type Saved } from '../../../store/index.ts';
import type { PlannedProject, Project } from '../../../wire/index.ts';
import type { Decision, RateLimit } from '../../rate-limit/contract.ts';

/** After a failure the store is not used for this long, so that callers do not wait for it. */
const PAUSE_MS = 1000;
/** For this long after a failure the server counts as one that gives no links. */
const REMEMBERED_MS = 5000;

export interface LinkOptions {
  readonly store: ProjectStore | undefined;
  /** Counts the new projects of a client in a day; without it there may be any number of them. */
  readonly quota: RateLimit | undefined;
  readonly onFailure: (error: unknown) => void;
}

export type Link = { readonly id: string } | { readonly why: NotStored };

export class ProjectLinks {
  readonly #store: ProjectStore | undefined;
  readonly #quota: RateLimit | undefined;
  readonly #onFailure: (error: unknown) => void;
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor({ store, quota, onFailure }: LinkOptions) {
    this.#store = store;
    this.#quota = quota;
    this.#onFailure = onFailure;
  }

  /** Whether a project could not be stored in the last seconds. */
  get failedLately(): boolean {
    return performance.now() - this.#failedAt < REMEMBERED_MS;
  }

  /** The link that `keep` would most likely give. Nothing is stored. */
  foresee({ identity }: Project): Link {
    return this.#isUsable ? { id: projectIdOf(identity) } : { why: 'failed' };
  }

  /**
   * Stores the project of a client, unless the plan is already stored in other words. `perDay` is the quota of a client
   * with one of its own.
   */
  async keep({ text, identity, figures }: PlannedProject, client: string, perDay?: number): Promise<Link> {
    if (this.#store === undefined || !this.#isUsable) return { why: 'failed' };
    const id = projectIdOf(identity);
    const store = this.#store;
    const count = () => this.#quota?.take(client, 1, perDay);
    try {
      const why = await this.#save(store, id, count, () => store.save(id, text, figures));
      return why === undefined ? { id } : { why };
    } catch (error) {
      this.#failedAt = performance.now();
      this.#onFailure(error);
      return { why: 'failed' };
    }
  }

  get #isUsable(): boolean {
    return this.#store !== undefined && performance.now() - this.#failedAt >= PAUSE_MS;
  }

  /** Returns why a project is not stored, or undefined if it is. Only a new one counts towards the quota. */
  async #save(
    store: ProjectStore,
    id: string,
    count: () => Decision | Promise<Decision> | undefined,
    save: () => Promise<Saved>,
  ): Promise<NotStored | undefined> {
    const counted = await count();
    if (counted?.allowed === false) return (await store.find(id)) === undefined ? 'quota' : undefined;
    let isNew = false;
    try {
      const saved = await save();
      isNew = saved === 'new';
      return saved === 'new' || saved === 'known' ? undefined : saved;
    } finally {
      if (!isNew) await counted?.giveBack();
    }
  }
}
