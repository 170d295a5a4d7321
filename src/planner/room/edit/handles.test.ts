import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CornerCm } from '../../state/draft.ts';
import { boxAround, type RingCm, type Shapes, shapesOf } from '../shapes.ts';
import { wallsAround } from '../walk-editing.ts';
import { distanceToWall, footOn, handlesOf, wallMoved } from './handles.ts';

const BOX = { x: 20, y: 30, w: 40, h: 60 };
const KITCHEN = shapesOf({
  outline: 'E420 S180 W160 S170 W260 N350',
  subtract: [BOX],
  holes: [
    [
      [100, 100],
      [150, 100],
      [100, 150],
    ],
  ],
});

const OUTER = KITCHEN[0].ring;

function handle(id: string, shapes: Shapes = KITCHEN) {
  const found = handlesOf(shapes).find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

const areaOf = (ring: RingCm): number =>
  ring.reduce((twice, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length];
    return twice + x * ny - nx * y;
  }, 0) / 2;

const step = fc.integer({ min: -200, max: 200 }).map((tenths) => tenths / 10);

describe('a corner', () => {
  it('moves alone', () => {
    fc.assert(
      fc.property(fc.nat(5), step, step, (i, dx, dy) => {
        const [outer, ...others] = handle(`corner-0-${i}`).moved(dx, dy);
        const [x, y] = OUTER[i];
        expect(outer.ring[i][0]).toBeCloseTo(x + dx, 9);
        expect(outer.ring[i][1]).toBeCloseTo(y + dy, 9);
        expect(outer.ring.toSpliced(i, 1)).toEqual(OUTER.toSpliced(i, 1));
        expect(others).toEqual(KITCHEN.slice(1));
      }),
    );
  });

  it('moves exactly as far as it is moved', () => {
    const shapes = shapesOf({
      polygon: [
        [0, 0],
        [100.1234, 0.0567],
        [100, 100],
      ],
    });
    expect(handle('corner-0-1', shapes).moved(1, 0)[0].ring[1]).toEqual([101.1234, 0.0567]);
  });

  it('can be removed, unless only a triangle is left', () => {
    expect(handle('corner-0-2').removed?.()[0].ring).toEqual(OUTER.toSpliced(2, 1));
    expect(handle('corner-2-0').removed).toBeUndefined();
  });

  it('can get a neighbour in the middle of its wall', () => {
    expect(handle('corner-0-5').split?.()[0].ring[6]).toEqual([0, 175]);
    expect(handle('corner-2-1').split?.()[2].ring).toEqual([
      [100, 100],
      [150, 100],
      [125, 125],
      [100, 150],
    ]);
  });
});

describe('a wall', () => {
  it('stays straight when it gets a corner, wherever the pointer was', () => {
    const cm = fc.integer({ min: -40, max: 40 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.nat(5), fc.double({ min: 0.05, max: 0.95, noNaN: true }), cm, (i, share, aside) => {
        const [a, b] = [OUTER[i], OUTER[(i + 1) % 6]];
        const [wx, wy] = [b[0] - a[0], b[1] - a[1]];
        const length = Math.hypot(wx, wy);
        const near = [a[0] + share * wx - (aside * wy) / length, a[1] + share * wy + (aside * wx) / length] as const;
        const ring = handle(`wall-0-${i}`).split?.(near)[0].ring ?? [];
        expect(ring.toSpliced(i + 1, 1)).toEqual(OUTER);
        expect(ring[i + 1][wx ? 1 : 0]).toBe(a[wx ? 1 : 0]);
        expect(ring[i + 1][wx ? 0 : 1]).toBeCloseTo(a[wx ? 0 : 1] + share * (wx || wy), 3);
      }),
    );
    // A wall at an angle: within a micrometre.
    expect(footOn([50, 60], [0, 0], [300, 400])).toEqual([46.8, 62.4]);
  });

  it('moves parallel to itself and changes no angle', () => {
    fc.assert(
      fc.property(fc.nat(5), step, step, (i, dx, dy) => {
        const before = wallsAround(OUTER);
        const after = wallsAround(wallMoved(OUTER, i, dx, dy).ring);
        expect(after.map(({ bearingDeg }) => bearingDeg)).toEqual(before.map(({ bearingDeg }) => bearingDeg));
        expect(after[i].lengthCm).toBe(before[i].lengthCm);
      }),
    );
  });

  it('moves slanted neighbours along their own lines', () => {
    const ring: RingCm = [
      [0, 0],
      [400, 0],
      [500, 200],
      [-100, 200],
    ];
    // The upper wall, 50 cm down: its neighbours rise 2 cm for each cm aside.
    expect(wallMoved(ring, 0, 7, 50).ring).toEqual([
      [-25, 50],
      [425, 50],
      [500, 200],
      [-100, 200],
    ]);
  });

  it('whose part is pulled gets square returns: the floor changes by its width times the depth', () => {
    const shares = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 10 })).filter(([a, b]) => a < b);
    fc.assert(
      fc.property(fc.nat(5), shares, step, step, (i, [from, to], dx, dy) => {
        const [a, b] = [OUTER[i], OUTER[(i + 1) % 6]];
        const at = (tenths: number): CornerCm => [
          a[0] + (tenths * (b[0] - a[0])) / 10,
          a[1] + (tenths * (b[1] - a[1])) / 10,
        ];
        // An end of the part may be an end of the wall.
        const added = [...(from > 0 ? [at(from)] : []), ...(to < 10 ? [at(to)] : [])];
        const ring = OUTER.toSpliced(i + 1, 0, ...added);
        const place = from > 0 ? i + 1 : i;
        const width = ((to - from) * Math.hypot(b[0] - a[0], b[1] - a[1])) / 10;
        // Outwards of a ring that runs clockwise is to the left of its walls.
        const depth = a[1] === b[1] ? (b[0] > a[0] ? -dy : dy) : b[1] > a[1] ? dx : -dx;
        const moved = wallMoved(ring, place, dx, dy);
        expect(areaOf(moved.ring) - areaOf(OUTER)).toBeCloseTo(width * depth, 3);
        expect(wallsAround(moved.ring).every(({ bearingDeg }) => bearingDeg % 90 === 0)).toBe(true);
        expect(wallsAround(moved.ring)[moved.place].lengthCm).toBeCloseTo(width, 6);
        expect(moved.ring).toHaveLength(ring.length + (depth === 0 ? 0 : added.length));
        // Pushed back, the returns are gone.
        const back = wallMoved(moved.ring, moved.place, -dx, -dy);
        expect(back.ring).toEqual(ring.map((corner) => corner.map((cm) => expect.closeTo(cm, 3))));
        expect(back.place).toBe(place);
      }),
    );
  });

  it('keeps its first corner among others that are in line', () => {
    const ring: RingCm = [
      [200, 0],
      [400, 0],
      [400, 300],
      [0, 300],
      [0, 0],
    ];
    // The last wall is in line with the first one, not with the one before it.
    expect(wallMoved(ring, 4, 0, -10)).toEqual({
      ring: [
        [200, -10],
        [200, 0],
        [400, 0],
        [400, 300],
        [0, 300],
        [0, -10],
      ],
      place: 5,
    });
  });
});

