// Takes turns: planning and drawing a giant hall takes milliseconds, and ten of them arriving at once must not hold up
// everybody else for ten times that. After a share of work the event loop gets its turn; who waits is served in order.
// How many may wait is decided by how long they would have to.

import { FullLoad } from './full-load.ts';
import { inLaterTurn } from './loop-turns.ts';

/** Milliseconds of work before the event loop gets its turn. */
const SHARE_MS = 2;
/** Tasks that may wait, however short they are. */
export const MOST_WAITING = 256;
/** The longest that anybody is let in to wait: a page full of pictures asks for them all at once. */
export const LONGEST_WAIT_MS = 1000;
/** Tasks that may wait in a full load: more than the connections that one caller opens, so that it is refused nothing. */
export const MOST_IN_FULL_LOAD = 16;
/** Tasks that may wait once even so many were not enough: more would make all wait longer and serve nobody more. */
export const MOST_IN_FLOOD = 6;
/** For how long it is a flood, however many are refused in it; then it is seen whether it has passed. */
export const FLOOD_MS = 5000;
/** Weight of the newest of the intervals between tasks in their mean. */
const NEWEST_WEIGHT = 1 / 8;

type Task = () => void;

/** What the time and the load are; tests have their own. */
export interface Clocks {
  readonly now: () => number;
  readonly isFullLoad: (nowMs: number) => boolean;
}

function realClocks(): Clocks {
  const load = new FullLoad();
  return { now: () => performance.now(), isFullLoad: (nowMs) => load.isFull(nowMs) };
}

export class Turns {
  readonly #clocks: Clocks;
  readonly #worksBesides: () => number;
  readonly #waiting: Task[] = [];
  /** Of tasks that have begun; they are few, since each is finished before another begins. */
  readonly #rests: Task[] = [];
  #spentMs = 0;
  #isDrainDue = false;
  /** Mean time from the beginning of one waiting task to that of the next. */
  #intervalMs = 0;
  #lastBegan: number | undefined;
  #floodUntil = 0;

  /** `worksBesides` says how many that began here are not finished yet: they are in the way of the next as well. */
  constructor(worksBesides: () => number = () => 0, clocks: Clocks = realClocks()) {
    this.#worksBesides = worksBesides;
    this.#clocks = clocks;
  }

  /** Tasks that wait for their turn. */
  get waiting(): number {
    return this.#waiting.length + this.#rests.length;
  }

  /**
   * Whether one more task would have to wait too long; then refusing it at once is kinder than an answer that comes late.
   * It is asked for a task that has come: in a full load the first that is refused begins a flood.
   */
  isFull(): boolean {
    const before = this.#waiting.length + this.#worksBesides();
    if (before < MOST_IN_FLOOD) return false;
    const now = this.#clocks.now();
    const isFullLoad = this.#clocks.isFullLoad(now);
    if (isFullLoad && now < this.#floodUntil) return true;
    if (before < MOST_IN_FULL_LOAD) return false;
    if (isFullLoad) this.#floodUntil = now + FLOOD_MS;
    return isFullLoad || before >= MOST_WAITING || before * this.#intervalMs > LONGEST_WAIT_MS;
  }

  /** Does a task now or, where enough has been done in this turn, later; false where it would wait too long. */
  take(task: Task): boolean {
    if (this.isFull()) return false;
    if (this.waiting > 0 || this.#worksBesides() > 0 || this.#spentMs >= SHARE_MS) {
      this.#waiting.push(task);
      this.#drainLater();
    } else {
      this.#work(task);
    }
    return true;
  }

  /** Does the rest of a task that has begun in another turn, before those that have not begun yet. */
  goOnLater(rest: Task): void {
    this.#rests.unshift(rest);
    this.#drainLater();
  }

  #work(task: Task): void {
    const { now } = this.#clocks;
    const began = now();
    try {
      task();
    } finally {
      this.#spentMs += now() - began;
    }
  }

  #drainLater(): void {
    if (this.#isDrainDue) return;
    this.#isDrainDue = true;
    inLaterTurn(() => {
      this.#isDrainDue = false;
      this.#spentMs = 0;
      this.#drain();
    });
  }

  #drain(): void {
    try {
      while (this.#spentMs < SHARE_MS) {
        const task = this.#rests.shift() ?? this.#nextWaiting();
        if (task === undefined) return;
        this.#work(task);
      }
    } finally {
      if (this.waiting > 0) this.#drainLater();
    }
  }

  /** The next that has not begun. The intervals of a queue that does not run dry tell how fast it moves. */
  #nextWaiting(): Task | undefined {
    const task = this.#waiting.shift();
    const now = this.#clocks.now();
    if (this.#lastBegan !== undefined) this.#intervalMs += (now - this.#lastBegan - this.#intervalMs) * NEWEST_WEIGHT;
    this.#lastBegan = this.#waiting.length > 0 ? now : undefined;
    return task;
  }
}
