// Doors by hand: the ends of openings in straight and slanted walls, what is refused, and skirting from plain sums.

import { describe, expect, it } from 'vitest';
import { placedDoors } from './doors.ts';
import { PlanError } from './errors.ts';
import { plan } from './plan.ts';
import type { Door, Room } from './request.ts';

/** 4 by 3 m, walked clockwise from the top-left corner. */
const ROOM: Room = {
  outer: [
    { x: 0, y: 0 },
    { x: 4000, y: 0 },
    { x: 4000, y: 3000 },
    { x: 0, y: 3000 },
  ],
  holes: [],
  rectangles: [],
};
const reversed: Room = { ...ROOM, outer: ROOM.outer.toReversed() };

const skirting = (room: Partial<Room>) => {
  const { surface } = plan({ room: { ...ROOM, ...room }, pattern: 'squares', parameters: { tileSize: 600 } });
  return [surface.skirting.walls, surface.skirting.all];
};

describe('doors', () => {
  it('are placed from the beginning of their walls, in the order of the walk', () => {
    const doors: Door[] = [
      { wall: 0, at: 1000, width: 800, swing: 'in-left' },
      { wall: 2, at: 400, width: 800 },
      { wall: 3, at: 1500, width: 3000 },
    ];
    expect(placedDoors({ ...ROOM, doors })).toEqual([
      {
        wall: 0,
        from: { x: 600, y: 0 },
        to: { x: 1400, y: 0 },
        width: 800,
        inwards: { x: 0, y: 1 },
        swing: 'in-left',
      },
      { wall: 2, from: { x: 4000, y: 3000 }, to: { x: 3200, y: 3000 }, width: 800, inwards: { x: 0, y: -1 } },
      { wall: 3, from: { x: 0, y: 3000 }, to: { x: 0, y: 0 }, width: 3000, inwards: { x: 1, y: 0 } },
    ]);
  });

  it('open into the room in either direction of walking', () => {
    // The first wall of the reversed room is its lower one, from the left to the right.
    const [door] = placedDoors({ ...reversed, doors: [{ wall: 0, at: 1000, width: 800 }] });
    expect(door).toMatchObject({ from: { x: 600, y: 3000 }, to: { x: 1400, y: 3000 }, inwards: { x: 0, y: -1 } });
  });

  it('lie along slanted walls', () => {
    const outer = [
      { x: 0, y: 0 },
      { x: 3000, y: 4000 },
      { x: 0, y: 4000 },
    ];
    const [door] = placedDoors({ ...ROOM, outer, doors: [{ wall: 0, at: 2500, width: 1000 }] });
    expect(door.from.x).toBeCloseTo(1200, 9);
    expect(door.from.y).toBeCloseTo(1600, 9);
    expect(door.to.x).toBeCloseTo(1800, 9);
    expect(door.to.y).toBeCloseTo(2400, 9);
    expect(door.inwards.x).toBeCloseTo(-0.8, 12);
    expect(door.inwards.y).toBeCloseTo(0.6, 12);
  });

  it.each<[what: string, code: string | null, ...doors: Partial<Door>[]]>([
    ['a wall after the last', 'door-wall-unknown', { wall: 4 }],
    ['a wall before the first', 'door-wall-unknown', { wall: -1 }],
    ['half a wall', 'door-wall-unknown', { wall: 0.5 }],
    ['no width', 'door-size', { width: 0 }],
    ['a negative width', 'door-size', { width: -800 }],
    ['an endless width', 'door-size', { width: Number.POSITIVE_INFINITY }],
    ['no number as its width', 'door-size', { width: Number.NaN }],
    ['an end before the wall', 'door-beyond-wall', { at: 399 }],
    ['an end after the wall', 'door-beyond-wall', { at: 3601 }],
    ['more than its wall', 'door-beyond-wall', { wall: 1, at: 1500, width: 3001 }],
    ['no number as its place', 'door-beyond-wall', { at: Number.NaN }],
    ['another in the same place', 'doors-overlap', {}, { at: 1799 }],
    ['another over it', 'doors-overlap', { width: 100 }, { wall: 1 }, { width: 2000 }],
    ['17 doors', 'doors-too-many', ...Array.from({ length: 17 }, (_, i) => ({ at: 100 + 200 * i, width: 100 }))],
    ['16 doors', null, ...Array.from({ length: 16 }, (_, i) => ({ at: 100 + 200 * i, width: 100 }))],
    ['one at each end of its wall', null, { at: 400 }, { at: 3600 }],
    ['another beside it', null, {}, { at: 1800 }],
    ['another in the next wall', null, {}, { wall: 1 }],
    ['a tenth of a millimetre too much', null, { wall: 1, at: 1500, width: 3000.1 }],
  ])('%s: %s', (_, code, ...parts) => {
    const doors = parts.map((part): Door => ({ wall: 0, at: 1000, width: 800, ...part }));
    const planned = () => plan({ room: { ...ROOM, doors }, pattern: 'squares', parameters: {} });
    if (code === null) {
      expect(planned().room.doors).toHaveLength(doors.length);
      return;
    }
    try {
      planned();
    } catch (error) {
      expect(error).toBeInstanceOf(PlanError);
      if (!(error instanceof PlanError)) return;
      expect([error.code, error.details.param]).toEqual([code, 'doors']);
      expect(error.message).toMatch(/; (send|move) /);
      return;
    }
    expect.unreachable();
  });

  it('may reach as far as their walls were measured', () => {
    const wallLengths = [4000.5, 3000, 4000, 3000];
    const doors = [{ wall: 0, at: 3600.5, width: 800 }];
    expect(placedDoors({ ...ROOM, wallLengths, doors })[0].to).toEqual({ x: 4000, y: 0 });
    expect(() => plan({ room: { ...ROOM, wallLengths, doors }, pattern: 'squares', parameters: {} })).not.toThrow();
  });
});

describe('skirting', () => {
  const door: Door = { wall: 0, at: 1000, width: 800 };

  it.each<[what: string, room: Partial<Room>, walls: number, all: number]>([
    ['runs along the walls', {}, 14_000, 14_000],
    ['leaves out doors', { doors: [door, { wall: 3, at: 500, width: 900 }] }, 12_300, 12_300],
    [
      'goes around what stands free if asked',
      { rectangles: [{ x: 1000, y: 1000, width: 500, height: 400 }] },
      14_000,
      15_800,
    ],
    [
      'goes around a boxed pipe at the wall',
      { rectangles: [{ x: 2000, y: 0, width: 300, height: 200 }], doors: [door] },
      14_000 + 400 - 800,
      14_000 + 400 - 800,
    ],
    // The corner is exchanged for two sides of the same length.
    ['goes around a shaft in a corner', { rectangles: [{ x: 0, y: 0, width: 300, height: 200 }] }, 14_000, 14_000],
    // 300 mm of the opening are behind the cupboard, which has skirting of its own.
    [
      'leaves out of a door what is not behind a cutout',
      { rectangles: [{ x: 1100, y: 0, width: 500, height: 200 }], doors: [door] },
      14_000 + 400 - 500,
      14_000 + 400 - 500,
    ],
    [
      'goes along both parts of a floor that a cutout divides',
      { rectangles: [{ x: 2000, y: 0, width: 200, height: 3000 }] },
      2 * (2000 + 3000) + 2 * (1800 + 3000),
      2 * (2000 + 3000) + 2 * (1800 + 3000),
    ],
  ])('%s', (_, room, walls, all) => {
    const [found, foundAll] = skirting(room);
    expect(found).toBeCloseTo(walls, 6);
    expect(foundAll).toBeCloseTo(all, 6);
  });
});
