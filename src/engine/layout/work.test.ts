// Limits on the tiles and the work of a plan, counted or estimated, and their error messages.

import { describe, expect, it } from 'vitest';
import { box, planSquares, refusalOf, ring, roomOf, squaresIn } from '../../../test/support/plain-rooms.ts';
import { plan } from '../plan.ts';

const ADVICE = 'send larger tiles (in mm) or a smaller room (in cm), or plan the floor in parts.';

describe('tiles', () => {
  it('may be exactly 20,000', () => {
    expect(planSquares(roomOf(box(0, 0, 20_000, 10_000)), { tileSize: 100 }).tiles.total).toBe(20_000);
  });

  it('may not be 20,001, and the message has the number found', () => {
    // 200 by 100 tiles, and one more in a bay.
    const bay = ring(
      [0, 0],
      [20_000, 0],
      [20_000, 100],
      [20_100, 100],
      [20_100, 200],
      [20_000, 200],
      [20_000, 10_000],
      [0, 10_000],
    );
    const refusal = refusalOf(() => planSquares(roomOf(bay), { tileSize: 100 }));
    expect(refusal.code).toBe('too-many-tiles');
    expect(refusal.message).toBe(`This layout needs 20,001 tiles, more than the limit of 20,000 per plan; ${ADVICE}`);
    expect(refusal.details).toEqual({ received: '20,001', tiles: 20_001 });
  });

  it('are refused from an estimate if the floor is hopeless', () => {
    const refusal = refusalOf(() => planSquares(roomOf(box(0, 0, 200_000, 200_000)), { tileSize: 10 }));
    expect(refusal.code).toBe('too-many-tiles');
    // On average 20,001 by 20,001.
    expect(refusal.message).toBe(
      `This layout needs about 400,040,001 tiles, more than the limit of 20,000 per plan; ${ADVICE}`,
    );
    expect(refusal.details).toEqual({ received: 'about 400,040,001', tiles: 400_040_001 });
  });

  it('are never refused from an estimate if they are within the limit', () => {
    for (const [width, height] of [
      [20_000, 10_000],
      [200_000, 1000],
      [2000, 100_000],
    ]) {
      expect(planSquares(roomOf(box(0, 0, width, height)), { tileSize: 100 }).tiles.total).toBe(20_000);
    }
  });

  it('may be as many as the limit that the caller sets', () => {
    const request = squaresIn(roomOf(box(0, 0, 20_000, 20_000)), { tileSize: 100 });
    expect(plan(request, 40_000).tiles.total).toBe(40_000);
    expect(refusalOf(() => plan(request, 39_999)).message).toContain('more than the limit of 39,999 per plan');
  });
});

describe('work', () => {
  /** Twenty teeth, 200 m long and 1 mm wide, each wall along thousands of the smallest tiles. */
  const comb = ring(
    ...Array.from({ length: 20 }, (_, i): [number, number][] => [
      [4 * i, 1],
      [4 * i, 200_000],
      [4 * i + 1, 200_000],
      [4 * i + 1, 1],
    ]).flat(),
    [80, 1],
    [80, 0],
    [0, 0],
  );

  it('is refused if walls pass tiles far more often than a plan needs', () => {
    const refusal = refusalOf(() => planSquares(roomOf(comb), { tileSize: 10 }));
    expect(refusal.code).toBe('too-much-work');
    expect(refusal.message).toMatch(
      /^The walls pass about [\d,]+ tiles, more than the limit of 100,000 per plan; send larger tiles \(in mm\) or fewer corners\.$/,
    );
  });

  it('is fine in the same room with larger tiles', () => {
    const planned = planSquares(roomOf(comb), { tileSize: 500 });
    // One column of 400 tiles; the first row holds the spine.
    expect(planned.tiles.total).toBe(400);
  });
});

describe('tiles in which many walls run side by side', () => {
  /** A spine of 1 m with 100 strips, 10 mm wide, 10 mm apart and 99 m long. */
  const rake = roomOf(
    ring(
      [0, 0],
      [1990, 0],
      ...Array.from({ length: 100 }, (_, i): [number, number][] => {
        const x = 1980 - 20 * i;
        const foot: [number, number][] = i === 0 ? [] : [[x + 10, 1000]];
        return [...foot, [x + 10, 100_000], [x, 100_000], ...(i === 99 ? [] : ([[x, 1000]] as [number, number][]))];
      }).flat(),
    ),
  );
  const request = squaresIn(rake, { tileSize: 500 });

  it('are divided into all their strips', () => {
    const { tiles, layout } = plan(request);
    // Four columns, the last 490 mm wide: two rows of spine, and 198 with 25 strips per tile.
    expect([tiles.whole, tiles.cut]).toEqual([6, 2 + 198 * 4]);
    expect(layout.cuts.ringEnds.length).toBe(2 + 198 * 100);
    expect(tiles.laidAreaMm2).toBeCloseTo(1990 * 1000 + 100 * 10 * 99_000, 3);
    expect(tiles.narrowestCut).toBeCloseTo(10, 9);
  });

  it('are all counted before any piece is traced', () => {
    const refusal = refusalOf(() => plan(request, 799));
    expect(refusal.message).toContain('needs 800 tiles, more than the limit of 799 per plan');
    expect(plan(request, 800).tiles.total).toBe(800);
  });
});
