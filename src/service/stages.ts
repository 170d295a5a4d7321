// The stages of an answer, so that a server can tell how long each took. Nothing here looks at a clock.

export type Stage = 'plan' | 'reuse' | 'starts' | 'draw';

/** Does the work of a stage and returns its result; whoever has a clock measures it meanwhile. */
export type Measure = <Result>(stage: Stage, work: () => Result) => Result;

/** Measures nothing. */
export const unmeasured: Measure = (_stage, work) => work();
