import { describe, expect, it } from 'vitest';
import { box, rectangle, ring, roomOf } from '../../../test/support/plain-rooms.ts';
import { Judge } from '../../../test/support/start-judge.ts';
import { placedDoors } from '../doors.ts';
import type { Point } from '../geometry/point.ts';
import { plan } from '../plan.ts';
import type { PlanRequest, Room as RequestRoom } from '../request.ts';
import { Looker } from './look.ts';
import { Room } from './room.ts';

function lookAtRequest(request: PlanRequest & { readonly start: Point }) {
  const { floor, lattice } = plan(request);
  const prepared = new Room({ floor, lattice, rotationDeg: 0, outer: request.room.outer, doors: [] });
  return new Looker(prepared, undefined).look(request.start);
}

/** Looks at a start of squares with a joint of 3 mm. */
function lookAt(room: RequestRoom, tileSize: number, start = { x: 0, y: 0 }, minCut?: number) {
  const request: PlanRequest = { room, pattern: 'squares', parameters: { tileSize }, joint: 3, start };
  const { floor, lattice, tiles } = plan(request);
  const prepared = new Room({ floor, lattice, rotationDeg: 0, outer: room.outer, doors: placedDoors(room) });
  const look = new Looker(prepared, minCut).look(start);
  expect([look.bought, look.cut]).toEqual([tiles.total, tiles.cut]);
  return look;
}

/** Five tiles of 597 mm fill 2997 mm; 3063 mm leave a column of 63 mm at the right wall. */
const room = roomOf(box(0, 0, 3063, 2997));

describe('a look at a start', () => {
  it('measures rows in metres of wall', () => {
    const { rows, thirds, unlayable } = lookAt(room, 597);
    // What 63 mm of 597 mm lack to half a tile, along what of the wall is tile.
    expect(rows).toBeCloseTo((1 - (2 * 63) / 597) * (5 * 0.597), 3);
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
    expect(lookAt(withDoor(1), 597).doors).toBeCloseTo(1 - 63 / 597, 1);
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

  it('counts a tile of a free pattern that is narrow at a neck as one that nobody can lay', () => {
    // The tile at the corner of the niche is 9.7 mm wide there, and otherwise large.
    const niche = ring(
      [0, 0],
      [2350, 0],
      [2350, 1800],
      [1150, 1800],
      [1150, 1920],
      [350, 1920],
      [350, 1800],
      [0, 1800],
    );
    const request = { room: roomOf(niche), pattern: 'diamonds', parameters: {}, joint: 3 };
    expect(lookAtRequest({ ...request, start: { x: 0, y: 153 } }).unlayable).toBe(1);
    expect(lookAtRequest({ ...request, start: { x: 212, y: 89 } }).unlayable).toBe(0);
  });

  it('takes ends of a herringbone as alike wherever its lines of symmetry lie close together', () => {
    const herringbone = { pattern: 'herringbone', parameters: { tileWidth: 90, tileHeight: 450 }, joint: 2 };
    // The spine is on the axis; along it, lines of symmetry are 65 mm apart, and here none is in the middle.
    const request = { room: roomOf(box(0, 0, 3000, 3000)), ...herringbone, start: { x: 1149, y: 2618 } };
    expect(lookAtRequest(request).opposite).toBe(0);
    expect(lookAtRequest({ ...request, start: { x: 1249, y: 2618 } }).opposite).toBeGreaterThan(3);
  });

  describe.each([
    ['an L', ring([0, 0], [4320, 0], [4320, 1930], [2140, 1930], [2140, 3870], [0, 3870])],
    ['a room out of square', ring([0, 0], [3612, 0], [3571, 2890], [0, 2861])],
  ])('in %s', (_, outer) => {
    it.each<Pick<PlanRequest, 'pattern' | 'parameters'>>([
      { pattern: 'squares', parameters: { tileSize: 597 } },
      { pattern: 'bricks', parameters: { tileWidth: 900, tileHeight: 225, offset: 33.333 } },
      { pattern: 'herringbone', parameters: { tileWidth: 90, tileHeight: 450 } },
      { pattern: 'diamonds', parameters: {} },
    ])('agrees with an independent judge about $pattern', (laying) => {
      const request = { room: roomOf(outer), ...laying, joint: 3 };
      const judge = new Judge(request);
      for (const start of [
        { x: 31, y: 17 },
        { x: 131, y: 77 },
      ]) {
        const { unlayable, small, rows, opposite, imbalance, cut } = lookAtRequest({ ...request, start });
        const judged = judge.figures(start);
        expect([unlayable, small, cut]).toEqual([judged.unlayable, judged.small, judged.cut]);
        expect(rows).toBeCloseTo(judged.rows, 2);
        expect(opposite).toBeCloseTo(judged.opposite, 1);
        expect(imbalance).toBeCloseTo(judged.balance, 1);
      }
    });
  });

  it('does not say that a row along an island is under a third', () => {
    // 63 mm of 597 mm at the right side of the island, 1200 mm long: whole tiles at the walls.
    const island = { rectangles: [rectangle(900, 900, 837, 1200)] };
    const { rows, thirds } = lookAt(roomOf(box(0, 0, 2997, 2997), island), 597);
    expect([rows > 0, thirds]).toEqual([true, 0]);
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
    expect(new Looker(narrow, undefined).look({ x: 25, y: 0 }).unlayable).toBe(1e6);
  });
});
