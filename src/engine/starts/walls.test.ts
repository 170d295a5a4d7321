import { describe, expect, it } from 'vitest';
import { box, roomOf } from '../../../test/support/plain-rooms.ts';
import { floorOf } from '../room.ts';
import { facingWalls, isOnFloor, mainDirection, wallsOf } from './walls.ts';

const L = [
  [0, 0],
  [4000, 0],
  [4000, 1500],
  [2500, 1500],
  [2500, 3000],
  [0, 3000],
].map(([x, y]) => ({ x, y }));

/** The lengths on which walls face each other, by the coordinates of both. */
function facingIn(walls: ReturnType<typeof wallsOf>) {
  return facingWalls(walls)
    .map(({ walls: [one, other], length }) => {
      const at = (wall: number) =>
        Math.abs(walls[wall].inward.x) > 0.5 ? `x${walls[wall].from.x}` : `y${walls[wall].from.y}`;
      return [[at(one), at(other)].sort().join(' '), length];
    })
    .sort();
}

describe('walls that face each other', () => {
  it('are the nearest ones, part by part', () => {
    expect(facingIn(wallsOf(floorOf(roomOf(L))))).toEqual([
      ['x0 x2500', 1500],
      ['x0 x4000', 1500],
      ['y0 y1500', 1500],
      ['y0 y3000', 2500],
    ]);
  });

  it('are seen across islands', () => {
    const room = { ...roomOf(box(0, 0, 4000, 3000)), rectangles: [{ x: 1000, y: 1000, width: 900, height: 600 }] };
    expect(facingIn(wallsOf(floorOf(room)))).toEqual([
      ['x0 x4000', 3000],
      ['y0 y3000', 4000],
    ]);
  });
});

describe('a place on the floor', () => {
  it('may be on a wall, but not in a cutout or beyond a wall', () => {
    const walls = wallsOf(floorOf(roomOf(L)));
    const at = (x: number, y: number) => isOnFloor(walls, { x, y });
    expect([at(0, 0), at(4000, 700), at(1000, 1000), at(2500, 2000)]).toEqual([true, true, true, true]);
    expect([at(-1, 0), at(3000, 2000), at(2501, 1502)]).toEqual([false, false, false]);
  });
});

describe('the main direction', () => {
  it('is that of the longest walls, turned to the right', () => {
    const turned = box(0, 0, 4000, 3000).map(({ x, y }) => ({ x: 0.8 * x - 0.6 * y, y: 0.6 * x + 0.8 * y }));
    const { x, y } = mainDirection(wallsOf(floorOf(roomOf(turned))));
    expect([x, y]).toEqual([expect.closeTo(0.8, 6), expect.closeTo(0.6, 6)]);
  });
});
