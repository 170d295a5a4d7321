// Every reason to refuse a room: its code, its message, and the last value on either side of each limit.

import { describe, expect, it } from 'vitest';
import { box, circle, rectangle, refusalOf, ring, roomOf, star } from '../../test/support/plain-rooms.ts';
import type { PlanErrorCode } from './errors.ts';
import type { Ring } from './geometry/point.ts';
import type { Room } from './request.ts';
import { floorOf } from './room.ts';

function expectRefused(room: Room, code: PlanErrorCode, message: string, param?: string): void {
  const refusal = refusalOf(() => floorOf(room));
  expect(refusal.message).toBe(message);
  expect(refusal.code).toBe(code);
  expect(refusal.details.param).toBe(param);
}

const ADVICE =
  'send corners that go around once without touching another wall, and cut out the rest with holes or subtract.';
const home = box(0, 0, 4000, 3000);

describe('corners of a ring', () => {
  it('are at least three', () => {
    expect(floorOf(roomOf(ring([0, 0], [100, 0], [0, 100]))).areaMm2).toBe(5000);
    const two = ring([0, 0], [100, 0]);
    expectRefused(roomOf(two), 'ring-too-small', 'The room has 2 corners; send 3 to 500.', 'polygon');
    expectRefused(roomOf([]), 'ring-too-small', 'The room has 0 corners; send 3 to 500.', 'polygon');
    expectRefused(
      roomOf(home, { holes: [box(10, 10, 5, 5), two] }),
      'ring-too-small',
      'Hole 2 has 2 corners; send 3 to 500.',
      'holes',
    );
  });

  it('are at most 500', () => {
    expect(floorOf(roomOf(circle(0, 0, 1000, 500))).xs).toHaveLength(500);
    const many = circle(0, 0, 1000, 501);
    expectRefused(roomOf(many), 'ring-too-many-corners', 'The room has 501 corners; send 3 to 500.', 'polygon');
    expectRefused(
      roomOf(home, { holes: [circle(1500, 1500, 1000, 1500)] }),
      'ring-too-many-corners',
      'Hole 1 has 1,500 corners; send 3 to 500.',
      'holes',
    );
  });

  it('do not repeat each other', () => {
    expectRefused(
      roomOf(ring([0, 0], [100, 0], [100, 0], [0, 100])),
      'wall-no-length',
      'Wall 2 of the room has no length; leave out one of its two corners.',
      'polygon',
    );
    expectRefused(
      roomOf(home, { holes: [ring([0, 0], [100, 0], [0, 100], [0, 0])] }),
      'wall-no-length',
      'Wall 4 of hole 1 has no length; leave out one of its two corners.',
      'holes',
    );
  });

  it('are distinct only on different whole micrometres', () => {
    const apart = (by: number) => roomOf(ring([0, 0], [100, 0], [100, by], [0, 100]));
    expect(refusalOf(() => floorOf(apart(0.0004))).code).toBe('wall-no-length');
    expect(floorOf(apart(0.001)).xs).toHaveLength(4);
  });
});

describe('walls that meet', () => {
  it('are named by number and place where they cross', () => {
    expectRefused(
      roomOf(ring([0, 0], [1000, 1000], [1000, 0], [0, 1000])),
      'walls-cross',
      `Wall 1 (from 0,0 to 100,100) and wall 3 (from 100,0 to 0,100) of the room cross; ${ADVICE}`,
      'polygon',
    );
  });

  it('are named with the hole they belong to', () => {
    expectRefused(
      roomOf(home, { holes: [box(500, 500, 5, 5), ring([100, 100], [200.5, 200], [200.5, 100], [100, 200])] }),
      'walls-cross',
      `Wall 1 (from 10,10 to 20.05,20) and wall 3 (from 20.05,10 to 10,20) of hole 2 cross; ${ADVICE}`,
      'holes',
    );
  });

  it('are refused where they touch', () => {
    expectRefused(
      roomOf(ring([0, 0], [1000, 0], [1000, 1000], [500, 0], [0, 1000])),
      'walls-touch',
      `Wall 1 (from 0,0 to 100,0) and wall 3 (from 100,100 to 50,0) of the room touch; ${ADVICE}`,
      'polygon',
    );
  });

  it('are refused where they overlap', () => {
    expectRefused(
      roomOf(ring([0, 0], [1000, 0], [500, 0], [500, 500])),
      'walls-overlap',
      `Wall 1 (from 0,0 to 100,0) and wall 2 (from 100,0 to 50,0) of the room overlap; ${ADVICE}`,
      'polygon',
    );
  });

  it('include the last wall, which leads to the first corner', () => {
    expectRefused(
      roomOf(ring([0, 0], [400, 400], [800, 0], [800, 200])),
      'walls-cross',
      `Wall 2 (from 40,40 to 80,0) and wall 4 (from 80,20 to 0,0) of the room cross; ${ADVICE}`,
      'polygon',
    );
  });
});

