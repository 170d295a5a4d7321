import { describe, expect, it } from 'vitest';
import { box, roomOf, squaresIn } from '../../../../test/support/plain-rooms.ts';
import { frameOf } from '../../layout/index.ts';
import { plan } from '../../plan.ts';
import { coreBody, directionsAcross, type Wall } from './bodies.ts';
import { limitAround } from './corner-limit.ts';

const { lattice } = plan(squaresIn(roomOf(box(0, 0, 1000, 1000)), { tileSize: 100, joint: 0 }));
const [tile] = frameOf(lattice, { x: 0, y: 0 }).shapes;

const RIGHT: Wall = { direction: 0, length: 1000 };
const UP: Wall = { direction: -Math.PI / 2, length: 1000 };

/** How much of a tile is beyond a wall, 0 to 1, if its centre is so far away from it, mm. */
function share(away: number): number {
  return Math.min(1, Math.max(0, (away + 50) / 100));
}

function limitBetween(before: Wall, after: Wall) {
  return limitAround({ shape: tile, core: coreBody(tile, directionsAcross([before, after])) }, before, after);
}

describe('the limit of slivers in a corner of the room', () => {
  it.each([
    { corner: 'of the room', walls: [UP, RIGHT], onFloor: (x: number, y: number) => share(x) * share(y) },
    { corner: 'that sticks out', walls: [RIGHT, UP], onFloor: (x: number, y: number) => 1 - share(-x) * share(-y) },
  ])(
    'leaves a tenth of a tile on the floor, or a little less: a corner $corner',
    ({ walls: [before, after], onFloor }) => {
      const limit = limitBetween(before, after);
      const shares = limit.slice(1).flatMap(({ x, y }, i) => {
        const from = limit[i];
        return Array.from({ length: 21 }, (_, k) =>
          onFloor(from.x + (k / 20) * (x - from.x), from.y + (k / 20) * (y - from.y)),
        );
      });
      // Halving ends a tenth of a millimetre from the limit.
      expect(Math.max(...shares)).toBeLessThan(0.101);
      expect(Math.min(...shares)).toBeGreaterThan(0.075);
    },
  );

  it('begins and ends where one wall alone decides', () => {
    const limit = limitBetween(UP, RIGHT);
    // Ten millimetres of the tile are on the floor at one wall, and all of it at the other one.
    expect(limit[0].x).toBeCloseTo(-40, 2);
    expect(limit[0].y).toBeCloseTo(50, 2);
    expect(limit.at(-1)?.x).toBeCloseTo(50, 2);
    expect(limit.at(-1)?.y).toBeCloseTo(-40, 2);
  });

  it('is that of the core at the end of a wall that is much shorter than a tile', () => {
    const limit = limitBetween(UP, { ...RIGHT, length: 20 });
    for (const { x, y } of limit) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(40.01);
  });
});
