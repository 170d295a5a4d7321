// One room of several: its outline, its doors, and what is refused.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, circle, rectangle, refusalOf, ring } from '../../../test/support/plain-rooms.ts';
import { flats, joinedOrNothing, movedFlat } from '../../../test/support/random-flats.ts';
import { PATTERNS } from '../patterns/index.ts';
import { plan } from '../plan.ts';
import type { Door, Flat, FlatRoom, Rectangle, Room } from '../request.ts';
import { floorOf } from '../room.ts';
import { joinRooms } from './join.ts';

function flatOf(rooms: readonly FlatRoom[], doorways: readonly Rectangle[] = [], others: Partial<Flat> = {}): Flat {
  return { rooms, doorways, holes: [], rectangles: [], ...others };
}

/** A hall of 6 by 1.5 m, and two rooms below it behind walls of 10 cm. */
const HALL: FlatRoom = { name: 'hall', outer: box(0, 0, 6000, 1500) };
const KITCHEN: FlatRoom = { name: 'kitchen', outer: box(0, 1600, 2950, 3000) };
const BATH: FlatRoom = { name: 'bath', outer: box(3050, 1600, 2950, 3000) };
const TO_KITCHEN = rectangle(1000, 1500, 900, 100);
const TO_BATH = rectangle(4000, 1500, 900, 100);
const BETWEEN = rectangle(2950, 3000, 100, 800);

describe('the outline of a flat', () => {
  it('goes around rooms that share a wall', () => {
    const room = joinRooms(flatOf([{ outer: box(0, 0, 400, 300) }, { outer: box(400, 0, 200, 500) }]));
    expect(room.outer).toEqual(ring([0, 0], [600, 0], [600, 500], [400, 500], [400, 300], [0, 300]));
    expect(room.holes).toEqual([]);
  });

  it('unites rooms that overlap', () => {
    const room = joinRooms(flatOf([{ outer: box(0, 0, 400, 300) }, { outer: box(300, 100, 200, 100) }]));
    expect(floorOf(room).areaMm2).toBe(400 * 300 + 100 * 100);
  });

  it('goes through doorways, which may touch the rooms or reach into them', () => {
    const touching = joinRooms(flatOf([HALL, KITCHEN], [TO_KITCHEN]));
    const reaching = joinRooms(flatOf([HALL, KITCHEN], [rectangle(1000, 1400, 900, 500)]));
    expect(floorOf(touching).areaMm2).toBe(6000 * 1500 + 2950 * 3000 + 900 * 100);
    expect(reaching.outer).toEqual(touching.outer);
  });

  it('leaves out the walls that it goes around', () => {
    const room = joinRooms(flatOf([HALL, KITCHEN, BATH], [TO_KITCHEN, TO_BATH, BETWEEN]));
    expect(room.holes).toHaveLength(1);
    expect(floorOf(room).areaMm2).toBe(6000 * 1500 + 2 * 2950 * 3000 + 2 * 900 * 100 + 100 * 800);
  });

  it('is one ring and a hole where two of its rooms touch in a corner', () => {
    const around = [box(0, 0, 300, 100), box(0, 0, 100, 300), box(0, 200, 200, 100), box(200, 0, 100, 200)];
    const room = joinRooms(flatOf(around.map((outer) => ({ outer }))));
    expect([room.outer.length, room.holes]).toEqual([6, [box(100, 100, 100, 100)]]);
    expect(floorOf(room).areaMm2).toBe(300 * 300 - 100 * 100 - 100 * 100);
  });

  it('stays straight where rounded crossings are on a slanted wall', () => {
    const slanted = ring([0, 0], [1000, 333.333], [1000, 900], [0, 900]);
    const parts = [
      ring([0, 0], [700, 233.333], [700, 900], [0, 900]),
      ring([650, 216.666], [1000, 333.333], [1000, 900], [650, 900]),
    ];
    expect(joinRooms(flatOf(parts.map((outer) => ({ outer })))).outer).toEqual(slanted);
  });

  it('begins at the same corner whatever the order of the rooms, and moves with them', () => {
    fc.assert(
      fc.property(flats, fc.integer({ min: -5_000_000, max: 5_000_000 }), (flat, um) => {
        const room = joinedOrNothing(flat);
        fc.pre(room !== undefined);
        const { outer, holes } = room;
        const reversed = joinRooms({ ...flat, rooms: flat.rooms.toReversed(), doorways: flat.doorways.toReversed() });
        expect([reversed.outer, reversed.holes]).toEqual([outer, holes]);
        const moved = joinRooms(movedFlat(flat, { x: um / 1000, y: -um / 1000 }));
        expect({ ...floorOf(moved), originUm: null }).toEqual({ ...floorOf(room), originUm: null });
      }),
    );
  });
});

