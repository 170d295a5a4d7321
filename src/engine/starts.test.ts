import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awkwardRequests } from '../../test/support/awkward-rooms.ts';
import { box, R1, refusalOf, roomOf, squaresIn } from '../../test/support/plain-rooms.ts';
import {
  answered,
  BarCount,
  bestStartOf,
  brokenPromises,
  faultsOfStraight,
  plansOf,
  sentFrom,
} from '../../test/support/start-checks.ts';
import { LIMITS } from './limits.ts';
import { plan } from './plan.ts';
import type { Plan } from './plan-types.ts';
import type { PlanRequest } from './request.ts';
import {
  BEST_START_BUDGET,
  BETTER_STARTS_BUDGET,
  bestStartFor,
  findBetterStarts,
  resultOf,
  StartSearch,
} from './starts.ts';

const bathroom: PlanRequest = { room: R1, pattern: 'squares', parameters: {}, start: { x: 0, y: 0 } };
const slanted: PlanRequest = {
  room: roomOf([
    { x: 0, y: 0 },
    { x: 3000, y: 0 },
    { x: 4200, y: 900 },
    { x: 4200, y: 2100 },
    { x: 0, y: 2100 },
  ]),
  pattern: 'hexagons',
  parameters: {},
};

function searchOf({ floor, lattice, start }: Plan, budget = BEST_START_BUDGET): StartSearch {
  return new StartSearch(floor, lattice, start, budget, true);
}

describe('a floor with too many tiles', () => {
  const squares = (side: number, joint: number): PlanRequest =>
    squaresIn(roomOf(box(0, 0, side, side)), { tileSize: 10, joint });

  it('is refused with the fewest tiles found around the given start', () => {
    // 142 rows of 142 tiles from any start.
    const refusal = refusalOf(() => bestStartFor(squares(1411, 0)));
    expect([refusal.code, refusal.message]).toEqual(['too-many-tiles', expect.stringContaining('needs 20,164 tiles')]);
  });

  it('is planned if another start needs few enough', () => {
    // A millimetre beyond 141 repeats: 142 tiles from the wall, 141 if both walls are in joints.
    const request = squares(141 * 12 + 1, 2);
    expect(refusalOf(() => plan(request)).code).toBe('too-many-tiles');
    expect(bestStartFor(request).tiles.total).toBe(141 * 141);
  });
});

describe('the best start', () => {
  it('leaves no sliver in the bathroom, and no more waste than a start found by hand', () => {
    const planned = plan(bathroom);
    expect(planned.tiles.sliverCount).toBe(1);
    const { tiles, isExact } = bestStartOf(planned);
    // From 0,-1 cm: 28 whole and 18 cut tiles, 3.12 % (by hand).
    expect([tiles.sliverCount, tiles.total, isExact]).toEqual([0, 46, true]);
    expect(tiles.wastePercent).toBeLessThanOrEqual(3.125);
  });

  it('stays the same if nothing is cut', () => {
    const exact = plan(squaresIn(roomOf(box(100, 200, 1200, 900)), { tileSize: 300, start: { x: 100, y: 200 } }));
    const { start, tiles } = bestStartOf(exact);
    expect([start, tiles.cut]).toEqual([{ x: 100, y: 200 }, 0]);
  });

  it('finds the only start at which whole tiles fit the room, from any other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2999 }), fc.integer({ min: 1, max: 2999 }), (x, y) => {
        const start = { x: x / 10, y: y / 10 };
        const { tiles } = bestStartOf(plan(squaresIn(roomOf(box(0, 0, 1500, 900)), { tileSize: 300, start })));
        expect([tiles.whole, tiles.cut, tiles.wastePercent]).toEqual([15, 0, 0]);
      }),
      { numRuns: 30 },
    );
  });

  it('has equal cuts at opposite walls if nothing else differs', () => {
    // Five tiles of 300 cover 1490 from any start up to 10 before the wall. Without a joint, the waste is the same.
    const { start, tiles } = bestStartOf(
      plan(squaresIn(roomOf(box(0, 0, 1490, 1490)), { tileSize: 300, start: { x: -60, y: -130 } })),
    );
    expect([tiles.total, tiles.sliverCount]).toEqual([25, 0]);
    expect(start).toEqual({ x: -5, y: -5 });
  });

  it('can be typed: two decimals of a centimetre', () => {
    for (const request of [bathroom, slanted, { ...slanted, pattern: 'diamonds' }]) {
      const { x, y } = bestStartOf(plan(request)).start;
      expect([x, y]).toEqual([Number(x.toFixed(1)), Number(y.toFixed(1))]);
    }
  });

  it('has the reported figures when it is sent', () => {
    for (const planned of plansOf(awkwardRequests(), 6, 5)) {
      const { start, tiles } = bestStartOf(planned);
      expect(answered(sentFrom(planned, start).tiles)).toBe(answered(tiles));
    }
  });

  it('is never worse than the start that a warning names, and its own warnings name none better', () => {
    for (const planned of plansOf(awkwardRequests(), 4, 21)) {
      const best = bestStartOf(planned);
      const { floor, lattice } = planned;
      for (const around of [planned.start, best.start]) {
        const { fewerSlivers, lessWaste } = findBetterStarts({ floor, lattice, start: around, tiles: best.tiles });
        expect([fewerSlivers, lessWaste]).toEqual([undefined, undefined]);
      }
    }
  });

  it('is within the coordinate limit, even for rooms at that limit', () => {
    const far = LIMITS.coordinate;
    for (const [x, y] of [
      [-far, -far],
      [far - 1930, far - 1370],
    ]) {
      const room = roomOf(box(x, y, 1930, 1370));
      for (const pattern of ['squares', 'hexagons']) {
        const { start } = bestStartOf(plan({ room, pattern, parameters: {} }));
        expect([Math.abs(start.x) <= far, Math.abs(start.y) <= far]).toEqual([true, true]);
      }
    }
  });

  it('is no worse than any critical start, for some rooms', () => {
    expect(faultsOfStraight(8, 3).faults).toEqual([]);
  });

  it('moves with a room that is far away', () => {
    const away = { x: 7_000_000, y: -3_000_000 };
    const near = bestStartOf(plan(squaresIn(roomOf(box(0, 0, 1930, 1370)), { tileSize: 300, joint: 3 })));
    const far = bestStartOf(plan(squaresIn(roomOf(box(away.x, away.y, 1930, 1370)), { tileSize: 300, joint: 3 })));
    expect(far.start.x - away.x).toBeCloseTo(near.start.x, 6);
    expect(far.start.y - away.y).toBeCloseTo(near.start.y, 6);
    expect(far.tiles).toEqual(near.tiles);
  });

  it('is found for columns of vertical bricks as for rows of bricks', () => {
    const lying = bestStartOf(plan({ room: roomOf(box(0, 0, 2210, 1370)), pattern: 'bricks', parameters: {} }));
    const upright = bestStartOf(
      plan({ room: roomOf(box(0, 0, 1370, 2210)), pattern: 'vertical-bricks', parameters: {} }),
    );
    expect([upright.isExact, upright.tiles.sliverCount]).toEqual([true, lying.tiles.sliverCount]);
    expect(upright.tiles.wastePercent).toBeCloseTo(lying.tiles.wastePercent, 9);
  });

  it('prefers any tile to a floor that is only joint', () => {
    const { tiles } = bestStartOf(
      plan(squaresIn(roomOf(box(0, 0, 40, 40)), { tileSize: 20, joint: 100, start: { x: -30, y: -30 } })),
    );
    expect(tiles.total).toBe(1);
  });
});

