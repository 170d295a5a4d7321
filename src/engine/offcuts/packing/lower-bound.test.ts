import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awkwardRequests } from '../../../../test/support/awkward-rooms.ts';
import { casesOf } from '../../../../test/support/cases.ts';
import { box, planSquares, ring, roomOf, unlessRefused } from '../../../../test/support/plain-rooms.ts';
import { fewestTiles, hasSlidingPieces, mostPiecesOfKind } from '../../../../test/support/shared-tiles.ts';
import { countWithReuse, reuseOffcuts } from '../../offcuts.ts';
import { plan } from '../../plan.ts';
import type { Plan } from '../../plan-types.ts';
import { cutTilesOf } from '../cut-tiles.ts';
import { gatherBatches } from '../parts.ts';
import { Compatibility } from './compatibility.ts';
import { boundBySize, lowerBound } from './lower-bound.ts';
import { bySize } from './sizes.ts';

/** The lower bound on the tiles to cut up. */
function boundOf(planned: Plan): number {
  return gatherBatches(cutTilesOf(planned)).reduce((sum, batch) => {
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

  it('counts the kerf around pieces that slide', () => {
    // Of two strips of 299 mm and a kerf, the tile of 600 mm lacks 1 mm; by their area alone they would fit.
    const corridor = (width: number) => planSquares(roomOf(box(0, 0, 6000, width)), { tileSize: 600 });
    expect(reuseOffcuts(corridor(299)).atLeast).toBe(10);
    expect(reuseOffcuts(corridor(298)).atLeast).toBe(5);
  });

  it('holds for pieces that could slide even where there are too many forms to let them', () => {
    // A corridor that widens from 190 to 195 mm, so that all 100 pieces differ. Three of them and two kerfs fit 600 mm.
    const room = roomOf(ring([0, 0], [60_000, 0], [60_000, 195], [0, 190]));
    const { atLeast, tilesWithReuse } = reuseOffcuts(planSquares(room, { tileSize: 600, start: { x: 0, y: -160 } }));
    expect(tilesWithReuse).toBeGreaterThan(34);
    expect(atLeast).toBeLessThanOrEqual(34);
    // The area alone needs as many as this.
    expect(atLeast).toBeGreaterThanOrEqual(Math.ceil((100 * 192.5) / 600));
  });

  it('from sizes alone is never above the tiles that were found', () => {
    for (const request of fc.sample(awkwardRequests(), { seed: 37, numRuns: casesOf(200, 2000) })) {
      const planned = unlessRefused(() => plan(request));
      if (!planned) continue;
      const bound = gatherBatches(cutTilesOf(planned)).reduce((sum, batch) => {
        const fits = new Compatibility(batch, planned.layout.frame.shapes[batch.model]);
        return sum + boundBySize(fits, bySize(fits.forms));
      }, 0);
      expect(bound).toBeLessThanOrEqual(countWithReuse(planned) - planned.tiles.whole);
    }
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
