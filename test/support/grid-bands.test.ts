// Checks the count on a coarse grid: parts, holes and touches in a point by hand, and rooms without slanted walls by a
// flood fill of squares.

import { describe, expect, it } from 'vitest';
import type { Room } from '../../src/engine/index.ts';
import { randomAt } from '../fuzz/random.ts';
import { countOnGrid } from './grid-bands.ts';
import { box, rectangle, ring, roomOf } from './plain-rooms.ts';

const square = box(0, 0, 8, 8);

describe('parts and holes', () => {
  const cases: readonly (readonly [name: string, room: Room, count: readonly [number, number, number]])[] = [
    ['a room', roomOf(square), [64, 1, 1]],
    ['a room with a pillar', roomOf(square, { rectangles: [rectangle(3, 3, 1, 1)] }), [63, 1, 0]],
    ['a pillar at the wall', roomOf(square, { rectangles: [rectangle(0, 3, 1, 1)] }), [63, 1, 1]],
    [
      'a pillar that touches the wall in a point',
      roomOf(square, { holes: [ring([0, 4], [2, 3], [2, 5])] }),
      [62, 1, 1],
    ],
    [
      'a pillar in a corner, by its own corner',
      roomOf(square, { holes: [ring([0, 0], [2, 1], [1, 2])] }),
      [62.5, 1, 1],
    ],
    [
      'two pillars that touch in a point',
      roomOf(square, { rectangles: [rectangle(2, 2, 2, 2), rectangle(4, 4, 2, 2)] }),
      [56, 1, 0],
    ],
    [
      'two pillars side by side',
      roomOf(square, { rectangles: [rectangle(2, 2, 2, 2), rectangle(4, 2, 2, 2)] }),
      [56, 1, 0],
    ],
    ['two pillars apart', roomOf(square, { rectangles: [rectangle(1, 1, 2, 2), rectangle(4, 2, 2, 2)] }), [56, 1, -1]],
    ['a room in two', roomOf(square, { rectangles: [rectangle(3, -1, 1, 10)] }), [56, 2, 2]],
    [
      'two squares that touch in a point',
      roomOf(square, { rectangles: [rectangle(4, 0, 4, 4), rectangle(0, 4, 4, 4)] }),
      [32, 2, 2],
    ],
    [
      'two triangles that touch in a point',
      roomOf(square, { holes: [ring([0, 0], [4, 4], [0, 8]), ring([8, 0], [4, 4], [8, 8])] }),
      [32, 2, 2],
    ],
    [
      'a frame of cutouts with floor inside',
      roomOf(square, {
        rectangles: [rectangle(1, 1, 6, 1), rectangle(1, 6, 6, 1), rectangle(1, 1, 1, 6), rectangle(6, 1, 1, 6)],
      }),
      [64 - 20, 2, 1],
    ],
    ['a room that a larger cutout covers', roomOf(square, { rectangles: [rectangle(-1, -1, 12, 12)] }), [0, 0, 0]],
    [
      'a triangle that is cut away along the diagonal',
      roomOf(square, { holes: [ring([0, 0], [8, 0], [8, 8])] }),
      [32, 1, 1],
    ],
  ];

  it.each(cases)('%s', (_, room, [area, parts, euler]) => {
    expect(countOnGrid(room)).toEqual({ area, parts, euler });
  });
});

it('agrees with a flood fill in 300 rooms of rectangles', () => {
  for (let number = 0; number < 300; number += 1) {
    const random = randomAt(1, number);
    const rectangles = Array.from({ length: random.between(1, 14) }, () =>
      rectangle(random.between(-1, 8), random.between(-1, 8), random.between(1, 4), random.between(1, 3)),
    );
    const room = roomOf(square, { rectangles });
    expect(countOnGrid(room), JSON.stringify(room)).toEqual(floodFill(room, 8));
  }
});

/** Counts unit squares: floor connects through sides, cutouts also through corners. */
function floodFill({ rectangles }: Room, cells: number) {
  const isFloor = (x: number, y: number) =>
    Math.min(x, y) >= 0 &&
    Math.max(x, y) < cells &&
    !rectangles.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);
  const seen = new Set<string>();
  const fill = (x: number, y: number, floor: boolean): number => {
    if (Math.min(x, y) < -1 || Math.max(x, y) > cells || isFloor(x, y) !== floor || seen.has(`${x},${y}`)) return 0;
    seen.add(`${x},${y}`);
    let area = 1;
    for (const [dx, dy] of floor ? SIDES : [...SIDES, ...DIAGONALS]) area += fill(x + dx, y + dy, floor);
    return area;
  };
  const found = { floor: [] as number[], gone: [] as number[] };
  for (let x = -1; x <= cells; x += 1) {
    for (let y = -1; y <= cells; y += 1) {
      const floor = isFloor(x, y);
      const area = fill(x, y, floor);
      if (area > 0) found[floor ? 'floor' : 'gone'].push(area);
    }
  }
  const parts = found.floor.length;
  // One of the parts that are not floor surrounds the room.
  return { area: found.floor.reduce((sum, area) => sum + area, 0), parts, euler: parts - (found.gone.length - 1) };
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const DIAGONALS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
