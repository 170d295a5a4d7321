// The server under thousands of generated requests, most of them invalid.

import { expect, it } from 'vitest';
import { casesOf } from '../support/cases.ts';
import { seedOf } from '../support/seed.ts';
import { fuzz } from './report.ts';

const REQUESTS = casesOf(120, 20_000);

it(`survives ${REQUESTS} generated requests: no status of 500 and above, no crash, flat memory`, async () => {
  const seed = seedOf(process.env);
  const { faults, lines } = await fuzz({ seed, count: REQUESTS });
  // Always printed, because the seed reproduces a failure.
  process.stdout.write(`${lines.slice(0, 3).join('\n')}\n`);
  expect(faults, lines.join('\n')).toEqual([]);
});
