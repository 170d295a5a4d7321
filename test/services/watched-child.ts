// A child process for work that may never end. It gets one question at a time; if it does not answer in time, it is
// killed and replaced.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { SETPRIV } from './child.ts';
import { processorMsOf } from './processor-time.ts';

/** The outcome of a question: an answer, no answer in time, or the end of the child. */
type Outcome<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'hung' }
  | { readonly kind: 'ended'; readonly code: number | null };

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export class WatchedChild<Question, Answer> {
  readonly #module: URL;
  #child: ChildProcess | undefined;

  /** `module` is a program that calls `answerQuestions`. */
  constructor(module: URL) {
    this.#module = module;
  }

  /** Asks, and waits until the child has used `hangMs` of processor time. Ask again only after the outcome. */
  async ask(question: Question, hangMs: number): Promise<Outcome<Answer>> {
    const child = this.#child ?? this.#start();
    const over = new AbortController();
    const { signal } = over;
    const answered = once(child, 'message', { signal }).then(
      ([answer]): Outcome<Answer> => ({ kind: 'answer', answer: answer as Answer }),
    );
    const ended = once(child, 'exit', { signal }).then(([code]): Outcome<Answer> => ({ kind: 'ended', code }));
    const hung = untilSpent(child.pid ?? 0, hangMs, signal).then((): Outcome<Answer> => ({ kind: 'hung' }));
    for (const promise of [answered, ended, hung]) promise.catch(() => {});
    child.send(question as object);
    const outcome = await Promise.race([answered, ended, hung]);
    over.abort();
    if (outcome.kind !== 'answer') this.stop();
    return outcome;
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #start(): ChildProcess {
    // A hanging child does not notice that its parent has died, so the system signals it, if possible.
    const tied = SETPRIV
      ? { execPath: SETPRIV, execArgv: ['--pdeathsig=KILL', process.execPath, ...process.execArgv] }
      : {};
    const child = fork(this.#module, { ...tied, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    running.add(child);
    child.on('exit', () => running.delete(child));
    this.#child = child;
    return child;
  }
}

/** On a busy machine, wall time may be this many times the processor time. */
const BUSIEST = 20;

/** Waits until a process has used this much processor time, or far more wall time. */
async function untilSpent(pid: number, ms: number, signal: AbortSignal): Promise<void> {
  const before = processorMsOf(pid) ?? 0;
  const began = performance.now();
  const spent = () => {
    const now = processorMsOf(pid);
    return now === undefined
      ? performance.now() - began
      : Math.max(now - before, (performance.now() - began) / BUSIEST);
  };
  while (spent() < ms) await pause(Math.max(10, ms - spent()), undefined, { signal });
}

/** For the child: answers every question of its parent. */
export function answerQuestions<Question, Answer>(answerOf: (question: Question) => Answer): void {
  process.on('message', (question) => process.send?.(answerOf(question as Question)));
}
