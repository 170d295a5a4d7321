import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, R1, rectangle, roomOf } from '../../../test/support/plain-rooms.ts';
import { BarCount, straightCases, straightRequest } from '../../../test/support/start-checks.ts';
import { plan } from '../plan.ts';
import type { PlanRequest } from '../request.ts';
import { criticalPlaces, StraightCount } from './critical.ts';
import { type StraightLay, straightLayOf } from './straight-lay.ts';

function layOf(request: PlanRequest): StraightLay | undefined {
  const { floor, lattice } = plan(request);
  return straightLayOf(floor, lattice);
}

function straight(request: PlanRequest): StraightLay {
  const lay = layOf(request);
  if (!lay) throw new Error('not a straight lay');
  return lay;
}

const squares: PlanRequest = { room: R1, pattern: 'squares', parameters: {}, joint: 3 };
const bricks = { ...squares, pattern: 'bricks' };

describe('a straight lay', () => {
  it('has one axis-aligned tile in rows, in a room of vertical and horizontal walls', () => {
    expect(layOf(squares)).toMatchObject({ isLevel: true, shift: 0 });
    expect(layOf({ ...bricks, parameters: { rotation: 90 } })).toMatchObject({ isLevel: false });
    expect(layOf({ ...squares, pattern: 'vertical-bricks' })).toMatchObject({ isLevel: false, shift: 101.5 });
  });

  it('is undefined if tiles or walls are slanted, or a motif has several tiles', () => {
    expect(layOf({ ...squares, parameters: { rotation: 1 } })).toBeUndefined();
    expect(layOf({ ...squares, pattern: 'diamonds' })).toBeUndefined();
    expect(layOf({ ...squares, pattern: 'hexagons' })).toBeUndefined();
    expect(layOf({ ...squares, pattern: 'herringbone', parameters: { direction: 'diagonal-up' } })).toBeUndefined();
    const leaning = roomOf([...box(0, 0, 1800, 2400).slice(0, 3), { x: 1, y: 2400 }]);
    expect(layOf({ ...squares, room: leaning })).toBeUndefined();
  });

  it('has the spans of floor between the walls, without holes', () => {
    const room = roomOf(box(10, 20, 1000, 500), { rectangles: [rectangle(310, 120, 200, 100)] });
    const { along, columns } = straight({ ...squares, room });
    expect(along.walls).toEqual([10, 310, 510, 1010]);
    expect(columns).toEqual([
      [20, 520],
      [20, 120, 220, 520],
      [20, 520],
    ]);
  });
});

describe('critical places', () => {
  it('put an edge on a wall, leave a strip of a tenth, or cut off 10 mm', () => {
    // Walls in x at 0, 1400 and 1800: left edge there, right edge there, a tenth of 300, or 10, to the left or right.
    const strips = [0, 300, 30, 270, 10, 290];
    const wanted = [0, 1400, 1800].flatMap((wall) => strips.map((strip) => wall - strip));
    const within = (place: number) => place - Math.round(place / 303) * 303;
    const { along } = criticalPlaces(straight(squares), { x: 0, y: 0 });
    expect(along).toEqual([...new Set(wanted.map(within))].sort((a, b) => a - b));
  });

  it('do so for every row of a bond', () => {
    const { along, across } = criticalPlaces(straight(bricks), { x: 0, y: 0 });
    // Half bond: a place that is critical for one row is critical half a repeat on for the next.
    for (const place of along) {
      const other = place + 101.5 - Math.round((place + 101.5) / 203) * 203;
      expect(along.some((one) => Math.abs(one - other) < 1e-9 || Math.abs(Math.abs(one - other) - 203) < 1e-9)).toBe(
        true,
      );
    }
    expect(across).toHaveLength(new Set(across).size);
  });

  it('are within half a repeat of the start', () => {
    const { along, across } = criticalPlaces(straight(bricks), { x: 5000.5, y: -777 });
    for (const place of along) expect(Math.abs(place - 5000.5)).toBeLessThanOrEqual(101.5);
    for (const place of across) expect(Math.abs(place + 777)).toBeLessThanOrEqual(51.5);
  });
});

describe('the fast count', () => {
  it('counts what a plan counts, from any start', () => {
    fc.assert(
      fc.property(straightCases, fc.nat(5000), fc.nat(5000), (one, a, b) => {
        const start = { x: a / 10, y: b / 10 };
        const planned = plan({ ...straightRequest(one), start });
        const count = new StraightCount(straight(straightRequest(one)));
        count.placeRows(start.y);
        count.count(start.x);
        const { total, sliverCount, cut } = planned.tiles;
        expect([count.total, count.sliverCount, count.cut]).toEqual([total, sliverCount, cut]);
      }),
      { numRuns: 150 },
    );
  });

  it('counts the same as the bars, at critical starts', () => {
    fc.assert(
      fc.property(straightCases, (one) => {
        const lay = straight(straightRequest(one));
        const bars = new BarCount(one);
        const count = new StraightCount(lay);
        const { along, across } = criticalPlaces(lay, { x: 0, y: 0 });
        for (const y of across.slice(0, 3)) {
          count.placeRows(y);
          for (const x of along.slice(0, 5)) {
            count.count(x);
            const { sliverCount, total, trimCount, cut } = count;
            if (total > 0) expect([sliverCount, total, trimCount, cut]).toEqual(bars.count(x, y));
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('counts columns as it counts rows', () => {
    const count = new StraightCount(straight({ ...squares, pattern: 'vertical-bricks' }));
    const { tiles } = plan({ ...squares, pattern: 'vertical-bricks', start: { x: 12.3, y: 45.6 } });
    count.placeRows(12.3);
    count.count(45.6);
    expect([count.total, count.sliverCount]).toEqual([tiles.total, tiles.sliverCount]);
  });
});
