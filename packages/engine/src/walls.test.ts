import { describe, expect, it } from 'vitest';
import { continuedStart, joinRooms, PlanError, plan, roomFromOutline, wallsOf } from './index.ts';

const BATHROOM = roomFromOutline('E180 S240 W180 N240', { doors: [{ wall: 3, at: 600, width: 800 }] });

describe('wallsOf', () => {
  it('gives every wall with its doors, and plans have their areas', () => {
    const walls = wallsOf(BATHROOM, 2500);
    expect(walls.map(({ wall, corner }) => [wall, corner])).toEqual([
      [1, 'inside'],
      [2, 'inside'],
      [3, 'inside'],
      [4, 'inside'],
    ]);
    expect(walls[2].room).toMatchObject({
      kind: 'wall',
      openings: [{ kind: 'door', x: 200, y: 500, w: 800, h: 2000 }],
    });
    const areas = walls.map(({ room }) => plan({ room, pattern: 'squares' }).surface.areaMm2);
    expect(areas).toEqual([1800 * 2500, 2400 * 2500, 1800 * 2500 - 800 * 2000, 2400 * 2500]);
  });

  it('cuts doors off at the top of the wall', () => {
    expect(wallsOf(BATHROOM, 1200)[2].room.openings).toEqual([{ kind: 'door', x: 200, y: 0, w: 800, h: 1200 }]);
    expect(wallsOf(BATHROOM, 2500, 2100)[2].room.openings?.[0]).toMatchObject({ y: 400, h: 2100 });
  });

  it.each([
    ['no height', () => wallsOf(BATHROOM, 0)],
    ['a height that is no number', () => wallsOf(BATHROOM, Number.NaN)],
    ['a wall', () => wallsOf(wallsOf(BATHROOM, 2500)[0].room, 2500)],
    ['several rooms', () => wallsOf(joinRooms({ rooms: [BATHROOM] }), 2500)],
    ['a room with crossed walls', () => wallsOf({ polygon: [] }, 2500)],
  ])('refuses %s', (_, call) => {
    expect(call).toThrow(PlanError);
  });
});

describe('continuedStart', () => {
  it('goes on where the wall on the left ends', () => {
    const [first, second] = wallsOf(BATHROOM, 2500).map(({ room }) => room);
    const before = plan({ room: first, pattern: 'squares', start: { x: 70, y: 40 } });
    expect(continuedStart(before, second)).toEqual({ x: 70 - 1800, y: 40 });
    expect(continuedStart(before, second, 9)).toEqual({ x: 70 - 1809, y: 40 });
  });
});