describe('the work of a search', () => {
  it('is the same for a request and for its floor', () => {
    expect(refusalOf(() => bestStartFor({ ...slanted, pattern: 'no such pattern' })).code).toBe('pattern-unknown');
    expect(bestStartFor(slanted)).toEqual(bestStartOf(plan(slanted)));
  });

  it('stays within its budget, and still has a start', () => {
    const planned = plan(slanted);
    const search = searchOf(planned, { work: Infinity, starts: 40 });
    search.run();
    expect(search.examined).toBe(40);
    const tiny = searchOf(planned, { work: 1, starts: 40 });
    tiny.run();
    expect(tiny.examined).toBe(1);
    expect(resultOf(tiny)).toMatchObject({ start: planned.start, tiles: planned.tiles });
  });

  it('uses a grid if trying all critical starts would cost too much', () => {
    const bars = Array.from({ length: 60 }, (_, i) => box(35 * i + (i % 7), 0, 20, 1000 + 13 * (i % 11)));
    const planned = plan({ ...bathroom, room: roomOf(box(0, 0, 2400, 2400), { holes: bars.slice(0, 31) }) });
    const search = searchOf(planned, { work: 40_000, starts: 1000 });
    search.run();
    expect(search.isExact).toBe(false);
    const { tiles } = resultOf(search);
    expect(tiles.sliverCount).toBeLessThanOrEqual(planned.tiles.sliverCount);
  });

  it('is refused, like a plan, if no start can be planned', () => {
    const { floor, lattice } = plan(bathroom);
    const fine = plan({ ...bathroom, parameters: { tileSize: 20 }, joint: 0 });
    const huge = {
      ...floor,
      xs: floor.xs.map((x) => 20 * x),
      ys: floor.ys.map((y) => 20 * y),
      areaMm2: 400 * floor.areaMm2,
    };
    expect(refusalOf(() => bestStartOf({ ...fine, floor: huge, lattice: fine.lattice })).code).toBe('too-many-tiles');
    expect(lattice.tileAreaMm2).toBe(90_000);
  });
});

describe('better starts', () => {
  it('include a start without slivers for the bathroom, within a few dozen tries', () => {
    const { floor, lattice, start, tiles } = plan(bathroom);
    const { fewerSlivers, tried } = findBetterStarts({ floor, lattice, start, tiles });
    expect(fewerSlivers?.tiles.sliverCount).toBe(0);
    expect(tried).toBeLessThan(BETTER_STARTS_BUDGET.starts);
  });

  it('are undefined if none is better', () => {
    const { floor, lattice, start, tiles } = plan(squaresIn(roomOf(box(0, 0, 1200, 900)), { tileSize: 300 }));
    expect(findBetterStarts({ floor, lattice, start, tiles })).toMatchObject({
      fewerSlivers: undefined,
      lessWaste: undefined,
    });
  });

  it('have the reported figures when they are sent, for some random plans', () => {
    expect(plansOf(awkwardRequests(), 60, 9).flatMap(brokenPromises)).toEqual([]);
  });
});

describe('the count that the search is compared with', () => {
  it('is right for the bathroom, as counted by hand', () => {
    // A bar of 1400 by 2400 and one of 400 by 1800 beside it, standing on a line 600 below the top.
    const bars = [
      { width: 1_400_000, top: 600_000, bottom: 1_800_000 },
      { width: 400_000, top: 1, bottom: 1_800_000 },
    ];
    const counted = new BarCount({ bars, width: 300, height: 300, joint: 3, offset: undefined });
    expect(counted.count(0, -600).sliverCount).toBe(1);
    expect(counted.count(0, -600).wastePercent).toBeCloseTo(5.213, 2);
    expect(counted.count(0, -610)).toMatchObject({ sliverCount: 0 });
    expect(counted.count(0, -610).wastePercent).toBeCloseTo(3.12, 2);
  });
});
