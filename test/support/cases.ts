// How many random cases a suite draws. A test run draws few of them; `npm run soak` sets SOAK and draws many.

const IS_SOAK = process.env.SOAK === '1';

/** The number of cases to draw: the first in a test run, the second in a soak run. */
export function casesOf(testRun: number, soak: number): number {
  return IS_SOAK ? soak : testRun;
}
