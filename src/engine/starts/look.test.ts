import { describe, expect, it } from 'vitest';
import { box, roomOf } from '../../../test/support/plain-rooms.ts';
import { placedDoors } from '../doors.ts';
import { plan } from '../plan.ts';
import type { PlanRequest, Room as RequestRoom } from '../request.ts';
import { Looker } from './look.ts';
import { Room } from './room.ts';

/** Looks at a start of squares with a joint of 3 mm. */
function lookAt(room: RequestRoom, tileSize: number, start = { x: 0, y: 0 }, minCut?: number) {
  const request: PlanRequest = { room, pattern: 'squares', parameters: { tileSize }, joint: 3, start };
  const { floor, lattice, tiles } = plan(request);
  const prepared = new Room({ floor, lattice, rotationDeg: 0, outer: room.outer, doors: placedDoors(room) });
  const look = new Looker(prepared, 3, minCut).look(start);
  expect([look.bought, look.cut]).toEqual([tiles.total, tiles.cut]);
  return look;
}

/** Five tiles of 597 mm fill 2997 mm; 3063 mm leave a column of 63 mm at the right wall. */
const room = roomOf(box(0, 0, 3063, 2997));

describe('a look at a start', () => {
  it('measures rows with their joint, in metres of wall', () => {
    const { rows, thirds, unlayable } = lookAt(room, 597);
    // 66 mm of 600 mm lack 78 % to half a tile, along what of the wall is tile.
    expect(rows).toBeCloseTo(0.78 * (5 * 0.597), 3);
    expect(thirds).toBeCloseTo(5 * 0.597, 3);
    expect(unlayable).toBe(0);
  });

  it('finds nothing to say against equal cuts of more than half a tile', () => {
    expect(lookAt(room, 597, { x: 333, y: 0 })).toMatchObject({
      rows: 0,
      thirds: 0,
      opposite: 0,
      unlayable: 0,
      small: 0,
    });
  });

  it('counts pieces below the limit that is sent', () => {
    expect(lookAt(room, 597, { x: 0, y: 0 }, 63).unlayable).toBe(0);
    expect(lookAt(room, 597, { x: 0, y: 0 }, 64).unlayable).toBe(5);
  });

  it('compares walls that face each other, and weighs unlike cuts by their lengths', () => {
    // Whole tiles at the left, a ninth of one at the right.
    const { opposite } = lookAt(room, 597);
    expect(opposite).toBeGreaterThan(2.997 * 1.8);
    expect(opposite).toBeLessThan(2.997 * 2);
  });

  it('takes a tile that reaches from wall to wall as alike at both', () => {
    expect(lookAt(roomOf(box(0, 0, 500, 400)), 597).opposite).toBe(0);
  });

  it('says how much the pieces in a door lack', () => {
    const withDoor = (wall: number) => ({ ...room, doors: [{ wall, at: 1500, width: 900 }] });
    expect(lookAt(withDoor(3), 597).doors).toBeCloseTo(0, 2);
    expect(lookAt(withDoor(1), 597).doors).toBeCloseTo(1 - 66 / 600, 1);
  });

  it('tells tips at a slanted wall from strips that nobody can lay', () => {
    const slanted = [
      [0, 0],
      [2400, 0],
      [2400, 1040],
      [1040, 2400],
      [0, 2400],
    ].map(([x, y]) => ({ x, y }));
    const { small, unlayable } = lookAt(roomOf(slanted), 197);
    expect([small > 0, unlayable]).toEqual([true, 0]);
    // Six tiles of 397 mm with their joints and 12 mm: a strip along both far walls.
    expect(lookAt(roomOf(box(0, 0, 2412, 2412)), 397).unlayable).toBeGreaterThan(10);
  });

  it('is worst where the floor is only joint', () => {
    expect(lookAt(roomOf(box(0, 0, 2000, 2000)), 300).unlayable).toBeLessThan(1e6);
    const { floor, lattice } = plan({
      room: roomOf(box(0, 0, 20, 300)),
      pattern: 'squares',
      parameters: { tileSize: 300 },
      joint: 30,
    });
    const narrow = new Room({ floor, lattice, rotationDeg: 0, outer: box(0, 0, 20, 300), doors: [] });
    expect(new Looker(narrow, 30, undefined).look({ x: 25, y: 0 }).unlayable).toBe(1e6);
  });
});
