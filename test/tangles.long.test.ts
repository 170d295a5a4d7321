// The floor of tangled rooms: cutouts that overlap each other and the walls in every way. TEST_SEED selects others.

import { expect, test } from 'vitest';
import { casesOf } from './support/cases.ts';
import { KNOWN_TANGLES } from './support/known-tangles.ts';
import { seedOf } from './support/seed.ts';
import { judgeTangle } from './support/tangle-checks.ts';
import { tangleOf } from './support/tangles.ts';

const TANGLES = casesOf(75, 4000);
const seed = seedOf(process.env);

test(`${TANGLES} tangles have the floor of exact arithmetic, or are refused for a good reason`, () => {
  const byOutcome = new Map<string, number>();
  const faults: string[] = [];
  for (let number = 0; number < TANGLES; number += 1) {
    const tangle = tangleOf(seed, number);
    const verdict = judgeTangle(tangle);
    byOutcome.set(verdict.outcome, (byOutcome.get(verdict.outcome) ?? 0) + 1);
    for (const fault of verdict.faults) faults.push(`${tangle.kind}, number ${number} of seed ${seed}: ${fault}`);
  }
  const counts = [...byOutcome].map(([outcome, count]) => `${outcome} ${count}`);
  process.stdout.write(`${TANGLES} tangles: ${counts.join(', ')}\n`);
  expect(faults).toEqual([]);
});

test.each(KNOWN_TANGLES.map((tangle) => [tangle.kind, tangle] as const))('%s have the right floor', (_, tangle) => {
  expect(judgeTangle(tangle)).toMatchObject({ outcome: 'floor', faults: [] });
});
