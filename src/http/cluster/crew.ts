// The workers and their lives: one starts first and the others after it, they are replaced when they die, and stopped
// together. What they have to agree on
// before anybody is served, the environment and the port, ends the whole where it is wrong.

/** A worker as the crew sees it. */
export interface Hand {
  readonly id: number;
  readonly process: { kill(signal: NodeJS.Signals): boolean };
}

export interface CrewOptions {
  readonly fork: () => Hand;
  readonly log: (level: 'info' | 'warn', message: string) => void;
  /** Ends the primary process. */
  readonly end: (status: number, line?: string) => void;
  readonly now?: () => number;
}

/** The pause before a worker is replaced; doubled with each that dies soon. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** A worker that has lived so long did not die of its start. */
const STEADY_MS = 60_000;
/** More than workers need for the notice and the last answers; those that are not done then are killed. */
const LONGEST_STOP_MS = 15_000;

interface Member {
  readonly hand: Hand;
  readonly startedAt: number;
  /** Why it could not start. */
  reason: string | undefined;
}

export class Crew {
  readonly #options: CrewOptions;
  readonly #now: () => number;
  readonly #members = new Map<number, Member>();
  readonly #replacements = new Set<NodeJS.Timeout>();
  /** Whether any worker has ever served: then the settings are right, and what fails later may pass. */
  #hasServed = false;
  #stopSignal: NodeJS.Signals | undefined;
  #status = 0;
  /** Workers yet to be started for the first time. */
  #waiting = 0;
  #earlyDeaths = 0;

  constructor(options: CrewOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Starts one worker. The others wait until it serves: all at once would be slower to the first answer. */
  start(count: number): void {
    this.#waiting = count - 1;
    this.#hire();
  }

  /** A worker serves. */
  serves(): void {
    this.#hasServed = true;
    for (; this.#waiting > 0; this.#waiting--) this.#hire();
  }

  /** A worker says why it cannot start; it ends right after. */
  cannotStart(id: number, reason: string): void {
    const member = this.#members.get(id);
    if (member !== undefined) member.reason = reason;
  }

  /** A worker has ended. */
  ended(id: number, code: number | null, signal: string | null): void {
    const member = this.#members.get(id);
    this.#members.delete(id);
    if (member === undefined) return;
    if (this.#stopSignal !== undefined) this.#endedInStop(code, signal);
    else if (!this.#hasServed)
      this.#giveUp(member.reason ?? `a worker ended ${byWhat(code, signal)} before it listened.`);
    else this.#replace(member, code, signal);
  }

  /** Has all workers stop; told a second time, ends them and the whole at once. */
  stop(signal: NodeJS.Signals): void {
    if (this.#stopSignal !== undefined) {
      this.#signalAll('SIGKILL');
      this.#options.end(1);
      return;
    }
    this.#stopSignal = signal;
    this.#waiting = 0;
    for (const timer of this.#replacements) clearTimeout(timer);
    this.#signalAll(signal);
    setTimeout(() => this.#signalAll('SIGKILL'), LONGEST_STOP_MS).unref();
    if (this.#members.size === 0) this.#options.end(0);
  }

  #hire(): void {
    const hand = this.#options.fork();
    this.#members.set(hand.id, { hand, startedAt: this.#now(), reason: undefined });
  }

  #replace({ startedAt, reason }: Member, code: number | null, signal: string | null): void {
    // One that was told to stop by itself has ended well, and is followed at once.
    if (code === 0 || this.#now() - startedAt >= STEADY_MS) this.#earlyDeaths = 0;
    const pauseMs = code === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** this.#earlyDeaths, LONGEST_PAUSE_MS);
    if (code !== 0) this.#earlyDeaths += 1;
    const why = reason === undefined ? '' : `: ${reason}`;
    const message = `a worker ended ${byWhat(code, signal)}${why}; another one starts in ${pauseMs} ms`;
    this.#options.log(code === 0 ? 'info' : 'warn', message);
    const timer = setTimeout(() => {
      this.#replacements.delete(timer);
      this.#hire();
    }, pauseMs);
    this.#replacements.add(timer);
  }

  #giveUp(reason: string): void {
    this.#signalAll('SIGKILL');
    this.#options.end(1, reason);
  }

  #endedInStop(code: number | null, signal: string | null): void {
    // One that was still starting knows no better than to die of the signal, and has served nobody.
    if (code !== 0 && signal !== this.#stopSignal) this.#status = 1;
    if (this.#members.size === 0) this.#options.end(this.#status);
  }

  #signalAll(signal: NodeJS.Signals): void {
    for (const { hand } of this.#members.values()) hand.process.kill(signal);
  }
}

function byWhat(code: number | null, signal: string | null): string {
  return signal === null ? `with ${code}` : `by ${signal}`;
}
