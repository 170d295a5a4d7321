// Gathers the figures of all workers for the one that is asked for them. A worker that does not tell its own in time is
// left out.

import cluster, { type Worker } from 'node:cluster';
import type { ToWorker } from './messages.ts';

const PATIENCE_MS = 1000;

interface Gathering {
  readonly waitsFor: Set<number>;
  readonly figures: unknown[];
  readonly finish: () => void;
}

export class FigureGatherer {
  readonly #say: (worker: Worker, message: ToWorker) => void;
  readonly #gatherings = new Map<number, Gathering>();
  #gathered = 0;

  constructor(say: (worker: Worker, message: ToWorker) => void) {
    this.#say = say;
  }

  /** Asks all workers, and tells what they say to the one that wants to know, under its own number. */
  gather(asker: Worker, question: number): void {
    this.#gathered += 1;
    const number = this.#gathered;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected()) as Worker[];
    const figures: unknown[] = [];
    const finish = () => {
      clearTimeout(late);
      if (!this.#gatherings.delete(number)) return;
      this.#say(asker, { what: 'all-figures', number: question, figures });
    };
    const late = setTimeout(finish, PATIENCE_MS);
    this.#gatherings.set(number, { waitsFor: new Set(workers.map(({ id }) => id)), figures, finish });
    for (const worker of workers) this.#say(worker, { what: 'tell-figures', number });
  }

  /** Takes what a worker told. */
  take({ id }: Worker, number: number, figures: unknown): void {
    const gathering = this.#gatherings.get(number);
    if (!gathering?.waitsFor.delete(id)) return;
    gathering.figures.push(figures);
    if (gathering.waitsFor.size === 0) gathering.finish();
  }

  /** Waits no longer for a worker that has ended. */
  goOnWithout({ id }: Worker): void {
    for (const { waitsFor, finish } of this.#gatherings.values()) {
      if (waitsFor.delete(id) && waitsFor.size === 0) finish();
    }
  }
}
