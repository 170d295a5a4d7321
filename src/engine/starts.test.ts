import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awkwardRequests } from '../../test/support/awkward-rooms.ts';
import { casesOf } from '../../test/support/cases.ts';
import { box, R1, rectangle, refusalOf, ring, roomOf, squaresIn } from '../../test/support/plain-rooms.ts';
import {
  answered,
  BarCount,
  bestStartOf,
  betterThanBest,
  brokenPromises,
  checkStraight,
  faultsOfStraight,
  plansOf,
  sentFrom,
} from '../../test/support/start-checks.ts';
import { LIMITS } from './limits.ts';
import { countWithReuse } from './offcuts.ts';
import { plan } from './plan.ts';
import type { TileFigures } from './plan-types.ts';
import type { PlanRequest } from './request.ts';
import { Examiner } from './starts/examination.ts';
import { searchThoroughly } from './starts/search.ts';
import { bestStartFor, centredStartFor, goodStartFor } from './starts.ts';
import { BEST_START_BUDGET } from './work-limits.ts';

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
  it.each([
    [
      'boards whose rows suit the walls within a millimetre',
      {
        room: roomOf(ring([0, 0], [4429, 0], [4429, 1196], [2480, 1196], [2480, 3988], [0, 3988])),
        pattern: 'planks',
        parameters: { tileWidth: 171, tileHeight: 492, minStagger: 300, rotation: 47 },
        joint: 0.75,
      },
      0,
    ],
    [
      'tiles that suit two walls at once within half a millimetre',
      {
        room: roomOf(ring([0, 0], [193, 0], [806, 488], [806, 800], [0, 800]), {
          rectangles: [rectangle(700, 640, 550, 120)],
        }),
        pattern: 'windmill',
        parameters: { tileWidth: 80, dotSize: 188.215 },
        joint: 3,
      },
      85.8,
    ],
  ] as const)('is no worse than any of many starts in a row, for %s', (_, request, y) => {
    const bought = ({ sliverCount, purchasedAreaMm2 }: TileFigures) => sliverCount * 1e9 + purchasedAreaMm2;
    const best = bought(bestStartFor(request).tiles);
    for (let x = 0; x < 280; x++) {
      const figures = plan({ ...request, start: { x, y } }).tiles;
      expect([x, bought(figures) < best - 1]).toEqual([x, false]);
    }
  });

  it('leaves no sliver in the bathroom, and no more waste than a start found by hand', () => {
    const planned = plan(bathroom);
    expect(planned.tiles.sliverCount).toBe(1);
    const { tiles, isExact } = bestStartOf(planned);
    // From 0,-1 cm: 28 whole and 18 cut tiles, 3.12 % (by hand).
    expect([tiles.sliverCount, tiles.total, isExact]).toEqual([0, 46, true]);
    expect(tiles.wastePercent).toBeLessThanOrEqual(3.125);
  });

  it('has a whole first row in the bathroom with a tub, and no thin trim', () => {
    // From 10,0 cm: 37 tiles, 20 cut, none narrower than 90 mm; trimming the first row by 8 mm is no better.
    const room = roomOf(
      [
        { x: 0, y: 0 },
        { x: 3200, y: 0 },
        { x: 3200, y: 1500 },
        { x: 2000, y: 1500 },
        { x: 2000, y: 2400 },
        { x: 0, y: 2400 },
      ],
      { rectangles: [rectangle(2800, 0, 400, 400), rectangle(0, 700, 750, 1700)] },
    );
    const parameters = { tileWidth: 600, tileHeight: 300, offset: 33 };
    const request = { room, pattern: 'bricks', parameters, joint: 2 };
    const { tiles, trimCount } = bestStartFor(request);
    expect([tiles.sliverCount, trimCount]).toEqual([0, 0]);
    expect(tiles.total).toBeLessThanOrEqual(37);
    expect(tiles.cut).toBeLessThanOrEqual(20);
    expect(tiles.narrowestCut).toBeGreaterThanOrEqual(90);
  });

  it('needs fewest tiles with reuse, if these are bought', () => {
    const bought = (width: number, height: number) => {
      const request = squaresIn(roomOf(box(0, 0, width, height)), { tileSize: 600, joint: 3 });
      const { start } = bestStartFor(request, { withReuse: true });
      return countWithReuse(plan({ ...request, start }));
    };
    // Two tiles of 268 mm from each of 600, and a corridor of 280 mm of which two lengths come from one tile.
    expect([bought(3320, 2680), bought(900, 6000), bought(280, 6000)]).toEqual([25, 15, 5]);
  });

  it.each<[PlanRequest]>([
    [squaresIn(roomOf(box(0, 0, 2610, 2570)), { tileSize: 600, joint: 3 })],
    [squaresIn(roomOf(box(0, 0, 1540, 1280)), { tileSize: 374, joint: 3 })],
    [{ room: roomOf(box(0, 0, 1540, 890)), pattern: 'diamonds', parameters: { tileSize: 600 }, joint: 5 }],
  ])('buys no more with reuse than the best start without, nor than a centred one', (request) => {
    const { start } = bestStartFor(request, { withReuse: true });
    const boughtFrom = (from: typeof start) => countWithReuse(plan({ ...request, start: from }));
    const others = [bestStartFor(request), centredStartFor(request, { withReuse: true })];
    for (const other of others) expect(boughtFrom(start)).toBeLessThanOrEqual(boughtFrom(other.start));
  });

  it.each<[PlanRequest, number]>([
    [{ room: roomOf(box(0, 0, 1620, 1301)), pattern: 'rhombus', parameters: { tileWidth: 353, tileHeight: 250 } }, 100],
    [
      squaresIn(
        roomOf(ring([530, 0], [1380, 0], [1910, 530], [1910, 1620], [1380, 2150], [530, 2150], [0, 1620], [0, 530])),
        { tileSize: 300, joint: 3 },
      ),
      60,
    ],
  ])('leaves no more slivers because there is a smallest cut', (request, minCut) => {
    const plain = bestStartFor(request);
    expect(bestStartFor({ ...request, minCut }).tiles.sliverCount).toBeLessThanOrEqual(plain.tiles.sliverCount);
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
      { numRuns: casesOf(10, 30) },
    );
  });

  it('has equal cuts at opposite walls if nothing else differs', () => {
    // Five tiles of 300 cover 1490 from any start up to 10 before the wall. Without a joint, the waste is the same.
    const { start, tiles } = bestStartOf(
      plan(squaresIn(roomOf(box(0, 0, 1490, 1490)), { tileSize: 300, start: { x: -60, y: -130 } })),
    );
    expect([tiles.total, tiles.sliverCount]).toEqual([25, 0]);
    expect([tiles.cut, start]).toEqual([9, { x: 0, y: 0 }]);
  });

  it('can be typed: two decimals of a centimetre', () => {
    for (const request of [bathroom, slanted, { ...slanted, pattern: 'diamonds' }]) {
      const { x, y } = bestStartOf(plan(request)).start;
      expect([x, y]).toEqual([Number(x.toFixed(1)), Number(y.toFixed(1))]);
    }
  });

  it('has the reported figures when it is sent', () => {
    for (const planned of plansOf(awkwardRequests(), casesOf(2, 6), 5)) {
      const { start, tiles } = bestStartOf(planned);
      expect(answered(sentFrom(planned, start).tiles)).toBe(answered(tiles));
    }
  });

  it('is never worse than the given start, the default one or the one that a warning names', () => {
    for (const planned of plansOf(awkwardRequests(), casesOf(3, 6), 21)) expect(betterThanBest(planned)).toEqual([]);
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
    expect(faultsOfStraight(casesOf(3, 8), 3).faults).toEqual([]);
  });

  it('lies on whole micrometres where rows are offset by parts of them, and strips are exactly a tenth of a tile', () => {
    const bars = (...lengths: [width: number, top: number, bottom: number][]) =>
      lengths.map(([width, top, bottom]) => ({ width: 1000 * width, top: 1000 * top, bottom: 1000 * bottom }));
    const rooms = [
      {
        bars: bars([42, 980, 1211], [940, 250, 1020], [996, 940, 1243], [94, 820, 1324]),
        ...{ width: 560, height: 76, joint: 2, offset: 33 },
      },
      {
        bars: bars(
          [310, 230, 1136],
          [83, 1324, 340],
          [785, 1205, 223],
          [598, 1314, 1160],
          [880, 1240, 490],
          [1159, 625, 360],
        ),
        ...{ width: 65, height: 209, joint: 0, offset: 33 },
      },
    ];
    for (const room of rooms) expect(checkStraight(room).faults).toEqual([]);
  });

  it('is no worse than a corner of the room, even beside a strip of floor that is too thin to be laid', () => {
    // A box 0.03 mm from the bottom wall.
    const outer = [
      { x: 160, y: 0 },
      { x: 850, y: 0 },
      { x: 850, y: 812.031 },
      { x: 690, y: 972.031 },
      { x: 0, y: 972.031 },
      { x: 0, y: 160 },
    ];
    const room = roomOf(outer, { rectangles: [rectangle(-20, 620, 710, 352)] });
    const planned = plan({ ...squaresIn(room, { tileSize: 310, joint: 0 }), start: { x: 0, y: 160 } });
    expect(betterThanBest(planned)).toEqual([]);
    expect(bestStartOf(planned).tiles.sliverCount).toBe(0);
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
  it('is refused for what a plan is refused for', () => {
    expect(refusalOf(() => bestStartFor({ ...slanted, pattern: 'no such pattern' })).code).toBe('pattern-unknown');
  });

  it('stays within its budget, and still has a start', () => {
    const { floor, lattice } = plan(slanted);
    const examiner = new Examiner(floor, lattice);
    const { best } = searchThoroughly(examiner, { work: 1, starts: 1 });
    expect(examiner.count).toBeLessThan(60);
    expect(best.tiles.total).toBeGreaterThan(0);
  });

  it('hardly exceeds its budget where a single examination takes a good part of it', () => {
    const rays = Array.from({ length: 240 }, (_, i) => {
      const reach = i % 2 === 0 ? 19_000 : 8000;
      const angle = (i * Math.PI) / 120;
      return { x: Math.round(reach * Math.cos(angle)), y: Math.round(reach * Math.sin(angle)) };
    });
    const { floor, lattice } = plan({
      room: roomOf(rays),
      pattern: 'squares',
      parameters: { tileSize: 250, rotation: 7 },
    });
    const examiner = new Examiner(floor, lattice);
    const { best } = searchThoroughly(examiner, BEST_START_BUDGET);
    expect(best.tiles.total).toBeGreaterThan(0);
    expect(examiner.work).toBeLessThan(2 * BEST_START_BUDGET.work);
  });

  it('proposes starts if trying all critical ones would cost too much', () => {
    const bars = Array.from({ length: 60 }, (_, i) => box(35 * i + (i % 7), 0, 20, 1000 + 13 * (i % 11)));
    const planned = plan({ ...bathroom, room: roomOf(box(0, 0, 2400, 2400), { holes: bars.slice(0, 31) }) });
    const { best, isExact } = searchThoroughly(new Examiner(planned.floor, planned.lattice), {
      work: 40_000,
      starts: 1000,
    });
    expect(isExact).toBe(false);
    expect(best.tiles.sliverCount).toBeLessThanOrEqual(planned.tiles.sliverCount);
  });

  it('is refused, like a plan, if no start can be planned', () => {
    const request = squaresIn(roomOf(box(0, 0, 18_000, 24_000)), { tileSize: 20 });
    expect(refusalOf(() => bestStartFor(request)).code).toBe('too-many-tiles');
  });
});

