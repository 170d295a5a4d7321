// The proven bound and the packing beside an exhaustive search that shares no code with them, for many small plans.
// TEST_SEED selects others.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../test/support/cases.ts';
import { fewestCutUp } from '../../../test/support/fewest-tiles.ts';
import { box, rectangle, ring, roomOf, unlessRefused } from '../../../test/support/plain-rooms.ts';
import { seedOf } from '../../../test/support/seed.ts';
import { hasSlidingPieces } from '../../../test/support/shared-tiles.ts';
import { reuseOffcuts } from '../offcuts.ts';
import { plan } from '../plan.ts';
import type { Plan } from '../plan-types.ts';
import type { PlanRequest, Room } from '../request.ts';

const SEED = seedOf(process.env);

const whole = (min: number, max: number) => fc.integer({ min, max });

/** Rooms of 0.3 to 2 m: rectangles, rooms with a corner cut off straight or at an angle, with a pillar, and corridors. */
const rooms: fc.Arbitrary<Room> = fc
  .record({ width: whole(30, 200), height: whole(30, 200), x: whole(1, 9), y: whole(1, 9), shape: whole(0, 4) })
  .map(({ width: w, height: h, x, y, shape }) => {
    const [width, height] = [10 * w, 10 * h];
    const [inX, inY] = [x * w, y * h];
    if (shape === 1) return roomOf(ring([0, 0], [width, 0], [width, inY], [inX, inY], [inX, height], [0, height]));
    if (shape === 2) return roomOf(ring([0, 0], [width, 0], [width, inY], [inX, height], [0, height]));
    if (shape === 3) return roomOf(box(0, 0, width, height), { rectangles: [rectangle(inX, inY, 80, 120)] });
    return roomOf(box(0, 0, width, shape === 4 ? h + 50 : height));
  });

/** Parameters by pattern, for tiles of 15 to 60 cm. */
const PATTERNS: Readonly<Record<string, fc.Arbitrary<PlanRequest['parameters']>>> = {
  squares: whole(15, 60).map((cm) => ({ tileSize: 10 * cm })),
  bricks: fc
    .tuple(whole(20, 60), whole(10, 30), fc.constantFrom(0, 33, 50))
    .map(([width, height, offset]) => ({ tileWidth: 10 * width, tileHeight: 10 * height, offset })),
  herringbone: fc
    .tuple(whole(10, 20), whole(2, 4))
    .map(([width, times]) => ({ tileWidth: 10 * width, tileHeight: 10 * width * times })),
  hexagons: whole(20, 50).map((cm) => ({ tileSize: 10 * cm })),
};

function requests(pattern: string): fc.Arbitrary<PlanRequest> {
  return fc.record({
    room: rooms,
    pattern: fc.constant(pattern),
    parameters: PATTERNS[pattern],
    joint: fc.constantFrom(0, 2, 3, 10),
    kerf: fc.constantFrom(0, 3, 3, 5),
    start: fc.record({ x: whole(0, 60), y: whole(0, 60) }).map(({ x, y }) => ({ x: 10 * x, y: 10 * y })),
  });
}

const MOST_CUT = 24;

/** Plans with up to 24 cut tiles, each with its fewest tiles to cut up. */
function smallPlans(pattern: string, count: number): { readonly planned: Plan; readonly fewest: number }[] {
  const found: { planned: Plan; fewest: number }[] = [];
  for (const request of fc.sample(requests(pattern), { seed: SEED, numRuns: 30 * count })) {
    const planned = unlessRefused(() => plan(request));
    if (!planned || planned.tiles.cut < 2 || planned.tiles.cut > MOST_CUT) continue;
    const fewest = fewestCutUp(planned);
    if (fewest !== undefined) found.push({ planned, fewest });
    if (found.length === count) break;
  }
  expect(found).toHaveLength(count);
  return found;
}

describe('the bound and the packing', () => {
  it.each(Object.keys(PATTERNS))('enclose the fewest tiles of small plans in %s', (pattern) => {
    const plans = smallPlans(pattern, casesOf(75, 500));
    const equal = { bound: 0, packing: 0, sliding: 0 };
    for (const { planned, fewest } of plans) {
      const { atLeast, tilesWithReuse } = reuseOffcuts(planned);
      const { whole: laidWhole } = planned.tiles;
      expect(atLeast - laidWhole).toBeLessThanOrEqual(fewest);
      expect(tilesWithReuse - laidWhole).toBeGreaterThanOrEqual(fewest);
      if (atLeast - laidWhole === fewest) equal.bound++;
      if (tilesWithReuse - laidWhole === fewest) equal.packing++;
      if (hasSlidingPieces(planned)) equal.sliding++;
    }
    console.log(
      `${pattern}: of ${plans.length} plans (pieces slide in ${equal.sliding}), the bound is the optimum in ${equal.bound}, the packing in ${equal.packing}`,
    );
  });
});
