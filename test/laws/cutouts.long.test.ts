// The floor is the room minus the union of its cutouts: the description of that union does not matter, and a larger
// floor never needs fewer tiles.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Plan, type PlanRequest, plan, type Rectangle, type Ring, type Room } from '../../src/engine/index.ts';
import { awkwardRequests, FIXED_PATTERNS, layings } from '../support/awkward-rooms.ts';
import { laidTiles } from '../support/laid-tiles.ts';
import { expectAlike, expectSameBits, holds, planIfRoom, tileTolerance } from '../support/laws.ts';
import { gridded, ringOfRectangle, type StartedRequest } from '../support/moved-requests.ts';
import { type Bar, barRooms, outlineOf } from '../support/rectilinear-rooms.ts';

const withCutouts: fc.Arbitrary<StartedRequest> = awkwardRequests(FIXED_PATTERNS)
  .map(gridded)
  .filter(({ room: { holes, rectangles } }) => holes.length + rectangles.length > 0);

const withRectangles = withCutouts.filter(({ room }) => room.rectangles.length > 0);

/** Crossings of slanted walls are rounded, and the result depends on their order; on the grid everything is exact. */
function expectSameFloor(found: Plan, expected: Plan, room: Room): void {
  if ([room.outer, ...room.holes].every(isRectilinear)) expectSameBits(found, expected);
  else expectAlike(expected, found, { named: (tile) => tile });
}

function isRectilinear(ring: Ring): boolean {
  return ring.every(({ x, y }, i) => {
    const next = ring[(i + 1) % ring.length];
    return x === next.x || y === next.y;
  });
}

describe('cutouts', () => {
  it('are the same as rectangles and as rings', () => {
    holds(400, fc.record({ request: withRectangles, skip: fc.nat({ max: 3 }) }), ({ request, skip }, planned) => {
      const { outer, holes, rectangles } = request.room;
      const rings = rectangles.map(ringOfRectangle).map((ring) => [...ring.slice(skip), ...ring.slice(0, skip)]);
      const room = { outer, holes: [...holes, ...rings], rectangles: [] };
      expectSameFloor(plan({ ...request, room }), planned, room);
    });
  });

  it('are the same in any order, and when repeated', () => {
    const order = fc
      .infiniteStream(fc.double({ min: 0, max: 1, noNaN: true }))
      .map((stream) => () => stream.next().value);
    holds(
      400,
      fc.record({ request: withCutouts, order, twice: fc.boolean() }),
      ({ request, order, twice }, planned) => {
        const { outer, holes, rectangles } = request.room;
        const shuffled = <T>(list: readonly T[]): T[] =>
          (twice ? [...list, ...list] : [...list])
            .map((item) => ({ item, key: order() }))
            .sort((a, b) => a.key - b.key)
            .map(({ item }) => item);
        const room = { outer, holes: shuffled(holes), rectangles: shuffled(rectangles) };
        expectSameFloor(plan({ ...request, room }), planned, room);
      },
    );
  });

  it.each([
    ['touch', 0],
    ['overlap', 0.4],
  ])('are the same whole and in two parts that %s', (_, overlap) => {
    const cases = fc.record({
      request: withRectangles,
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      upright: fc.boolean(),
    });
    holds(400, cases, ({ request, share, upright }, planned) => {
      const { outer, holes, rectangles } = request.room;
      const room = { outer, holes, rectangles: rectangles.flatMap((whole) => partsOf(whole, share, overlap, upright)) };
      expectSameFloor(plan({ ...request, room }), planned, room);
    });
  });
});

/** A rectangle as two, divided at a share of its width or height, which overlap by a share of the rest. */
function partsOf({ x, y, width, height }: Rectangle, share: number, overlap: number, upright: boolean): Rectangle[] {
  const length = Math.round(1000 * (upright ? height : width));
  const at = Math.round(share * length);
  const end = at + Math.round(overlap * (length - at));
  if (at === 0 || at === length) return [{ x, y, width, height }];
  const begin = (from: number, along: number) => (Math.round(from * 1000) + along) / 1000;
  return upright
    ? [
        { x, y, width, height: end / 1000 },
        { x, y: begin(y, at), width, height: (length - at) / 1000 },
      ]
    : [
        { x, y, width: end / 1000, height },
        { x: begin(x, at), y, width: (length - at) / 1000, height },
      ];
}

