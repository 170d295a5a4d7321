// Compares floors of several rooms with an independent method: the boolean library unites rooms and doorways, divides
// the floor among the rooms, and every tile is clipped with every room.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casesOf } from './support/cases.ts';
import { differences, triedLayout } from './support/flat-judge.ts';
import { planIfRoom } from './support/laws.ts';
import { flatRequests } from './support/random-flats.ts';

const FLATS = Number(process.env.FLATS ?? casesOf(25, 1000));

test(`${FLATS} flats equal a union by the library, clipped tile by tile`, { timeout: 3_600_000 }, () => {
  let compared = 0;
  fc.assert(
    fc.property(flatRequests(), (request) => {
      const planned = planIfRoom(request);
      fc.pre(planned !== undefined);
      const brute = triedLayout(request, planned);
      fc.pre(brute !== undefined);
      compared++;
      expect(differences(planned, brute)).toEqual([]);
    }),
    { numRuns: FLATS, maxSkipsPerRun: 20 },
  );
  expect(compared).toBeGreaterThanOrEqual(FLATS);
});
