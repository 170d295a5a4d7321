// How many random cases a suite runs: few in a test run, many in `npm run soak`, which sets SOAK.

const IS_SOAK = process.env.SOAK === '1';

/** The number of cases: the first in a test run, the second in a soak run. */
export function casesOf(testRun: number, soak: number): number {
  return IS_SOAK ? soak : testRun;
}
