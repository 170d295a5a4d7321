// The stages of an answer, so that a server can report their durations. This code does not read the clock.

export type Stage = 'plan' | 'reuse' | 'starts' | 'draw';

/** Runs the work of a stage and returns its result; an implementation may measure its duration. */
export type Measure = <Result>(stage: Stage, work: () => Result) => Result;

export const unmeasured: Measure = (_stage, work) => work();