describe('a good start', () => {
  it('has no sliver in the bathroom', () => {
    expect(goodStartFor(plan(bathroom))?.tiles.sliverCount).toBe(0);
  });

  it('has the reported figures when it is sent, for some random plans', () => {
    expect(plansOf(awkwardRequests(), casesOf(20, 60), 9).flatMap(brokenPromises)).toEqual([]);
  });
});

describe('a centred start', () => {
  it('puts a tile or a joint in the middle of the room, whichever is best', () => {
    // 1930 by 1370 with repeats of 303. Across, a tile in the middle leaves 206 mm at both walls, 7 columns in all; a
    // joint there leaves 54.5 mm and needs 8. Along, a tile leaves 229 mm, 5 rows in all; a joint 77.5 mm and 6.
    const { start, tiles } = centredStartFor(squaresIn(roomOf(box(0, 0, 1930, 1370)), { tileSize: 300, joint: 3 }));
    const middles = [start.x, start.y].map((place, i) => ((([965, 685][i] - place) % 303) + 303) % 303);
    expect(middles).toEqual([150, 150]);
    expect(tiles.total).toBe(7 * 5);
  });

  it('is the same for a turned pattern in a turned room', () => {
    const lying = centredStartFor({ room: roomOf(box(0, 0, 2210, 1370)), pattern: 'bricks', parameters: {} });
    const turned = { room: roomOf(box(0, 0, 1370, 2210)), pattern: 'bricks', parameters: { rotation: 90 } };
    expect(centredStartFor(turned).tiles).toMatchObject({ total: lying.tiles.total, cut: lying.tiles.cut });
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
    // 33 whole and 14 cut tiles from the corner, 28 and 18 from 10 mm above it.
    expect(counted.count(0, -600)).toEqual([1, 47, 0, 14]);
    expect(counted.count(0, -610)).toEqual([0, 46, expect.anything(), 18]);
  });
});
