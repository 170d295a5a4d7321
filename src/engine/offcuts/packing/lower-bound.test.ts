import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awkwardRequests } from '../../../../test/support/awkward-rooms.ts';
import { casesOf } from '../../../../test/support/cases.ts';
import { box, planSquares, roomOf, unlessRefused } from '../../../../test/support/plain-rooms.ts';
import { fewestTiles, hasSlidingPieces, mostPiecesOfKind } from '../../../../test/support/shared-tiles.ts';
import { countWithReuse } from '../../offcuts.ts';
import { plan } from '../../plan.ts';
import type { Plan } from '../../plan-types.ts';
import { gatherBatches } from '../parts.ts';
import { Compatibility } from './compatibility.ts';
import { lowerBound } from './lower-bound.ts';
import { bySize } from './sizes.ts';

/** The lower bound on the tiles to cut up. */
function boundOf(planned: Plan): number {
  return gatherBatches(planned).reduce((sum, batch) => {
    const fits = new Compatibility(batch, planned.layout.frame.shapes[batch.model]);
    return sum + lowerBound(fits, bySize(fits.forms));
  }, 0);
}

/** A row of `count` tiles of 300 mm, and a row of strips of them below it. */
function stripsOf(heightMm: number, count: number): Plan {
  return planSquares(roomOf(box(0, 0, 302 * count - 2, 302 + heightMm)), { tileSize: 300, joint: 2 });
}

describe('the lower bound', () => {
  it('is a tile for every two strips, however narrow, because each has two of its four corners', () => {
    expect(boundOf(stripsOf(60, 9))).toBe(5);
    expect(boundOf(stripsOf(20, 9))).toBe(5);
  });

  it('is a tile for each strip of more than half a tile', () => {
    expect(boundOf(stripsOf(200, 9))).toBe(9);
  });

  it('counts pieces that do not fit beside the large ones in addition to those', () => {
    // Below are 8 strips of 200 mm, on the right 8 of 120 mm, and between them a piece of 120 by 200 mm. Only the wide
    // strips leave less than 120 mm. All others together have 17 corners of tiles.
    const room = roomOf(box(0, 0, 302 * 8 + 120, 302 * 8 + 200));
    expect(boundOf(planSquares(room, { tileSize: 300, joint: 2 }))).toBe(8 + Math.ceil(17 / 4));
  });

  it('is never above the tiles that were found, or the fewest possible', () => {
    const tight = { found: 0, fewest: 0 };
    let plans = 0;
    for (const request of fc.sample(awkwardRequests(), { seed: 31, numRuns: casesOf(300, 2000) })) {
      const planned = unlessRefused(() => plan(request));
      if (!planned) continue;
      plans++;
      const bound = boundOf(planned);
      const found = countWithReuse(planned) - planned.tiles.whole;
      expect(bound).toBeLessThanOrEqual(found);
      if (bound === found) tight.found++;
      if (planned.tiles.cut > 6 || mostPiecesOfKind(planned) > 8 || hasSlidingPieces(planned)) continue;
      const fewest = fewestTiles(planned);
      expect(bound).toBeLessThanOrEqual(fewest);
      if (bound === fewest) tight.fewest++;
    }
    console.log(`proves the fewest tiles in ${tight.found} of ${plans} plans`);
    expect(tight.found).toBeGreaterThan(0);
    expect(tight.fewest).toBeGreaterThan(0);
  });
});
