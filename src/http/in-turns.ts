// Long work taken in turns with everything else the server does. All works stand in one line and take a step each; after a
// share of time the event loop has its turn, so that however many there are, nobody else waits long.

import { inLaterTurn } from './loop-turns.ts';

/** Milliseconds of steps before the event loop gets its turn: as long as plans have theirs, so that neither starves. */
const SHARE_MS = 2;

/** Takes one step; whether the work is over. */
type Step = () => boolean;

const line: Step[] = [];
let isTurnDue = false;

/** Works that are not over yet. */
export function worksInLine(): number {
  return line.length;
}

/** Takes the steps of a work in turns with those of others and with the event loop; what the work returns or throws. */
export function runInTurns<T>(work: Generator<void, T>): Promise<T> {
  return new Promise((resolve, reject) => {
    line.push(() => {
      try {
        const step = work.next();
        if (step.done) resolve(step.value);
        return step.done === true;
      } catch (error) {
        reject(error);
        return true;
      }
    });
    takeTurn();
  });
}

function takeTurn(): void {
  if (isTurnDue || line.length === 0) return;
  isTurnDue = true;
  inLaterTurn(() => {
    isTurnDue = false;
    takeSteps();
    takeTurn();
  });
}

function takeSteps(): void {
  const until = performance.now() + SHARE_MS;
  do {
    const step = line.shift();
    if (step === undefined) return;
    if (!step()) line.push(step);
  } while (performance.now() < until);
}

/** The work as long as somebody wants it; undefined once nobody does. */
export function* whileWanted<T>(work: Generator<void, T>, isWanted: () => boolean): Generator<void, T | undefined> {
  while (isWanted()) {
    const step = work.next();
    if (step.done) return step.value;
    yield;
  }
  work.return(undefined as never);
  return undefined;
}

export interface Timed<T> {
  readonly result: T;
  /** Milliseconds that its steps took, without what was done in between. */
  readonly ms: number;
}

/** The work, and how long it took. */
export function* timed<T>(work: Generator<void, T>): Generator<void, Timed<T>> {
  let ms = 0;
  for (;;) {
    const began = performance.now();
    const step = work.next();
    ms += performance.now() - began;
    if (step.done) return { result: step.value, ms };
    yield;
  }
}
