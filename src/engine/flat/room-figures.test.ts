// The tiles and areas of the rooms of a flat, counted by hand.

import { describe, expect, it } from 'vitest';
import { box, planSquares, rectangle, ring } from '../../../test/support/plain-rooms.ts';
import type { Flat } from '../request.ts';
import { joinRooms } from './join.ts';
import { roomFiguresOf } from './room-figures.ts';

function roomsOf(flat: Partial<Flat>, laying = {}) {
  const room = joinRooms({ rooms: [], doorways: [], holes: [], rectangles: [], ...flat });
  const planned = planSquares(room, { tileSize: 100, ...laying });
  return { rooms: roomFiguresOf(planned), surface: planned.surface };
}

describe('the rooms of a flat', () => {
  it('have the tiles that lie in them', () => {
    const { rooms } = roomsOf({ rooms: [{ name: 'a', outer: box(0, 0, 450, 300) }, { outer: box(450, 0, 350, 200) }] });
    // The column from 400 to 500 is shared evenly, so it belongs to the first; its last tile is half a tile.
    expect(rooms).toEqual([
      { name: 'a', areaMm2: 450 * 300, whole: 14, cut: 1 },
      { areaMm2: 350 * 200, whole: 6, cut: 0 },
    ]);
  });

  it('have the tiles that they have most of', () => {
    const { rooms } = roomsOf({ rooms: [{ outer: box(0, 0, 440, 200) }, { outer: box(440, 0, 360, 200) }] });
    expect(rooms?.map(({ whole }) => whole)).toEqual([8, 8]);
  });

  it('have the floor of the doorways that reach farthest into them, or touch them first', () => {
    const rooms = [{ outer: box(0, 0, 300, 200) }, { outer: box(500, 0, 300, 200) }];
    const touching = roomsOf({ rooms, doorways: [rectangle(300, 0, 200, 100)] });
    expect(touching.rooms?.map(({ areaMm2, whole }) => [areaMm2, whole])).toEqual([
      [80_000, 8],
      [60_000, 6],
    ]);
    const reaching = roomsOf({ rooms, doorways: [rectangle(290, 0, 230, 100)] });
    expect(reaching.rooms?.map(({ areaMm2, whole }) => [areaMm2, whole])).toEqual([
      [60_000, 6],
      [80_000, 8],
    ]);
  });

  it('have the floor of a doorway that reaches as far into others, if they are first', () => {
    const names = ['a', 'b'];
    const rooms = [box(720, 0, 600, 600.008), box(0, 0, 600, 600.008)].map((outer, i) => ({ name: names[i], outer }));
    const doorways = [rectangle(450, 0, 420, 60.001)];
    const areas = [600 * 600.008 + 120 * 60.001, 600 * 600.008];
    for (const order of [rooms, rooms.toReversed()]) {
      const found = roomsOf({ rooms: order, doorways }).rooms;
      found?.forEach(({ areaMm2 }, i) => {
        expect(areaMm2).toBeCloseTo(areas[i], 6);
      });
    }
  });

  it('have the floor of a doorway between doorways, as the first of those has it', () => {
    const rooms = [{ outer: box(0, 0, 200, 200) }, { outer: box(400, 400, 200, 200) }];
    const bend = [rectangle(400, 300, 100, 100), rectangle(200, 100, 300, 100), rectangle(400, 200, 100, 100)];
    expect(roomsOf({ rooms, doorways: bend }).rooms?.map(({ whole }) => whole)).toEqual([7, 6]);
  });

  it('share what several cover as the first has it, and lose what is cut out', () => {
    const flat = { rooms: [{ outer: box(0, 0, 300, 100) }, { outer: box(200, 0, 300, 100) }] };
    expect(roomsOf(flat).rooms?.map(({ whole }) => whole)).toEqual([3, 2]);
    const { rooms, surface } = roomsOf({ ...flat, rectangles: [rectangle(250, 0, 100, 100)] });
    expect(rooms).toEqual([
      { areaMm2: 25_000, whole: 2, cut: 1 },
      { areaMm2: 15_000, whole: 1, cut: 1 },
    ]);
    expect(surface.areaMm2).toBe(40_000);
  });

  it('have the tiles behind a slanted wall of another room', () => {
    // The doorway is the second room's, and begins behind the slanted wall of the first.
    const slanted = ring([0, 0], [600, 0], [600, 300], [300, 600], [0, 600]);
    const flat = { rooms: [{ outer: slanted }, { outer: box(0, 600, 600, 300) }] };
    const { rooms } = roomsOf({ ...flat, doorways: [rectangle(300, 440, 300, 260)] });
    // In the row above the second room, four tiles are the first room's, one of them by half, and two the doorway's.
    expect(rooms).toEqual([
      { areaMm2: 600 * 600 - 300 ** 2 / 2, whole: 18 + 5 + 4 + 4, cut: 2 },
      { areaMm2: 600 * 300 + (300 ** 2 - 140 ** 2) / 2, whole: 18 + 2, cut: 1 },
    ]);
  });

  it('have the area of the room, and the tiles within the gap along its walls', () => {
    const flat = { rooms: [{ outer: box(0, 0, 310, 220) }, { outer: box(310, 0, 310, 220) }] };
    const { rooms } = roomsOf(flat, { edge: 10 });
    expect(rooms).toEqual([
      { areaMm2: 68_200, whole: 6, cut: 0 },
      { areaMm2: 68_200, whole: 6, cut: 0 },
    ]);
  });
});