describe('a room cut in two by a doorway as wide as the room', () => {
  const whole: Room = { outer: box(0, 0, 6000, 4000), holes: [], rectangles: [rectangle(2000, 1000, 300, 400)] };
  const rooms = [{ outer: box(0, 0, 2900, 4000) }, { outer: box(3100, 0, 2900, 4000) }];
  const cut = joinRooms(flatOf(rooms, [rectangle(2900, 0, 200, 4000)], { rectangles: whole.rectangles }));

  it.each(PATTERNS.map(({ id }) => id))('has every figure of the room with %s', (pattern) => {
    const request = { pattern, parameters: {}, edge: 5 };
    const { room: _, ...expected } = plan({ ...request, room: whole });
    const { room: __, ...found } = plan({ ...request, room: cut });
    expect(found).toEqual(expected);
  });
});

describe('doors of a flat', () => {
  const door: Door = { wall: 3, at: 1000, width: 800, swing: 'in-left' };

  it('are in the walls of the outline, in the order of the rooms', () => {
    const room = joinRooms(
      flatOf(
        [
          { ...BATH, doors: [{ ...door, wall: 1 }] },
          { ...HALL, doors: [{ ...door, at: 500 }] },
        ],
        [TO_BATH],
      ),
    );
    const walls = room.doors?.map(({ wall, ...others }) => ({ from: room.outer[wall], ...others }));
    expect(walls).toEqual([
      { from: { x: 6000, y: 1600 }, at: 1000, width: 800, swing: 'in-left' },
      { from: { x: 0, y: 1500 }, at: 500, width: 800, swing: 'in-left' },
    ]);
  });

  it('and doorways have no skirting, but the walls between rooms do', () => {
    const rooms = [{ ...HALL, doors: [{ wall: 0, at: 500, width: 800 }] }, KITCHEN, BATH];
    const { skirting } = plan({
      room: joinRooms(flatOf(rooms, [TO_KITCHEN, TO_BATH, BETWEEN])),
      pattern: 'squares',
      parameters: {},
    }).surface;
    const around = 2 * (6000 + 1500) + 4 * (2950 + 3000);
    const openings = 800 + 4 * 900 + 2 * 800;
    const jambs = 4 * 100 + 2 * 100;
    expect(skirting).toEqual({ walls: around - openings + jambs, all: around - openings + jambs });
  });
});

describe('refused is', () => {
  const bad: [string, string, Flat, string][] = [
    [
      'a room that nothing joins',
      'rooms-apart',
      flatOf([HALL, KITCHEN]),
      'Room "kitchen" touches no other room: add a doorway, or make it a surface of its own.',
    ],
    [
      'a part of several rooms',
      'rooms-apart',
      flatOf([HALL, KITCHEN, BATH, { name: 'loft', outer: box(0, -900, 900, 900) }], [BETWEEN]),
      'Room "kitchen" and room "bath" touch no other room',
    ],
    [
      'a room that touches in a corner only',
      'rooms-apart',
      flatOf([{ outer: box(0, 0, 100, 100) }, { outer: box(100, 100, 100, 100) }]),
      'Room 2 touches no other room',
    ],
    ['a doorway in the open', 'rooms-apart', flatOf([HALL], [TO_KITCHEN, BETWEEN]), 'Doorway 2 touches no room'],
    ['a flat without rooms', 'rooms-count', flatOf([]), 'send 1 to 24'],
    ['a crowd of rooms', 'rooms-count', flatOf(Array.from({ length: 25 }, () => HALL)), 'There are 25 rooms'],
    [
      'a crowd of corners',
      'ring-too-many-corners',
      flatOf([1, 2, 3].map((at) => ({ outer: circle(at, 0, 900, 400) }))),
      'The rooms have 1,200 corners together',
    ],
    [
      'a crowd of doorways',
      'doorways-too-many',
      flatOf(
        [HALL],
        Array.from({ length: 33 }, () => TO_BATH),
      ),
      'There are 33 doorways',
    ],
    ['a doorway without a width', 'doorway-size', flatOf([HALL], [rectangle(0, 0, 0, 10)]), 'Doorway 1 has no area'],
    [
      'a room that crosses itself',
      'walls-cross',
      flatOf([HALL, { name: 'den', outer: ring([0, 0], [9, 9], [9, 0], [0, 9]) }]),
      'of room "den" cross',
    ],
    [
      'a door beyond its wall',
      'door-beyond-wall',
      flatOf([{ ...HALL, doors: [{ wall: 1, at: 100, width: 900 }] }]),
      'Door 1 of room "hall", 90 cm wide',
    ],
    [
      'a door where a doorway is',
      'door-inside',
      flatOf([{ ...HALL, doors: [{ wall: 2, at: 4500, width: 800 }] }, KITCHEN], [TO_KITCHEN]),
      'Door 1 of room "hall" is not in an outer wall',
    ],
  ];

  it.each(bad)('%s', (_, code, flat, text) => {
    const { code: found, message } = refusalOf(() => joinRooms(flat));
    expect([found, message]).toEqual([code, expect.stringContaining(text)]);
  });
});
