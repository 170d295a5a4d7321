// Tangles on coarse grids: all corners lie on few grid points, so walls meet in corners, run along each other and cross
// three in a point. In steps of the grid, so that an oracle can count in small whole numbers.

import type { Point, Ring } from '../../../src/engine/index.ts';
import type { Random } from '../../fuzz/random.ts';
import { aroundMiddle, at, boxRing, many, placeIn, rectangleOf, ringOf, type Sketch, simpleOr } from './sketch.ts';

/** Triangles anywhere in a square. */
export function triangles(random: Random, cells: number): Sketch {
  const holes = many(random.between(1, 32), () => many(3, () => placeIn(random, 0, cells)));
  return { outer: boxRing(0, 0, cells), holes, rectangles: [] };
}

/** Triangles whose corners are a few points, including the room's corners and points on its walls. */
export function sharedCorners(random: Random, cells: number): Sketch {
  const places = many(random.between(4, 9), () => placeIn(random, 0, cells));
  places.push(at(0, 0), at(cells, cells), at(random.between(1, cells - 1), 0));
  const holes = many(random.between(2, 32), () => many(3, () => random.pick(places)));
  return { outer: boxRing(0, 0, cells), holes, rectangles: [] };
}

/** Polygons with up to nine corners in a room of such a shape, with rectangles between them. */
export function polygons(random: Random, cells: number): Sketch {
  const square = boxRing(0, 0, cells);
  const anyRing = (corners: number) => simpleOr(square, () => many(corners, () => placeIn(random, 0, cells)));
  const outer = random.chance(0.5) ? square : simpleOr(square, () => aroundMiddle(placesIn(random, cells, 9)));
  const holes = many(random.between(1, 16), () =>
    random.chance(0.6) ? anyRing(random.between(4, 6)) : aroundMiddle(placesIn(random, cells, random.between(4, 9))),
  ).filter((ring) => ring !== square);
  return { outer, holes, rectangles: someRectangles(random, cells, 6) };
}

/** Stars whose tips are far out and whose notches are near the middle. */
export function stars(random: Random, cells: number): Sketch {
  const holes = many(random.between(1, 8), () => {
    const middle = placeIn(random, 1, cells - 1);
    const tips = placesIn(random, cells, random.between(3, 7));
    const near = () => at(middle.x + random.between(-1, 1), middle.y + random.between(-1, 1));
    return simpleOr(tips, () => aroundMiddle([...tips, ...tips.map(near)]), 40);
  });
  return { outer: boxRing(0, 0, cells), holes, rectangles: [] };
}

/** Cutouts with walls on a few lines: rows, columns and diagonals. Many of these walls overlap. */
export function collinear(random: Random, cells: number): Sketch {
  const half = Math.floor(cells / 2);
  const lines: readonly ((along: number) => Point)[] = [
    (along) => at(along, half),
    (along) => at(half, along),
    (along) => at(along, along),
    (along) => at(along, cells - along),
    (along) => at(along, 0),
  ];
  const holes = many(random.between(2, 24), () => {
    const line = random.pick(lines);
    const apex = random.chance(0.5) ? placeIn(random, 0, cells) : random.pick(lines)(random.between(0, cells));
    return [line(random.between(0, cells)), line(random.between(0, cells)), apex];
  });
  return { outer: boxRing(0, 0, cells), holes, rectangles: someRectangles(random, cells, 8) };
}

/** Cutouts that cross the walls of an odd room, or lie outside of it. */
export function acrossWalls(random: Random, cells: number): Sketch {
  const square = boxRing(0, 0, cells);
  const outer = simpleOr(square, () => aroundMiddle(placesIn(random, cells, random.between(3, 8))));
  const reach = Math.floor(cells / 2);
  const holes = many(random.between(1, 20), () => {
    const { x, y } = placeIn(random, -reach, cells);
    // Only few are as large as the room; otherwise nothing would be left of it.
    const corner = random.chance(0.1)
      ? () => placeIn(random, -reach, cells + reach)
      : () => at(x + random.between(0, reach), y + random.between(0, reach));
    return many(random.pick([3, 3, 4]), corner);
  });
  const rectangles = many(random.below(6), () => {
    const { x, y } = placeIn(random, -reach, cells);
    return rectangleOf(x, y, random.between(1, cells), random.between(1, reach));
  });
  return { outer, holes, rectangles };
}

/** A square covered exactly by a fan of triangles around one point, or by all but one of them. */
export function covered(random: Random, cells: number): Sketch {
  const middle = placeIn(random, 1, cells - 1);
  const around: Point[] = [];
  const side = boxRing(0, 0, cells);
  side.forEach((from, i) => {
    const to = side[(i + 1) % side.length];
    const cuts = new Set([0, ...many(random.below(4), () => random.between(1, cells - 1))]);
    for (const cut of [...cuts].sort((a, b) => a - b)) {
      around.push(at(from.x + (cut / cells) * (to.x - from.x), from.y + (cut / cells) * (to.y - from.y)));
    }
  });
  const fan = around.map((place, i): Ring => [middle, place, around[(i + 1) % around.length]]);
  const left = random.chance(0.5) ? fan : fan.filter(() => random.chance(0.8));
  return { outer: side, holes: left, rectangles: [] };
}

/** Rectangles of which many touch in corners and along sides. */
export function checkers(random: Random, cells: number): Sketch {
  const size = Math.max(1, Math.floor(cells / random.pick([3, 4, 6])));
  const rectangles = many(random.between(4, 32), () => {
    const { x, y } = placeIn(random, 0, Math.floor(cells / size));
    return rectangleOf(x * size, y * size, size, size);
  });
  const diamonds = many(random.below(8), () => {
    const { x, y } = placeIn(random, 1, cells - 1);
    return ringOf([x - 1, y], [x, y - 1], [x + 1, y], [x, y + 1]);
  });
  return { outer: boxRing(0, 0, cells), holes: diamonds, rectangles };
}

function placesIn(random: Random, cells: number, count: number): Point[] {
  return many(count, () => placeIn(random, 0, cells));
}

function someRectangles(random: Random, cells: number, most: number) {
  return many(random.below(most + 1), () => {
    const { x, y } = placeIn(random, 0, cells - 1);
    return rectangleOf(x, y, random.between(1, cells - x), random.between(1, cells - y));
  });
}
