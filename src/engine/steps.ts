// Long work in steps: a generator that yields every few milliseconds, so that a server can do something else in between.
// Whoever has nothing else to do takes all steps at once.

/** Takes all steps of a work. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
