import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CornerCm } from '../state/draft.ts';
import { distanceToWall, holdAt, holdsOf, isInside, wallMoved } from './holds.ts';
import { type RingCm, ringOfRectangle, type Shapes, shapesOf } from './shapes.ts';
import { wallsAround } from './walk.ts';

const KITCHEN = shapesOf({
  outline: 'E420 S180 W160 S170 W260 N350',
  subtract: [{ x: 20, y: 30, w: 40, h: 60 }],
  holes: [
    [
      [100, 100],
      [150, 100],
      [100, 150],
    ],
  ],
});

function hold(id: string, shapes: Shapes = KITCHEN) {
  const found = holdsOf(shapes).find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

const step = fc.integer({ min: -200, max: 200 }).map((tenths) => tenths / 10);

describe('a corner', () => {
  it('moves alone, to a tenth of a centimetre', () => {
    fc.assert(
      fc.property(fc.nat(5), step, step, (i, dx, dy) => {
        const { outer, holes, rectangles } = hold(`outer-0-${i}`).moved(dx, dy);
        const [x, y] = KITCHEN.outer[i];
        expect(outer[i][0]).toBeCloseTo(x + dx, 9);
        expect(outer[i][1]).toBeCloseTo(y + dy, 9);
        expect(outer.toSpliced(i, 1)).toEqual(KITCHEN.outer.toSpliced(i, 1));
        expect([holes, rectangles]).toEqual([KITCHEN.holes, KITCHEN.rectangles]);
      }),
    );
  });

  it('keeps the digits of a coordinate that stays', () => {
    const shapes = shapesOf({
      polygon: [
        [0, 0],
        [100.1234, 0.0567],
        [100, 100],
      ],
    });
    expect(hold('outer-0-1', shapes).moved(1, 0).outer[1]).toEqual([101.1, 0.0567]);
  });

  it('goes, unless only a triangle is left', () => {
    expect(hold('outer-0-2').removed()?.outer).toEqual(KITCHEN.outer.toSpliced(2, 1));
    expect(hold('hole-0-0').removed()).toBeNull();
  });

  it('can be followed by another in the middle of its wall', () => {
    expect(hold('outer-0-5').split?.().outer[6]).toEqual([0, 175]);
    expect(hold('hole-0-1').split?.().holes[0]).toEqual([
      [100, 100],
      [150, 100],
      [125, 125],
      [100, 150],
    ]);
  });
});

describe('a wall', () => {
  it('moves parallel to itself and turns no other', () => {
    fc.assert(
      fc.property(fc.nat(5), step, step, (i, dx, dy) => {
        const before = wallsAround(KITCHEN.outer);
        const after = wallsAround(wallMoved(KITCHEN.outer, i, dx, dy));
        expect(after.map(({ bearingDeg }) => bearingDeg)).toEqual(before.map(({ bearingDeg }) => bearingDeg));
        expect(after[i].lengthCm).toBe(before[i].lengthCm);
      }),
    );
  });

  it('takes along its neighbours on their own lines where they are slanted', () => {
    const ring: RingCm = [
      [0, 0],
      [400, 0],
      [500, 200],
      [-100, 200],
    ];
    // The upper wall, 50 cm down: its neighbours rise 2 cm for each cm aside.
    expect(wallMoved(ring, 0, 7, 50)).toEqual([
      [-25, 50],
      [425, 50],
      [500, 200],
      [-100, 200],
    ]);
  });

  it('goes straight across where a neighbour is in line with it', () => {
    const ring: RingCm = [
      [0, 0],
      [200, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ];
    expect(wallMoved(ring, 0, 0, -10)).toEqual([
      [0, -10],
      [200, -10],
      [400, 0],
      [400, 300],
      [0, 300],
    ]);
  });
});

describe('a cutout', () => {
  it('moves as a whole', () => {
    fc.assert(
      fc.property(step, step, (dx, dy) => {
        const { rectangles } = hold('rectangle-0').moved(dx, dy);
        const { x, y, w, h } = rectangles[0];
        expect([x - 20, y - 30, w, h].map((cm) => Math.round(cm * 1e6) / 1e6 + 0)).toEqual([dx + 0, dy + 0, 40, 60]);
        const [ring] = hold('hole-0').moved(dx, dy).holes;
        ring.forEach(([hx, hy], i) => {
          expect(hx).toBeCloseTo(KITCHEN.holes[0][i][0] + dx, 9);
          expect(hy).toBeCloseTo(KITCHEN.holes[0][i][1] + dy, 9);
        });
      }),
    );
  });

  it('is stretched by its eight handles, the other sides staying where they are', () => {
    const sides = ({ x, y, w, h }: Shapes['rectangles'][number]) => [x, y, x + w, y + h];
    fc.assert(
      fc.property(fc.nat(7), step, step, (i, dx, dy) => {
        const handle = hold(`edge-0-${i}`);
        const before = sides(KITCHEN.rectangles[0]);
        const after = sides(handle.moved(dx, dy).rectangles[0]);
        const on = [handle.at[0] === 20, handle.at[1] === 30, handle.at[0] === 60, handle.at[1] === 90];
        on.forEach((moves, side) => {
          expect(after[side]).toBeCloseTo(before[side] + (moves ? [dx, dy][side % 2] : 0), 9);
        });
      }),
    );
  });

  it('is never turned inside out', () => {
    for (const [dx, dy] of [
      [500, 500],
      [-500, -500],
    ]) {
      for (let i = 0; i < 8; i++) {
        const { w, h } = hold(`edge-0-${i}`).moved(dx, dy).rectangles[0];
        expect(Math.min(w, h)).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('goes alone', () => {
    expect(hold('rectangle-0').removed()).toEqual({ ...KITCHEN, rectangles: [] });
    expect(hold('hole-0').removed()).toEqual({ ...KITCHEN, holes: [] });
  });
});

describe('taking hold', () => {
  it.each<[CornerCm, string | null]>([
    [[1, 1], 'outer-0-0'],
    [[200, 1], 'wall-0'],
    [[419, 90], 'wall-1'],
    [[40, 60], 'rectangle-0'],
    [[60, 90], 'edge-0-2'],
    [[110, 110], 'hole-0'],
    [[150, 101], 'hole-0-1'],
    [[300, 100], null],
    [[500, 500], null],
  ])('at %j takes %s', (point, id) => {
    expect(holdAt(holdsOf(KITCHEN), point, 3)?.id ?? null).toBe(id);
  });

  it('reaches inside what a rectangle covers', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 19 }), fc.integer({ min: -9, max: 19 }), (x, y) => {
        const ring = ringOfRectangle({ x: 0.5, y: 0.5, w: 10, h: 10 });
        expect(isInside([x, y], ring)).toBe(x > 0.5 && x < 10.5 && y > 0.5 && y < 10.5);
      }),
    );
  });

  it('measures to the nearest point of a wall', () => {
    fc.assert(
      fc.property(step, step, step, step, step, step, (px, py, ax, ay, bx, by) => {
        let nearest = Infinity;
        for (let i = 0; i <= 1000; i++) {
          const t = i / 1000;
          nearest = Math.min(nearest, Math.hypot(px - ax - t * (bx - ax), py - ay - t * (by - ay)));
        }
        const distance = distanceToWall([px, py], [ax, ay], [bx, by]);
        expect(distance).toBeLessThanOrEqual(nearest + 1e-9);
        // The samples lie up to a two-thousandth of the wall from the nearest point.
        expect(nearest - distance).toBeLessThanOrEqual(Math.hypot(bx - ax, by - ay) / 2000 + 1e-9);
      }),
    );
  });
});
