// A mirrored room needs the same tiles if offcuts are reused, and the count alone is that of the list. REUSE_TWINS sets
// the number of rooms.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PlanError, type PlanRequest } from '../../src/engine/index.ts';
import { countWithReuse, reuseOffcuts } from '../../src/engine/offcuts.ts';
import { awkwardRequests } from '../support/awkward-rooms.ts';
import { casesOf } from '../support/cases.ts';
import { laidExactly } from '../support/laws.ts';
import { acrossX, leftForRight, MIRRORED, mirrored } from '../support/mirrored-requests.ts';

/** The tiles with reuse of a room and of its mirror image; undefined for rooms or layouts that have none. */
function twinCounts(request: PlanRequest): [number, number] | undefined {
  const image = leftForRight(request);
  if (!image) return undefined;
  try {
    const planned = laidExactly(request);
    const twin = laidExactly(mirrored(request, acrossX, image));
    const reuse = reuseOffcuts(planned);
    expect(countWithReuse(planned)).toBe(reuse.tilesWithReuse);
    return planned.tiles.cut > 0 ? [reuse.tilesWithReuse, countWithReuse(twin)] : undefined;
  } catch (error) {
    if (error instanceof PlanError) return undefined;
    throw error;
  }
}

it('needs the same tiles in 98 of 100 mirrored rooms, and never over a tenth more', () => {
  const numRuns = Number(process.env.REUSE_TWINS ?? casesOf(60, 1300));
  const twins = fc.sample(awkwardRequests(MIRRORED), { seed: 9, numRuns }).flatMap((request) => {
    const counts = twinCounts(request);
    return counts ? [counts] : [];
  });
  const different = twins.filter(([one, other]) => one !== other);
  console.log(`${different.length} of ${twins.length} mirrored rooms need another number of tiles`);
  expect(twins.length).toBeGreaterThan(0.4 * numRuns);
  expect(different.length).toBeLessThanOrEqual(0.02 * twins.length);
  for (const [one, other] of different) expect(Math.abs(one - other)).toBeLessThanOrEqual(Math.max(1, 0.1 * one));
});