describe('cutouts', () => {
  const pillars = (count: number): Ring[] => Array.from({ length: count }, (_, i) => box(100 * i + 10, 100, 50, 50));

  it('are at most 32 holes', () => {
    expect(floorOf(roomOf(home, { holes: pillars(32) })).euler).toBe(1 - 32);
    expectRefused(
      roomOf(home, { holes: pillars(33) }),
      'cutouts-too-many',
      'There are 33 cutouts in holes; send at most 32.',
      'holes',
    );
  });

  it('are at most 32 rectangles, besides the holes', () => {
    const rectangles = (count: number) => Array.from({ length: count }, (_, i) => rectangle(100 * i + 10, 500, 50, 50));
    const both = roomOf(home, { holes: pillars(32), rectangles: rectangles(32) });
    expect(floorOf(both).areaMm2).toBe(4000 * 3000 - 64 * 2500);
    expectRefused(
      roomOf(home, { rectangles: rectangles(33) }),
      'cutouts-too-many',
      'There are 33 cutouts in subtract; send at most 32.',
      'subtract',
    );
  });

  it.each([
    [rectangle(10, 10, 0, 50)],
    [rectangle(10, 10, 50, 0)],
    [rectangle(10, 10, -50, 50)],
    [rectangle(10, 10, 50, 0.0004)],
  ])('have an area: %o has none', (flat) => {
    expectRefused(
      roomOf(home, { rectangles: [rectangle(500, 500, 10, 10), flat] }),
      'cutout-size',
      'Rectangle 2 in subtract has no area; send w and h above 0.',
      'subtract',
    );
  });

  it('that cross each other in thousands of places are refused at once', () => {
    const tangled = Array.from({ length: 20 }, (_, i) => star(2000 + i, 1500 + 2 * i, [900, 1400], 500));
    expectRefused(
      roomOf(home, { holes: tangled }),
      'cutouts-too-tangled',
      'The cutouts overlap in too many corners and crossings; join those that overlap, or send fewer corners.',
      'holes',
    );
  });

  it('that cross the walls in thousands of places are refused too', () => {
    const jagged = star(2000, 1500, [900, 1400], 500);
    const holes = Array.from({ length: 5 }, (_, i) => star(2000, 1500 + i, [1000 + i, 1300 + i], 500));
    expect(refusalOf(() => floorOf(roomOf(jagged, { holes }))).code).toBe('cutouts-too-tangled');
  });

  it('whose walls would have to be compared millions of times are refused before that', () => {
    // Combs one above the other, touching: none crosses another, but thousands of teeth span the same width.
    const combs = Array.from({ length: 32 }, (_, i) => comb(i, 250));
    const refusal = refusalOf(() => floorOf(roomOf(box(-10, -10, 40_000, 20_000), { holes: combs })));
    expect(refusal.code).toBe('cutouts-too-tangled');
  });

  it('that stand free are accepted with 32 times 500 corners', () => {
    const radius = 100;
    const circles = Array.from({ length: 32 }, (_, i) =>
      circle(250 + 500 * (i % 8), 250 + 500 * (i >> 3), radius, 500),
    );
    const floor = floorOf(roomOf(box(0, 0, 4000, 2000), { holes: circles }));
    expect(floor.euler).toBe(1 - 32);
    const polygon = 250 * radius ** 2 * Math.sin((2 * Math.PI) / 500);
    // Each corner is off by at most 0.7 µm, so each circle by that times its circumference.
    expect(Math.abs(floor.areaMm2 - (4000 * 2000 - 32 * polygon))).toBeLessThan(32 * 0.0008 * 2 * Math.PI * radius);
  });
});

