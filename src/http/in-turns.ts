// Long work taken in turns with everything else the server does. All works stand in one line; after
// a share of time the event loop has its turn, so that however many there are, nobody else waits long.

import { inLaterTurn } from './loop-turns.ts';

/** Milliseconds of steps before the event loop gets its turn: as long as plans have theirs, so that neither starves. */
const SHARE_MS = 2;

/**
 * Milliseconds that a work may take before others go on. Those of a plan are over by then, one after the other, which keeps
 * most waits short; a search for the best start is not, and lets others pass.
 */
const PATIENCE_MS = 10;

/** Takes one step; whether the work is over. */
type Step = () => boolean;

const line: Step[] = [];
let isTurnDue = false;

/** Works that are not over yet. */
export function worksInLine(): number {
  return line.length;
}

/** Takes the steps of a work in turns with other works and with the event loop; what the work returns or throws. */
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

/** Milliseconds that the first in line has had since it came to be the first. */
let firstHadMs = 0;

/** Takes the steps of the first in line; one that tries the others' patience goes to the end. */
function takeSteps(): void {
  const began = performance.now();
  for (let [now, last] = [began, began]; line.length > 0 && now - began < SHARE_MS; last = now) {
    const isOver = line[0]();
    now = performance.now();
    firstHadMs += now - last;
    if (!isOver && firstHadMs < PATIENCE_MS) continue;
    const [first] = line.splice(0, 1);
    if (!isOver) line.push(first);
    firstHadMs = 0;
  }
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
