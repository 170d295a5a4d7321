// The stages of an answer, so that a server can report how long each took. Nothing here looks at a clock.

export type Stage = 'plan' | 'reuse' | 'starts' | 'draw';

/** Does the work of a stage and returns its result, and may measure how long that takes. */
export type Measure = <Result>(stage: Stage, work: () => Result) => Result;

/** Measures nothing. */
export const unmeasured: Measure = (_stage, work) => work();