describe('a cutout outside the room', () => {
  const sizes = fc.integer({ min: 1, max: 500_000 }).map((um) => um / 1000);
  it('changes nothing and is reported, beside the wall or far from it', () => {
    const cases = fc.record({
      request: awkwardRequests(FIXED_PATTERNS).map(gridded),
      width: sizes,
      height: sizes,
      // 0 is a rectangle with one side along the room's box.
      away: fc.constantFrom(0, 0, 0.001, 700),
      along: fc.integer({ min: -500, max: 500 }),
      left: fc.boolean(),
    });
    holds(400, cases, ({ request, width, height, away, along, left }, planned) => {
      const { outer, holes, rectangles } = request.room;
      const xs = outer.map(({ x }) => x);
      const side = left ? Math.min(...xs) - away - width : Math.max(...xs) + away;
      const beside = { x: Math.round(side * 1000) / 1000, y: outer[0].y + along, width, height };
      const found = plan({ ...request, room: { outer, holes, rectangles: [...rectangles, beside] } });
      expectSameBits(found, planned);
      const warning = { kind: 'idle-cutout', source: 'rectangles', index: rectangles.length };
      expect(found.warnings).toEqual([...planned.warnings, warning]);
    });
  });
});

describe('a larger floor', () => {
  it('never needs fewer tiles: one cutout removed', () => {
    const cases = fc.record({ request: withCutouts, which: fc.nat({ max: 40 }) });
    holds(500, cases, ({ request, which }, planned) => {
      expectMore(planned, plan({ ...request, room: withoutCutout(request.room, which) }));
    });
  });

  it('never needs fewer tiles: one bar of the room longer', () => {
    const cases = fc
      .record({
        laying: layings(FIXED_PATTERNS),
        bars: barRooms(700),
        which: fc.nat({ max: 5 }),
        more: fc.integer({ min: 1, max: 400_000 }),
        down: fc.boolean(),
        start: fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) }),
      })
      .map(({ laying, bars, start, ...longer }) => ({ request: barRequest(laying, bars, start), bars, ...longer }));
    holds(500, cases, ({ request, bars, which, more, down }, planned) => {
      const longer = bars.map((bar, i) => {
        if (i !== which % bars.length) return bar;
        return down ? { ...bar, bottom: bar.bottom + more } : { ...bar, top: bar.top + more };
      });
      const larger = planIfRoom({ ...request, room: { ...request.room, outer: outlineOf(longer) } });
      // A larger room may exceed the limits.
      fc.pre(larger !== undefined);
      expectMore(planned, larger);
    });
  });
});

function barRequest(
  laying: Omit<PlanRequest, 'room'>,
  bars: readonly Bar[],
  start: { x: number; y: number },
): PlanRequest {
  return { ...laying, room: { outer: outlineOf(bars), holes: [], rectangles: [] }, start };
}

function withoutCutout({ outer, holes, rectangles }: Room, which: number): Room {
  const index = which % (holes.length + rectangles.length);
  return {
    outer,
    holes: holes.filter((_, i) => i !== index),
    rectangles: rectangles.filter((_, i) => holes.length + i !== index),
  };
}

/** Every tile of the smaller floor is also on the larger one, covers at least as much, and stays whole. */
function expectMore(smaller: Plan, larger: Plan): void {
  const tiles = new Map(laidTiles(larger).map((tile) => [`${tile.motif} ${tile.a} ${tile.b}`, tile]));
  const slack = tileTolerance(smaller);
  const less = laidTiles(smaller).filter(({ motif, a, b, coveredMm2, verdict }) => {
    const tile = tiles.get(`${motif} ${a} ${b}`);
    return !tile || tile.coveredMm2 < coveredMm2 - slack || (verdict === 'whole' && tile.verdict === 'cut');
  });
  expect(less).toEqual([]);
  expect(larger.tiles.total).toBeGreaterThanOrEqual(smaller.tiles.total);
  expect(larger.tiles.whole).toBeGreaterThanOrEqual(smaller.tiles.whole);
}
