// Compares the search for the best start with independent methods over many random rooms. STARTS_ROOMS sets the number
// of straight rooms, the others are in proportion; `scripts/starts.ts` does the same for any size and seed.

import { describe, expect, it } from 'vitest';
import { awkwardRequests } from '../../test/support/awkward-rooms.ts';
import { casesOf } from '../../test/support/cases.ts';
import {
  answered,
  bestStartOf,
  betterThanBest,
  brokenPromises,
  faultsOfOthers,
  faultsOfStraight,
  namedStarts,
  plansOf,
  sentFrom,
} from '../../test/support/start-checks.ts';

const ROOMS = Number(process.env.STARTS_ROOMS ?? casesOf(3, 10));

describe('the best start', () => {
  it(`is that of brute force over all critical starts, for ${ROOMS} rooms with squares and bricks`, () => {
    const { faults, refined } = faultsOfStraight(ROOMS, 1);
    expect(faults).toEqual([]);
    // Between the critical starts, the tiles in the room's corners sometimes allow a better start.
    expect(refined).toBeLessThan(ROOMS / 5);
  });

  it(`is not beaten by a grid of 40 by 40 starts, for ${Math.ceil(0.4 * ROOMS)} rooms with other patterns`, () => {
    expect(faultsOfOthers(Math.ceil(0.4 * ROOMS), 1)).toEqual([]);
  });
});

describe('a start that is named', () => {
  const plans = plansOf(awkwardRequests(), 4 * ROOMS, 1);

  it(`has the promised figures when it is planned, for the better starts of ${4 * ROOMS} random plans`, () => {
    expect(plans).toHaveLength(4 * ROOMS);
    expect(plans.flatMap(brokenPromises)).toEqual([]);
  });

  it('is not better than the best start, nor is the given or the default one', () => {
    expect(plans.slice(0, ROOMS).flatMap(betterThanBest)).toEqual([]);
  });

  it('needs at most one tile more than the best start in nine of ten plans, and has no sliver', () => {
    const { named, withinOne, faults } = namedStarts(20 * ROOMS, 1);
    expect(withinOne).toBeGreaterThanOrEqual(0.9 * named);
    expect(faults).toEqual([]);
  });

  it('has them for the best start of some plans', () => {
    for (const planned of plans.slice(0, Math.ceil(ROOMS / 10))) {
      const { start, tiles } = bestStartOf(planned);
      expect(answered(sentFrom(planned, start).tiles)).toBe(answered(tiles));
    }
  });
});
