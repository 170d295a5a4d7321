// A mirrored room, and a turned one, need the same tiles if offcuts are reused, and the count alone is that of the list.
// REUSE_TWINS sets the number of rooms.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PlanRequest } from '../../src/engine/index.ts';
import { countWithReuse, reuseOffcuts } from '../../src/engine/offcuts.ts';
import { awkwardRequests } from '../support/awkward-rooms.ts';
import { casesOf } from '../support/cases.ts';
import { laidExactly } from '../support/laws.ts';
import { acrossX, leftForRight, MIRRORED, mirrored } from '../support/mirrored-requests.ts';
import { moved, turnedPattern } from '../support/moved-requests.ts';
import { unlessRefused } from '../support/plain-rooms.ts';

/** The tiles with reuse of a room and of each of its twins; none for rooms that cannot be planned. */
function twinCounts(request: PlanRequest): [number, number][] {
  const image = MIRRORED.includes(request.pattern) ? leftForRight(request) : undefined;
  const turned = turnedPattern(
    moved(request, ({ x, y }) => ({ x: -y, y: x })),
    90,
  );
  const twins = [turned, ...(image ? [mirrored(request, acrossX, image)] : [])];
  return (
    unlessRefused(() => {
      const planned = laidExactly(request);
      const reuse = reuseOffcuts(planned);
      expect(countWithReuse(planned)).toBe(reuse.tilesWithReuse);
      if (planned.tiles.cut === 0) return [];
      return twins.map((twin): [number, number] => [reuse.tilesWithReuse, countWithReuse(laidExactly(twin))]);
    }) ?? []
  );
}

it('needs the same tiles in 99 of 100 mirrored and turned rooms, and never over a tenth more', () => {
  const numRuns = Number(process.env.REUSE_TWINS ?? casesOf(60, 1300));
  const twins = fc.sample(awkwardRequests(), { seed: 9, numRuns }).flatMap(twinCounts);
  const different = twins.filter(([one, other]) => one !== other);
  console.log(`${different.length} of ${twins.length} mirrored and turned rooms need another number of tiles`);
  expect(twins.length).toBeGreaterThan(0.8 * numRuns);
  expect(different.length).toBeLessThanOrEqual(Math.ceil(0.01 * twins.length));
  for (const [one, other] of different) expect(Math.abs(one - other)).toBeLessThanOrEqual(Math.max(1, 0.1 * one));
});
