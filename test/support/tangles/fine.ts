// Tangles on arbitrary micrometres: crossings at flat angles, corners very close to other walls, needles, and cutouts
// so far away that products of their coordinates are not exact in doubles.

import type { Point, Ring } from '../../../src/engine/index.ts';
import type { Random } from '../../fuzz/random.ts';
import { at, boxRing, many, placeIn, rectangleOf, ringOf, type Sketch, starRing } from './sketch.ts';

/** Sides of rooms, µm. */
const SIDES = [400_000, 2_400_000, 3_333_333, 12_345_678, 150_000_000];

/** Triangles with corners on any micrometre. */
export function anyTriangles(random: Random): Sketch {
  const side = random.pick(SIDES);
  const holes = many(random.between(2, 32), () => many(3, () => placeIn(random, -side / 20, side * 1.05)));
  return { outer: square(side), holes, rectangles: [] };
}

/** Triangles that are thousands of times longer than wide. */
export function needles(random: Random): Sketch {
  const side = random.pick(SIDES);
  const holes = many(random.between(2, 32), () => {
    const [from, to] = [placeIn(random, 0, side), placeIn(random, 0, side)];
    const width = random.size(300);
    return [from, to, at(to.x + random.between(-width, width), to.y + random.between(-width, width))];
  });
  return { outer: square(side), holes, rectangles: [] };
}

/** Long, nearly parallel bars, whose walls cross at the flattest possible angles. */
export function flatCrossings(random: Random): Sketch {
  const side = random.pick(SIDES);
  const [slope, level] = [random.between(-side, side) / 3, random.between(side / 3, side / 2)];
  const lean = random.pick([1, 3, 20, 1000]);
  const holes = many(random.between(2, 20), (index) => {
    const off = () => random.between(-lean, lean) + index * random.below(3);
    const [left, right] = [Math.round(level - slope / 2), Math.round(level + slope / 2)];
    const thick = random.size(side / 20);
    return ringOf(
      [1, left + off()],
      [side - 1, right + off()],
      [side - 1, right + thick + lean],
      [1, left + thick + lean],
    );
  });
  return { outer: square(side), holes, rectangles: [] };
}

/** Triangles whose corners are within a few micrometres of existing walls and corners. */
export function nearMisses(random: Random): Sketch {
  const side = random.pick(SIDES);
  const rings: Ring[] = [square(side)];
  const closeBy = (): Point => {
    const ring = random.pick(rings);
    const i = random.below(ring.length);
    const [from, to] = [ring[i], ring[(i + 1) % ring.length]];
    const share = random.chance(0.2) ? 0 : random.below(1000) / 1000;
    const jitter = () => random.between(-2, 2);
    return at(
      Math.round(from.x + share * (to.x - from.x)) + jitter(),
      Math.round(from.y + share * (to.y - from.y)) + jitter(),
    );
  };
  const count = random.between(2, 24);
  for (let i = 0; i < count; i += 1) {
    rings.push(many(random.pick([3, 3, 4]), () => (random.chance(0.7) ? closeBy() : placeIn(random, 0, side))));
  }
  return { outer: rings[0], holes: rings.slice(1), rectangles: [] };
}

/** Stars with up to forty tips that overlap each other. */
export function wildStars(random: Random): Sketch {
  const side = random.pick(SIDES);
  const holes = many(random.between(2, 8), () => {
    const [longest, shortest] = [side * random.pick([0.2, 0.5, 0.9]), side * random.pick([0.02, 0.1, 0.15])];
    const turn = random.below(1000) / 100;
    const corners = 2 * random.between(3, 40);
    return starRing(placeIn(random, 0, side), corners, turn, (i) => (i % 2 === 0 ? longest : shortest));
  });
  return { outer: square(side), holes, rectangles: [] };
}

/** Round cutouts, some with the same centre and almost the same radius. */
export function roundHoles(random: Random): Sketch {
  const side = random.pick(SIDES);
  const middles = many(3, () => placeIn(random, side / 4, (3 * side) / 4));
  const holes = many(random.between(2, 9), () => {
    const radius = side * random.pick([0.1, 0.2, 0.2, 0.3]) + random.between(-3, 3);
    return starRing(random.pick(middles), random.between(12, 90), random.below(100) / 50, () => radius);
  });
  return { outer: square(side), holes, rectangles: [] };
}

/** A few cutouts in the room, and others up to kilometres away, some of which reach into it. */
export function farAway(random: Random): Sketch {
  const side = random.pick(SIDES);
  const far = random.pick([1, -1]) * 9_000_000_000;
  const near = () => placeIn(random, 0, side);
  const distant = () => at(random.below(far), random.between(side, Math.abs(far)));
  const holes = many(random.between(2, 16), (index): Ring => {
    if (index % 3 === 1) return many(3, distant);
    const [from, to] = [near(), near()];
    // A beam from far away, or a plain triangle.
    return [from, at(from.x + random.between(1, side / 9), from.y), index % 3 === 0 ? to : distant()];
  });
  const rectangles = many(random.below(4), () => {
    const { x, y } = placeIn(random, -side, side);
    return rectangleOf(x, y, random.between(1, 3 * side), random.between(1, side / 4));
  });
  return { outer: square(side), holes, rectangles };
}

/** Cutouts with gaps of some micrometres, or none, between each other and along the walls. */
export function thinGaps(random: Random): Sketch {
  const side = random.pick(SIDES.slice(0, 3));
  const columns = random.between(1, 5);
  const rectangles = many(columns, (index) => {
    const [from, to] = [index, index + 1].map((step) => Math.round((step * side) / columns));
    const gap = () => random.pick([0, 0, 0, 1, 2, 50, 2000]);
    return rectangleOf(from + gap(), gap(), to - from - gap(), side - gap());
  });
  const holes = many(random.below(6), () => {
    const middle = placeIn(random, 0, side);
    return [middle, at(middle.x + random.between(1, 1000), side + 1), at(middle.x - random.between(1, 1000), side + 1)];
  });
  return { outer: square(side), holes, rectangles };
}

/** Nearly a square: its walls often lean by some micrometres. */
function square(side: number): Ring {
  return side % 2 === 0 ? boxRing(0, 0, side) : ringOf([0, 0], [side, 1], [side - 2, side + 1], [1, side]);
}
