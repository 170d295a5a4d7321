// Which tiles are whole, cut or nothing: exact fits, floors in a joint, and specks too small to count.

import { describe, expect, it } from 'vitest';
import { counts } from '../../../test/support/laid-pieces.ts';
import { laidTiles } from '../../../test/support/laid-tiles.ts';
import { box, planSquares, rectangle, ring, roomOf } from '../../../test/support/plain-rooms.ts';
import { plan } from '../index.ts';
import { centreOf } from './index.ts';

describe('tiles that fit exactly', () => {
  it.each([
    [1, 1, 300, 0],
    [4, 3, 300, 0],
    [7, 5, 123.456, 1.5],
    [3, 8, 10, 100],
    [2, 2, 4000, 0.001],
  ])('are all whole: %i by %i of %d mm with joints of %d mm', (m, n, tileSize, joint) => {
    const side = (count: number) => count * tileSize + (count - 1) * joint;
    const planned = planSquares(roomOf(box(-17, 4711.5, side(m), side(n))), { tileSize, joint });
    expect(counts(planned)).toEqual([m * n, 0]);
    expect(planned.tiles.laidAreaMm2).toBeCloseTo(m * n * tileSize ** 2, 6);
  });

  it('are still all whole if the walls are anywhere in the joint beyond them', () => {
    // Three tiles and two joints are 320; the fourth tile begins at 330.
    // Strips of up to 0.1 mm do not exist.
    for (const width of [319.9, 320, 320.001, 325, 330, 330.1]) {
      expect(counts(planSquares(roomOf(box(0, 0, width, 100)), { tileSize: 100, joint: 10 }))).toEqual([3, 0]);
    }
    expect(counts(planSquares(roomOf(box(0, 0, 330.101, 100)), { tileSize: 100, joint: 10 }))).toEqual([3, 1]);
    expect(counts(planSquares(roomOf(box(0, 0, 319.899, 100)), { tileSize: 100, joint: 10 }))).toEqual([2, 1]);
  });

  it('are whole around a pillar that stands on joints', () => {
    const room = roomOf(box(0, 0, 500, 500), { rectangles: [rectangle(200, 200, 100, 100)] });
    expect(counts(planSquares(room, { tileSize: 100 }))).toEqual([24, 0]);
  });

  it('are whole in a room whose corners are all on corners of tiles', () => {
    const stairs = ring([0, 0], [300, 0], [300, 100], [200, 100], [200, 200], [100, 200], [100, 300], [0, 300]);
    expect(counts(planSquares(roomOf(stairs), { tileSize: 100 }))).toEqual([6, 0]);
  });

  it('are kept as runs that contain each tile once', () => {
    const planned = planSquares(roomOf(box(0, 0, 1000, 700), { rectangles: [rectangle(350, 250, 300, 200)] }), {
      tileSize: 100,
    });
    const names = laidTiles(planned).map(({ motif, a, b }) => `${motif} ${a} ${b}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(planned.tiles.total);
    const { runs } = planned.layout;
    let whole = 0;
    for (let i = 3; i < runs.length; i += 4) whole += runs[i];
    expect(whole).toBe(planned.tiles.whole);
  });

  it('have their centres where the lattice puts them', () => {
    const { layout } = planSquares(roomOf(box(0, 0, 206, 103)), { tileSize: 100, joint: 3 });
    const [motif, row, place] = layout.runs;
    expect(centreOf(layout, { motif, place, row })).toEqual({ x: 50, y: 50 });
    expect(centreOf(layout, { motif, place: place + 1, row })).toEqual({ x: 153, y: 50 });
  });
});

describe('a room in a joint', () => {
  it('needs no tile', () => {
    const planned = planSquares(roomOf(box(0, 0, 100, 500)), { tileSize: 300, joint: 100, start: { x: -300, y: 0 } });
    expect(counts(planned)).toEqual([0, 0]);
    expect(planned.layout.runs).toHaveLength(0);
    expect(planned.layout.laidAreaMm2).toBe(0);
  });

  it('needs none in the crossing of two joints', () => {
    const planned = planSquares(roomOf(box(0, 0, 20, 20)), { tileSize: 300, joint: 100, start: { x: -340, y: -340 } });
    expect(counts(planned)).toEqual([0, 0]);
  });

  it('needs tiles as soon as it reaches more than a tenth of a millimetre beyond the joint', () => {
    const planned = (width: number) =>
      planSquares(roomOf(box(0, 0, width, 500)), { tileSize: 300, joint: 100, start: { x: -300, y: 0 } });
    expect(counts(planned(100.1))).toEqual([0, 0]);
    expect(counts(planned(100.101))).toEqual([0, 2]);
    // Areas stay exact.
    expect(planned(100.1).tiles.laidAreaMm2).toBeCloseTo(0.1 * 400, 6);
  });
});

describe('strips of up to a tenth of a millimetre', () => {
  const tileSize = 4000;

  it.each([
    ['beside a tile', (mm: number) => roomOf(box(0, 0, 4000 + mm, 4000)), [1, 0], [1, 1]],
    ['around two sides of a tile', (mm: number) => roomOf(box(0, 0, 4000 - mm, 4000 - mm)), [1, 0], [0, 1]],
    [
      'of floor through the middle of a tile',
      (mm: number) =>
        roomOf(box(0, 0, 12_000, 4000), {
          rectangles: [rectangle(4000, -1, 2000, 4002), rectangle(6000 + mm, -1, 2000 - mm, 4002)],
        }),
      [2, 0],
      [2, 1],
    ],
    [
      'missing in the middle of a tile',
      (mm: number) => roomOf(box(0, 0, 8000, 4000), { rectangles: [rectangle(2000, 1000, mm, 1610)] }),
      [2, 0],
      [1, 1],
    ],
    [
      'missing at the border of a tile, where an inner corner of the room reaches in',
      (mm: number) => roomOf(ring([0, 0], [8000, 0], [8000, 2000], [4000 - mm, 2000], [4000 - mm, 4000], [0, 4000])),
      [1, 1],
      [0, 2],
    ],
  ] as const)('%s do not exist', (_, room, without, withStrip) => {
    expect(counts(planSquares(room(0.1), { tileSize }))).toEqual(without);
    expect(counts(planSquares(room(0.15), { tileSize }))).toEqual(withStrip);
  });

  it('are not pieces that the narrowest cut is measured in', () => {
    // A tile divided by a bar, with a thin strip on one side of it.
    const room = roomOf(box(0, 0, 4000, 12_000), { rectangles: [rectangle(0.1, 4000, 10, 4000)] });
    expect(planSquares(room, { tileSize }).tiles.narrowestCut).toBeCloseTo(3989.9, 6);
  });

  it.each([
    ['in a corner', [rectangle(0.01, 0.01, 2000, 2000)], [0, 3]],
    ['in a corner, as wide as the limit', [rectangle(0.1, 0.1, 2000, 2000)], [0, 3]],
    ['in a corner, wider', [rectangle(0.01, 0.15, 2000, 2000)], [0, 4]],
    ['around three sides of a cutout', [rectangle(0.1, 0.05, 2999.85, 2000)], [0, 2]],
    ['between two cutouts and a wall', [rectangle(0, 0.1, 1000, 2000), rectangle(1000.1, 0.1, 1000, 2000)], [0, 3]],
  ] as const)('do not exist if they are bent: %s', (_, rectangles, expected) => {
    const planned = planSquares(roomOf(box(0, 0, 3000, 3000), { rectangles }), {
      tileSize: 3000,
      start: { x: -1500, y: -1500 },
    });
    expect(counts(planned)).toEqual(expected);
  });

  it.each([
    ['an L', [rectangle(500, 500, 0.05, 2000), rectangle(500, 500, 2000, 0.05)], [1, 0]],
    ['a cross', [rectangle(500, 1500, 2000, 0.1), rectangle(1500, 500, 0.1, 2000)], [1, 0]],
    ['a frame', [...frame(500, 500, 2000, 0.1)], [1, 0]],
    ['a wider frame', [...frame(500, 500, 2000, 0.15)], [0, 1]],
  ] as const)('missing in the shape of %s take nothing away', (_, rectangles, expected) => {
    expect(counts(planSquares(roomOf(box(0, 0, 3000, 3000), { rectangles }), { tileSize: 3000 }))).toEqual(expected);
  });

  it('do not exist where they lead from one part of a row of boards to another', () => {
    const laying = { pattern: 'planks', parameters: { tileWidth: 1200, tileHeight: 240 }, joint: 2 };
    const countsWith = (gap: number) => {
      const room = roomOf(box(0, 0, 6000, 2000), { rectangles: [rectangle(1500, gap, 3000, 1200 - gap)] });
      return counts(plan({ room, ...laying }));
    };
    expect(countsWith(0.09)).toEqual(countsWith(0));
    // Boards are laid in the strip where it exists.
    expect(countsWith(0.2)).not.toEqual(countsWith(0));
  });
});

/** Four slits around a square. */
function frame(x: number, y: number, side: number, width: number) {
  return [
    rectangle(x, y, side, width),
    rectangle(x, y + side - width, side, width),
    rectangle(x, y, width, side),
    rectangle(x + side - width, y, width, side),
  ];
}
