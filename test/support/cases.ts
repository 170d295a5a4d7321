// Which cases a suite runs, or how many: few in a test run, all or many in `npm run soak`, which sets SOAK (soak.env).

const IS_SOAK = process.env.SOAK === '1';

/** A number or a list of cases: the first in a test run, the second in a soak run. */
export function casesOf<Cases>(testRun: Cases, soak: Cases): Cases {
  return IS_SOAK ? soak : testRun;
}