/** A comb on its side, the n-th from the top: a spine on the left and `teeth` teeth to the right. */
function comb(n: number, teeth: number): Ring {
  const top = 500 * n;
  const right = Array.from({ length: teeth - 1 }, (_, i): [number, number][] => [
    [i % 2 ? 100 : 20_000, top + 2 * i],
    [i % 2 ? 100 : 20_000, top + 2 * i + 1],
  ]).flat();
  return ring(...right, [0, top + 2 * teeth], [0, top]);
}

describe('sizes', () => {
  it('of the room are at most 200 m', () => {
    expect(floorOf(roomOf(box(0, 0, 200_000, 200_000))).width).toBe(200_000);
    expectRefused(
      roomOf(box(0, 0, 200_001, 100_000)),
      'room-too-large',
      'The room is 20000.1 cm wide and 10000 cm high; each may be at most 20000 cm (lengths in cm): plan a larger floor in parts.',
    );
    expectRefused(
      roomOf(box(0, 0, 1000, 200_000.01)),
      'room-too-large',
      'The room is 100 cm wide and 20000.001 cm high; each may be at most 20000 cm (lengths in cm): plan a larger floor in parts.',
    );
  });

  it('of the floor are at least 1 cm²', () => {
    expect(floorOf(roomOf(box(0, 0, 10, 10))).areaMm2).toBe(100);
    expectRefused(
      roomOf(box(0, 0, 10, 9.99)),
      'floor-too-small',
      'The floor has 0.999 cm²; send one of at least 1 cm² (lengths in cm).',
    );
    expectRefused(
      roomOf(box(0, 0, 10, 9.999)),
      'floor-too-small',
      'The floor has 0.9999 cm²; send one of at least 1 cm² (lengths in cm).',
    );
  });

  it('of the floor exclude the cutouts', () => {
    const cut = (width: number) => roomOf(box(0, 0, 20, 10), { rectangles: [rectangle(0, 0, width, 10)] });
    expect(floorOf(cut(10)).areaMm2).toBe(100);
    expect(refusalOf(() => floorOf(cut(10.001))).code).toBe('floor-too-small');
  });
});

describe('coordinates', () => {
  const BEYOND = 'is more than 1000000 cm from 0,0; send a point closer to 0,0.';

  it('are within 10 km', () => {
    expect(floorOf(roomOf(box(10_000_000 - 50, -10_000_000, 50, 50))).areaMm2).toBe(2500);
    expectRefused(
      roomOf(box(10_000_000 - 50, 0, 50.001, 50)),
      'coordinate-range',
      `Corner 2 of the room ${BEYOND}`,
      'polygon',
    );
    expectRefused(
      roomOf(home, { holes: [ring([0, 0], [5, 0], [0, -10_000_000.001])] }),
      'coordinate-range',
      `Corner 3 of hole 1 ${BEYOND}`,
      'holes',
    );
  });

  it.each([Number.NaN, Infinity, -Infinity])('are numbers: %d is refused', (value) => {
    expectRefused(
      roomOf(ring([0, 0], [100, 0], [0, value])),
      'coordinate-range',
      `Corner 3 of the room ${BEYOND}`,
      'polygon',
    );
    expectRefused(
      roomOf(home, { holes: [ring([value, 0], [100, 0], [0, 9])] }),
      'coordinate-range',
      `Corner 1 of hole 1 ${BEYOND}`,
      'holes',
    );
  });

  it.each([
    [rectangle(Number.NaN, 0, 5, 5), 1],
    [rectangle(0, -Infinity, 5, 5), 1],
    [rectangle(0, 0, Infinity, 5), 2],
    [rectangle(0, 0, 5, Number.NaN), 3],
    [rectangle(9_999_999, 0, 2, 5), 2],
  ])('of rectangles are checked too: %o', (beyond, corner) => {
    expectRefused(
      roomOf(home, { rectangles: [beyond] }),
      'coordinate-range',
      `Corner ${corner} of rectangle 1 ${BEYOND}`,
      'subtract',
    );
  });
});

it('names the field of the room: a walk has wall lengths, a polygon does not', () => {
  const bowTie = [
    { x: 0, y: 0 },
    { x: 1000, y: 1000 },
    { x: 1000, y: 0 },
    { x: 0, y: 1000 },
  ];
  const paramOf = (room: Room) => refusalOf(() => floorOf(room)).details.param;
  const room = { outer: bowTie, holes: [], rectangles: [] };
  expect(paramOf(room)).toBe('polygon');
  expect(paramOf({ ...room, wallLengths: [1414, 1000, 1414, 1000] })).toBe('outline');
});
