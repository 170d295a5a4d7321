// Floors: rooms in their own frame, minus their cutouts.

import { describe, expect, it } from 'vitest';
import { box, R1, rectangle, refusalOf, ring, roomOf } from '../../test/support/plain-rooms.ts';
import { signedArea } from './geometry/point.ts';
import type { Rectangle } from './request.ts';
import { type Floor, floorOf, ringsOf } from './room.ts';

const AREA = 4000 * 3000;

/** The floor of a room of 4 by 3 m with some rectangles cut out. */
function floorWith(...rectangles: Rectangle[]): Floor {
  return floorOf(roomOf(box(0, 0, 4000, 3000), { rectangles }));
}

/** Number of corners of each outer ring and each hole, which shows the shape of axis-aligned walls. */
function shapeOf(floor: Floor): { outer: number[]; holes: number[] } {
  const rings = ringsOf(floor);
  const corners = (sign: number) =>
    rings
      .filter((corners) => Math.sign(signedArea(corners)) === sign)
      .map(({ length }) => length)
      .sort((a, b) => a - b);
  return { outer: corners(1), holes: corners(-1) };
}

describe('the floor of a room', () => {
  it('without cutouts is the room', () => {
    const floor = floorWith();
    expect(floor.areaMm2).toBe(AREA);
    expect([floor.width, floor.height, floor.euler]).toEqual([4000, 3000, 1]);
    expect(ringsOf(floor)).toEqual([box(0, 0, 4000, 3000)]);
    expect(floor.idleCutouts).toEqual([]);
  });

  it('has its own frame', () => {
    const floor = floorOf(roomOf(box(-1234.567, 8_000_000.001, 400, 300)));
    expect(floor.originUm).toEqual({ x: -1_234_567, y: 8_000_000_001 });
    expect(ringsOf(floor)).toEqual([box(0, 0, 400, 300)]);
  });

  it('is the same for either direction and any first corner of the room', () => {
    const l = ring([0, 0], [900, 0], [900, 300], [300, 300], [300, 900], [0, 900]);
    const expected = floorOf(roomOf(l));
    expect(expected.areaMm2).toBe(900 * 300 + 300 * 600);
    for (let k = 0; k < l.length; k++) {
      const given = [...l.slice(k), ...l.slice(0, k)];
      expect(floorOf(roomOf(given))).toEqual(expected);
      expect(floorOf(roomOf(given.toReversed()))).toEqual(expected);
    }
  });

  it('has no corners where walls go straight on', () => {
    const given = ring([0, 0], [2000, 0], [4000, 0], [4000, 3000], [1, 3000], [0, 3000]);
    expect(ringsOf(floorOf(roomOf(given)))).toEqual([box(0, 0, 4000, 3000)]);
  });

  it('is on whole micrometres', () => {
    const floor = floorOf(roomOf(ring([0, 0], [100.00049, 0], [100.00051, 100], [0, 100])));
    expect(ringsOf(floor)).toEqual([ring([0, 0], [100, 0], [100.001, 100], [0, 100])]);
  });
});

