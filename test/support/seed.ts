// The seed of a run: TEST_SEED if it is set, to reproduce a run; otherwise a random one. A test run sets it
// (vitest.config.ts).

import { randomInt } from 'node:crypto';

const MOST = 2 ** 31;

/** The seed of the environment, or a random one. */
export function seedOf({ TEST_SEED: text }: Readonly<Record<string, string | undefined>>): number {
  if (text === undefined) return randomInt(MOST);
  if (/^[0-9]{1,10}$/.test(text) && Number(text) < MOST) return Number(text);
  throw new Error(`TEST_SEED must be a whole number below ${MOST}, not ${JSON.stringify(text)}.`);
}
