// Relations between the figures of one plan, for any room.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signedArea } from '../../src/engine/geometry/point.ts';
import { PATTERNS, type Plan } from '../../src/engine/index.ts';
import { eachWall } from '../../src/engine/room.ts';
import { awkwardRequests } from '../support/awkward-rooms.ts';
import { laidTiles, mostThinMm2 } from '../support/laid-tiles.ts';
import { AREA_SHARE, BORDER, holds } from '../support/laws.ts';
import { specksMm2 } from '../support/specks.ts';

describe('without joints', () => {
  it.each(PATTERNS.map(({ id }) => id))('%s cover the floor', (pattern) => {
    const requests = awkwardRequests([pattern]).map((request) => ({ ...request, joint: 0 }));
    holds(300, fc.record({ request: requests }), (_, planned) => {
      const { floor, tiles } = planned;
      const missing = floor.areaMm2 - tiles.laidAreaMm2;
      if (Math.abs(missing) <= AREA_SHARE * floor.areaMm2) return;
      // The rest must be specks that the rule of counting ignores, except for walls that count as on a border.
      expect(Math.abs(missing - specksMm2(planned))).toBeLessThanOrEqual(
        AREA_SHARE * floor.areaMm2 + BORDER * wallLength(planned),
      );
    });
  });
});

function wallLength({ floor }: Plan): number {
  let length = 0;
  eachWall(floor, (dx, dy) => {
    length += Math.hypot(dx, dy);
  });
  return length;
}

describe('the figures of a plan', () => {
  it('add up', () => {
    holds(2000, fc.record({ request: awkwardRequests() }), (_, planned) => {
      const { tiles, layout, floor, lattice } = planned;
      const { total, whole, cut, laidAreaMm2, purchasedAreaMm2, wastePercent, narrowestCut, sliverCount } = tiles;
      expect(total).toBe(whole + cut);
      expect(cut).toBe(layout.cuts.count);
      const areasMm2 = lattice.motif.map(signedArea);
      const boughtMm2 = laidTiles(planned).reduce((sum, { motif }) => sum + areasMm2[motif], 0);
      expect(Math.abs(purchasedAreaMm2 - boughtMm2)).toBeLessThanOrEqual(AREA_SHARE * boughtMm2);
      // A tile that lacks 1e-7 of its area counts as whole, so the laid area may exceed the floor by that much.
      expect(laidAreaMm2).toBeLessThanOrEqual(floor.areaMm2 + 1e-7 * purchasedAreaMm2);
      // Thin strips are laid, but no tile is bought for them.
      expect(laidAreaMm2).toBeLessThanOrEqual(purchasedAreaMm2 * (1 + AREA_SHARE) + mostThinMm2(planned));
      expect(wastePercent).toBeGreaterThanOrEqual(0);
      expect(wastePercent).toBeLessThan(100);
      expect(narrowestCut === null).toBe(cut === 0);
      if (narrowestCut !== null) expect(narrowestCut).toBeGreaterThan(0);
      expect(sliverCount).toBeLessThanOrEqual(cut);
      layout.cuts.coveredMm2.forEach((coveredMm2, i) => {
        const tileAreaMm2 = areasMm2[layout.cuts.tiles[3 * i]];
        // Neither absent nor whole.
        expect(Math.min(coveredMm2, tileAreaMm2 - coveredMm2)).toBeGreaterThan(1e-7 * tileAreaMm2 * (1 - 1e-6));
      });
    });
  });

  it('name every tile once', () => {
    holds(500, fc.record({ request: awkwardRequests() }), (_, { layout: { runs, cuts } }) => {
      const names: string[] = [];
      for (let i = 0; i < runs.length; i += 4) {
        const [motif, row, first, count] = runs.subarray(i, i + 4);
        for (let place = first; place < first + count; place++) names.push(`${motif} ${place} ${row}`);
      }
      for (let i = 0; i < cuts.count; i++) names.push(cuts.tiles.subarray(3 * i, 3 * i + 3).join(' '));
      expect(new Set(names).size).toBe(names.length);
    });
  });
});