describe('cutouts', () => {
  it('that stand free are holes', () => {
    const floor = floorWith(rectangle(1000, 1000, 500, 400), rectangle(2000, 1000, 500, 400));
    expect(floor.areaMm2).toBe(AREA - 2 * 500 * 400);
    expect(floor.euler).toBe(-1);
    expect(shapeOf(floor)).toEqual({ outer: [4], holes: [4, 4] });
  });

  it('that overlap are one hole', () => {
    const floor = floorWith(rectangle(1000, 1000, 500, 400), rectangle(1300, 1200, 500, 400));
    expect(floor.areaMm2).toBe(AREA - (2 * 500 * 400 - 200 * 200));
    expect(floor.euler).toBe(0);
    expect(shapeOf(floor)).toEqual({ outer: [4], holes: [8] });
  });

  it('that share a side are one hole', () => {
    const floor = floorWith(rectangle(1000, 1000, 500, 400), rectangle(1500, 1000, 500, 400));
    expect(floor.areaMm2).toBe(AREA - 1000 * 400);
    expect(shapeOf(floor)).toEqual({ outer: [4], holes: [4] });
  });

  it('that touch in a corner are both subtracted', () => {
    expect(floorWith(rectangle(1000, 1000, 500, 400), rectangle(1500, 1400, 500, 400)).areaMm2).toBe(
      AREA - 2 * 500 * 400,
    );
  });

  it('inside others add nothing', () => {
    const floor = floorWith(rectangle(1000, 1000, 500, 400), rectangle(1100, 1100, 50, 50));
    expect(floor).toEqual(floorWith(rectangle(1000, 1000, 500, 400)));
  });

  it('given twice, even as a reversed ring, are cut once', () => {
    const once = floorWith(rectangle(1000, 1000, 500, 400));
    expect(floorWith(rectangle(1000, 1000, 500, 400), rectangle(1000, 1000, 500, 400))).toEqual(once);
    const holes = [box(1000, 1000, 500, 400).toReversed()];
    const rectangles = [rectangle(1000, 1000, 500, 400)];
    expect(floorOf(roomOf(box(0, 0, 4000, 3000), { holes, rectangles }))).toEqual(once);
  });

  it('whose boxes meet, but not their rings, stay separate', () => {
    const holes = [ring([1000, 1000], [2000, 1000], [1000, 2000]), ring([2000, 1100], [2000, 2000], [1100, 2000])];
    const floor = floorOf(roomOf(box(0, 0, 4000, 3000), { holes }));
    expect(floor.areaMm2).toBe(AREA - 1000 * 500 - 900 * 450);
    expect(shapeOf(floor)).toEqual({ outer: [4], holes: [3, 3] });
  });

  it('that cross a wall notch the room', () => {
    const floor = floorWith(rectangle(1000, -100, 500, 400));
    expect(floor.areaMm2).toBe(AREA - 500 * 300);
    expect(floor.euler).toBe(1);
    expect(shapeOf(floor)).toEqual({ outer: [8], holes: [] });
  });

  it('that share a wall notch the room', () => {
    const floor = floorWith(rectangle(1000, 0, 500, 400));
    expect(floor.areaMm2).toBe(AREA - 500 * 400);
    expect(shapeOf(floor)).toEqual({ outer: [8], holes: [] });
  });

  it('in a corner make an L', () => {
    expect(ringsOf(floorOf(R1))).toEqual([ring([0, 0], [1400, 0], [1400, 600], [1800, 600], [1800, 2400], [0, 2400])]);
  });

  it('that touch a wall with one corner from inside are holes that touch it', () => {
    const holes = [ring([1000, 0], [1300, 500], [700, 500])];
    const floor = floorOf(roomOf(box(0, 0, 4000, 3000), { holes }));
    expect(floor.areaMm2).toBe(AREA - 300 * 500);
  });

  it('that reach from wall to wall divide the floor', () => {
    const floor = floorWith(rectangle(-50, 1000, 5000, 500));
    expect(floor.areaMm2).toBe(AREA - 4000 * 500);
    expect(floor.euler).toBe(2);
    expect(shapeOf(floor)).toEqual({ outer: [4, 4], holes: [] });
  });

  it('that cover all of the room except a strip leave the strip', () => {
    expect(floorWith(rectangle(-10, -10, 4010 - 0.1, 5000)).areaMm2).toBeCloseTo(300, 9);
  });

  it('in a ring leave an island of floor, which may have its own pillar', () => {
    const bars = [
      rectangle(1000, 500, 2000, 200),
      rectangle(1000, 2000, 2000, 200),
      rectangle(1000, 500, 200, 1700),
      rectangle(2800, 500, 200, 1700),
    ];
    const island = floorWith(...bars);
    expect(island.areaMm2).toBe(AREA - 2000 * 1700 + 1600 * 1300);
    expect(island.euler).toBe(1);
    expect(shapeOf(island)).toEqual({ outer: [4, 4], holes: [4] });
    const pillar = floorWith(...bars, rectangle(1900, 1000, 300, 300));
    expect(pillar.areaMm2).toBe(island.areaMm2 - 300 * 300);
    expect(pillar.euler).toBe(0);
    expect(shapeOf(pillar)).toEqual({ outer: [4, 4], holes: [4, 4] });
  });

  it('that join others into one group are subtracted with all of them', () => {
    const three = [rectangle(500, 500, 400, 100), rectangle(1500, 500, 400, 100), rectangle(800, 550, 800, 200)];
    const floor = floorWith(...three);
    expect(floor.areaMm2).toBe(AREA - (2 * 400 * 100 + 800 * 200 - 2 * 100 * 50));
    expect(floor.euler).toBe(0);
  });

  it('that overlap one that notches the room are subtracted with it', () => {
    const floor = floorWith(
      rectangle(1000, -100, 500, 400),
      rectangle(1200, 200, 500, 400),
      rectangle(3000, 2000, 9, 9),
    );
    expect(floor.areaMm2).toBe(AREA - 500 * 300 - 500 * 400 + 300 * 100 - 81);
    expect(floor.euler).toBe(0);
  });

  it('that leave nothing are refused', () => {
    const nothing = 'The cutouts cover the whole floor; make them smaller or leave one out.';
    for (const covering of [
      [rectangle(-1, -1, 4002, 3002)],
      [rectangle(0, 0, 4000, 3000)],
      [rectangle(-1, 0, 2001, 3000), rectangle(2000, -5, 3000, 3010)],
      [rectangle(1000, 1000, 5, 5), rectangle(-1, -1, 4002, 3002)],
    ]) {
      const refusal = refusalOf(() => floorWith(...covering));
      expect(refusal.code).toBe('floor-empty');
      expect(refusal.message).toBe(nothing);
      expect(refusal.details.param).toBe('subtract');
    }
  });
});
