// Reuse of offcuts in many random plans: every claim can be sawn, and where exhaustive search can find the fewest
// tiles, they are found. REUSE_PLANS sets the number of plans, TEST_SEED selects others.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { awkwardRequests } from '../../test/support/awkward-rooms.ts';
import { casesOf } from '../../test/support/cases.ts';
import { unlessRefused } from '../../test/support/plain-rooms.ts';
import { seedOf } from '../../test/support/seed.ts';
import { faultsOf, fewestTiles, hasSlidingPieces, mostPiecesOfKind } from '../../test/support/shared-tiles.ts';
import { reuseOffcuts } from './offcuts.ts';
import { plan } from './plan.ts';
import type { Plan } from './plan-types.ts';

const SEED = seedOf(process.env);

/** Returns `count` random plans that meet a condition, of at most `draws` drawn ones. */
function randomPlans(count: number, draws: number, isWanted: (planned: Plan) => boolean): Plan[] {
  const plans: Plan[] = [];
  for (const request of fc.sample(awkwardRequests(), { seed: SEED, numRuns: draws })) {
    const planned = unlessRefused(() => plan(request));
    if (planned && isWanted(planned)) plans.push(planned);
    if (plans.length === count) break;
  }
  expect(plans).toHaveLength(count);
  return plans;
}

const PLANS = Number(process.env.REUSE_PLANS ?? casesOf(50, 1000));
const plans = randomPlans(PLANS, 2 * PLANS, ({ tiles }) => tiles.cut > 0);

it(`claims nothing that cannot be sawn, for ${plans.length} random plans`, () => {
  const faulty = plans.flatMap((planned, i) => {
    const faults = faultsOf(planned, reuseOffcuts(planned));
    return faults.length === 0 ? [] : [{ plan: i, pattern: planned.pattern.id, faults }];
  });
  expect(faulty).toEqual([]);
});

it('does not change whole tiles and figures without reuse', () => {
  for (const planned of plans.slice(0, 200)) {
    const before = structuredClone({ tiles: planned.tiles, runs: planned.layout.runs, cuts: planned.layout.cuts });
    const first = reuseOffcuts(planned);
    expect({ tiles: planned.tiles, runs: planned.layout.runs, cuts: planned.layout.cuts }).toEqual(before);
    expect(reuseOffcuts(planned)).toEqual(first);
  }
});

it('needs the fewest tiles for at most 12 cut ones in at least 95 of 100 plans, and never over a tenth more', () => {
  // Few plans are small enough for the exhaustive search.
  const isSmall = (planned: Plan) =>
    planned.tiles.cut > 1 && planned.tiles.cut <= 12 && mostPiecesOfKind(planned) <= 13;
  const small = randomPlans(Math.ceil(PLANS / 5), 10 * PLANS, isSmall);
  // Compares only the tiles that are cut up, which is stricter than comparing all tiles of the plan.
  const ratioOf = (planned: Plan) => reuseOffcuts(planned).groups.length / fewestTiles(planned);
  const ratios = small.filter((planned) => !hasSlidingPieces(planned)).map(ratioOf);
  const sliding = small.filter(hasSlidingPieces).map(ratioOf);
  const count = (list: readonly number[], is: (ratio: number) => boolean) => list.filter(is).length;
  const fewest = count(ratios, (ratio) => ratio === 1);
  const fewer = count(sliding, (ratio) => ratio < 1);
  console.log(`fewest tiles in ${fewest} of ${ratios.length} plans; in ${sliding.length} more, pieces may slide:`);
  console.log(`${fewer} need fewer than the fewest without, ${count(sliding, (ratio) => ratio > 1)} need more`);
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(1);
  // Of a few plans, one may be an exception.
  const exceptions = (list: readonly number[]) => Math.max(1, 0.05 * list.length);
  expect(ratios.length - fewest).toBeLessThanOrEqual(exceptions(ratios));
  expect(Math.max(...ratios)).toBeLessThanOrEqual(1.1);
  expect(count(sliding, (ratio) => ratio > 1)).toBeLessThanOrEqual(exceptions(sliding));
});