describe('a cutout', () => {
  it('moves as a whole', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2), step, step, (i, dx, dy) => {
        const moved = handle(`body-${i}-0`).moved(dx, dy);
        expect(moved.toSpliced(i, 1)).toEqual(KITCHEN.toSpliced(i, 1));
        moved[i].ring.forEach(([x, y], j) => {
          expect(x).toBeCloseTo(KITCHEN[i].ring[j][0] + dx, 9);
          expect(y).toBeCloseTo(KITCHEN[i].ring[j][1] + dy, 9);
        });
      }),
    );
  });

  const handles = fc.constantFrom('wall', 'corner').chain((kind) => fc.nat(3).map((place) => `${kind}-1-${place}`));
  const boxOf = (shapes: Shapes) => boxAround(shapes[1].ring);

  it('is stretched by its eight handles while the other sides stay in place', () => {
    const sides = ({ left, top, width, height }: ReturnType<typeof boxAround>) => [
      left,
      top,
      left + width,
      top + height,
    ];
    fc.assert(
      fc.property(handles, step, step, (id, dx, dy) => {
        const taken = handle(id);
        const before = sides(boxOf(KITCHEN));
        const after = sides(boxOf(taken.moved(dx, dy)));
        const on = [taken.at[0] === 20, taken.at[1] === 30, taken.at[0] === 60, taken.at[1] === 90];
        on.forEach((moves, side) => {
          expect(after[side]).toBeCloseTo(before[side] + (moves ? [dx, dy][side % 2] : 0), 9);
        });
      }),
    );
  });

  it('can be stretched past its other side', () => {
    // 40 cm wide and 60 cm high: 140 cm past its left side, 40 cm past its upper one.
    expect(boxOf(handle('corner-1-2').moved(-180, -100))).toEqual({ left: -120, top: -10, width: 140, height: 40 });
    expect(boxOf(handle('wall-1-1').moved(-180, -100))).toEqual({ left: -120, top: 30, width: 140, height: 60 });
  });

  it('of a circle grows by its sides, round as it was, while the opposite side stays in place', () => {
    const shapes = shapesOf({ outline: 'E400 S300 W400 N300', circles: [{ x: 100, y: 100, d: 40 }] });
    const grown = (side: number, dx: number, dy: number) =>
      boxAround(handle(`wall-1-${side}`, shapes).moved(dx, dy)[1].ring);
    expect(grown(1, 10, 3)).toEqual({ left: 80, top: 75, width: 50, height: 50 });
    expect(grown(0, 3, 10)).toEqual({ left: 85, top: 90, width: 30, height: 30 });
    expect(grown(3, 100, 0).width).toBeCloseTo(0.1, 9);
    expect(handle('body-1-0', shapes).moved(5, -5)[1].ring[0]).toEqual([85, 75]);
  });

  it('is removed alone, whichever handle is selected', () => {
    for (const id of ['body-1-0', 'corner-1-3', 'wall-1-0'])
      expect(handle(id).removed?.()).toEqual(KITCHEN.toSpliced(1, 1));
    expect(handle('body-2-0').removed?.()).toEqual(KITCHEN.toSpliced(2, 1));
  });

  it('is numbered among its kind', () => {
    const shapes = shapesOf({ outline: 'E400 S300 W400 N300', subtract: [BOX, BOX], holes: [OUTER] });
    const counted = handlesOf(shapes).flatMap(({ kind, part, nth }) => (kind === 'body' ? [[part, nth]] : []));
    expect(counted).toEqual([
      ['rectangle', 1],
      ['rectangle', 2],
      ['hole', 1],
    ]);
  });
});

describe('the distance to a wall', () => {
  it('is measured to the nearest point of a wall', () => {
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
