import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awkwardRequests } from '../../test/support/awkward-rooms.ts';
import { casesOf } from '../../test/support/cases.ts';
import { areaWithinEdge, isBlunt } from '../../test/support/edge-strips.ts';
import { unlessRefused } from '../../test/support/plain-rooms.ts';
import { withinEdge } from './edge.ts';
import type { Room } from './request.ts';
import { floorOf, homeOf, ringsOf } from './room.ts';

const room = (outer: readonly (readonly [number, number])[], more: Partial<Room> = {}): Room => ({
  outer: outer.map(([x, y]) => ({ x, y })),
  holes: [],
  rectangles: [],
  ...more,
});
const RECTANGLE = [
  [0, 0],
  [4000, 0],
  [4000, 3000],
  [0, 3000],
] as const;

const shrunk = (described: Room, edge: number) => withinEdge(floorOf(described), edge);

describe('a gap along the walls', () => {
  it('makes a rectangle smaller on all sides, and the first tile begins at it', () => {
    const floor = shrunk(room(RECTANGLE), 10);
    expect(floor).toMatchObject({ areaMm2: 3980 * 2980, width: 4000, height: 3000 });
    expect(homeOf(floor)).toEqual({ x: 10, y: 10 });
  });

  it('surrounds cutouts with mitred corners', () => {
    const rectangles = [{ x: 1000, y: 1000, width: 500, height: 400 }];
    expect(shrunk(room(RECTANGLE, { rectangles }), 10).areaMm2).toBe(3980 * 2980 - 520 * 420);
  });

  it('joins the gaps of cutouts that are close', () => {
    const rectangles = [
      { x: 1000, y: 1000, width: 500, height: 400 },
      { x: 1515, y: 1000, width: 500, height: 400 },
    ];
    expect(shrunk(room(RECTANGLE, { rectangles }), 10).areaMm2).toBe(3980 * 2980 - 1035 * 420);
  });

  it('closes a corridor, and the floor falls apart', () => {
    // Two rooms of 1 by 1 m with a corridor of 1 m by 15 mm between them.
    const dumbbell = room([
      [0, 0],
      [1000, 0],
      [1000, 500],
      [2000, 500],
      [2000, 0],
      [3000, 0],
      [3000, 1000],
      [2000, 1000],
      [2000, 515],
      [1000, 515],
      [1000, 1000],
      [0, 1000],
    ]);
    expect(shrunk(dumbbell, 7)).toMatchObject({ euler: 1, areaMm2: 2 * 986 * 986 + 1014 * 1 });
    expect(shrunk(dumbbell, 8)).toMatchObject({ euler: 2, areaMm2: 2 * 984 * 984 });
  });

  it('is refused if it leaves no floor', () => {
    const niche = room([
      [0, 0],
      [190, 0],
      [190, 900],
      [0, 900],
    ]);
    expect(() => shrunk(niche, 95)).toThrow(/leaves no floor to tile; send a smaller edge/);
    expect(shrunk(niche, 94).areaMm2).toBe(2 * 712);
  });

  it('of nothing leaves the floor as it is', () => {
    const floor = floorOf(room(RECTANGLE));
    expect(withinEdge(floor, 0)).toBe(floor);
  });

  it('leaves the area that strips along all walls leave', () => {
    fc.assert(
      fc.property(awkwardRequests(), fc.constantFrom(1, 6, 8, 12.5, 35.5, 100), ({ room: described }, edge) => {
        const floor = unlessRefused(() => floorOf(described));
        fc.pre(floor !== undefined && isBlunt(ringsOf(floor)));
        if (floor === undefined) return;
        const area = unlessRefused(() => withinEdge(floor, edge))?.areaMm2 ?? 0;
        const expected = areaWithinEdge(ringsOf(floor), edge);
        if (area === 0) expect(expected).toBeLessThanOrEqual(100 + 1e-6 * floor.areaMm2);
        else expect(Math.abs(area - expected)).toBeLessThanOrEqual(1e-6 * floor.areaMm2);
      }),
      { numRuns: casesOf(50, 1000) },
    );
  });
});
