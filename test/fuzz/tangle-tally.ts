// The tally of a run over tangles: outcomes, the slowest, and the first faults with their rooms.

import type { Tangle } from '../support/tangles.ts';
import type { Report } from './report.ts';
import { roomBody } from './tangle-request.ts';

/** A run over the tangles of a seed, from the number `first` on. */
export interface TangleRun {
  readonly seed: number;
  readonly count: number;
  readonly first: number;
  readonly onProgress?: (done: number) => void;
}

/** Faults printed in full. */
const REPORTED = 20;

export class TangleTally {
  readonly #outcomes = new Map<string, number>();
  readonly #seed: number;
  readonly #faults: string[] = [];
  #faulty = 0;
  #slowest = { ms: 0, number: 0, kind: 'none' };

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Adds a tangle; `request` reproduces its faults. */
  add(
    number: number,
    tangle: Tangle,
    { outcome, ms, faults }: { outcome: string; ms: number; faults: readonly string[] },
    request: object = roomBody(tangle.room),
  ): void {
    this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1);
    if (ms > this.#slowest.ms) this.#slowest = { ms, number, kind: tangle.kind };
    if (faults.length === 0) return;
    this.#faulty += 1;
    if (this.#faults.length >= REPORTED) return;
    const name = `Tangle ${number} of seed ${this.#seed} (${tangle.kind})`;
    this.#faults.push(`${name}: ${faults.join(' ')}\n  ${JSON.stringify(request)}`);
  }

  /** Whether there are too many faults to continue. */
  get isHopeless(): boolean {
    return this.#faulty >= 10 * REPORTED;
  }

  report(seconds: number): Report {
    const outcomes = [...this.#outcomes].sort(([a], [b]) => (a < b ? -1 : 1));
    const { ms, number, kind } = this.#slowest;
    const total = outcomes.reduce((sum, [, count]) => sum + count, 0);
    const lines = [
      `seed ${this.#seed}: ${total} tangles in ${seconds.toFixed(1)} s, ${this.#faulty} with faults`,
      `by outcome: ${outcomes.map(([outcome, count]) => `${outcome} × ${count}`).join(', ')}`,
      `slowest: ${ms.toFixed(1)} ms, tangle ${number} (${kind})`,
    ];
    return { faults: this.#faults, lines };
  }
}
