// Checks the exact area by hand, and by the count on the grid in coarse tangles.

import { expect, it } from 'vitest';
import { casesOf } from './cases.ts';
import { exactArea } from './exact-area.ts';
import { countOnGrid } from './grid-bands.ts';
import { box, rectangle, ring, roomOf } from './plain-rooms.ts';
import { tangleOf } from './tangles.ts';

const square = box(0, 0, 300, 300);

it('subtracts overlaps of cutouts once', () => {
  const rectangles = [rectangle(50, 50, 100, 100), rectangle(100, 100, 100, 100), rectangle(100, 100, 50, 50)];
  expect(exactArea(roomOf(square, { rectangles })).areaMm2).toBe(90_000 - 17_500);
});

it('counts coincident walls once', () => {
  const holes = [ring([0, 0], [100, 0], [0, 100]), ring([50, 0], [150, 0], [100, 40]), ring([0, 0], [200, 0], [0, 40])];
  const room = roomOf(square, { holes: [holes[0], holes[0], holes[0]], rectangles: [rectangle(0, 0, 300, 0.001)] });
  expect(exactArea(room).areaMm2).toBe(90_000 - 5000 - 0.2 - 0.0000005);
});

it('reports whether a corner of the floor is off the grid', () => {
  const crossed = (y: number) => roomOf(square, { holes: [ring([0, 0], [300, 100], [0, y]), box(100, -1, 1, 300)] });
  expect(exactArea(crossed(100))).toMatchObject({ isOnGrid: false });
  const straight = roomOf(square, { holes: [ring([0, 0], [200, 100], [0, 100]), box(100, -1, 2, 300)] });
  expect(exactArea(straight)).toEqual({
    areaMm2: 90_000 - 10_000 - 598 + 99,
    isOnGrid: true,
    meetings: expect.anything(),
  });
});

it('is exact where doubles are not: a needle across a vast room', () => {
  const side = 200_000;
  const needle = ring([0, 0], [side, side - 0.001], [side, side]);
  const area = exactArea(roomOf(box(0, 0, side, side), { holes: [needle] })).areaMm2;
  expect(area).toBe(side * side - (side * 0.001) / 2);
});

it('agrees with the count on the grid in coarse tangles', () => {
  for (let number = 0; number < casesOf(200, 600); number += 1) {
    const { grid, room, kind } = tangleOf(3, number);
    if (!grid) continue;
    const count = countOnGrid(grid.room);
    const exact = exactArea(room).areaMm2 / grid.step ** 2;
    expect(Math.abs(exact - count.area), `${kind} ${number}`).toBeLessThan(1e-10);
    expect(exact > 0, `${kind} ${number}`).toBe(count.parts > 0);
  }
});
