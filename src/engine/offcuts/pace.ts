// When long work pauses: a generator that stops now and then lets a server do something else in between. Steps are measured
// by counted work and not by the clock, so that the result never depends on the machine.

/** Work of one step, as `Fits` counts it, which takes 2 to 5 ms. */
const STEP = 50_000;

/** Says when a step is over. */
export class Pace {
  private left = STEP;

  /** Counts work that was done; whether the step is over with it. */
  isOver(work: number): boolean {
    this.left -= work;
    if (this.left > 0) return false;
    this.left = STEP;
    return true;
  }
}
