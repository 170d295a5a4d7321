// Counts the floor of rooms on a coarse grid, in steps of the grid: the plane is cut into bands at every corner and
// crossing, and each band into trapezoids by its walls. The connections of trapezoids in neighbouring bands give the
// number of parts and holes. All values are fractions of small whole numbers, so doubles are exact.

import type { Point, Ring, Room } from '../../src/engine/index.ts';

export interface GridCount {
  /** In squares of the grid; the only rounded figure. */
  readonly area: number;
  /** Parts of the floor; parts that only touch in a point are separate. */
  readonly parts: number;
  /** Parts minus holes; a hole that touches another hole or the wall in a point is joined with it. */
  readonly euler: number;
}

/** A fraction of whole numbers; `under` is above 0. */
interface Ratio {
  readonly over: number;
  readonly under: number;
}

/** A wall that is not horizontal, its upper end first. */
interface Wall {
  readonly ring: number;
  readonly from: Point;
  readonly to: Point;
}

/** The floor between two walls in a band, by its ends at the upper and lower level. */
interface Trapezoid {
  readonly upper: readonly [Ratio, Ratio];
  readonly lower: readonly [Ratio, Ratio];
  /** Another trapezoid of the same part of the floor; itself for the representative of the part. */
  part: Trapezoid | undefined;
}

/** Counts the floor of a room in whole steps of a grid. */
export function countOnGrid(room: Room): GridCount {
  const rings = ringsOf(room);
  const levels = levelsOf(rings);
  const walls = wallsOf(rings);
  let [area, parts, joints, trapezoids] = [0, 0, 0, 0];
  let above: Trapezoid[] = [];
  for (let i = 0; i + 1 < levels.length; i += 1) {
    const band = trapezoidsOf(walls, levels[i], levels[i + 1]);
    const height = numberOf(levels[i + 1]) - numberOf(levels[i]);
    for (const { upper, lower } of band) area += (height * (widthOf(upper) + widthOf(lower))) / 2;
    trapezoids += band.length;
    parts += band.length;
    for (const [one, other] of joinedPairs(above, band)) {
      joints += 1;
      if (unite(one, other)) parts -= 1;
    }
    above = band;
  }
  // The floor is equivalent to a graph of trapezoids: a tree is a part, and each further joint is a hole.
  return { area, parts, euler: trapezoids - joints };
}

function ringsOf({ outer, holes, rectangles }: Room): Ring[] {
  const boxes = rectangles.map(({ x, y, width, height }) => [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]);
  return [outer, ...holes, ...boxes];
}

function wallsOf(rings: readonly Ring[]): Wall[] {
  return rings.flatMap((corners, ring) =>
    corners
      .map((from, i): Wall => ({ ring, from, to: corners[(i + 1) % corners.length] }))
      .filter(({ from, to }) => from.y !== to.y)
      .map(({ from, to }) => (from.y < to.y ? { ring, from, to } : { ring, from: to, to: from })),
  );
}

/** The heights of all corners and crossings, each once, from the top down. */
function levelsOf(rings: readonly Ring[]): Ratio[] {
  const walls = wallsOf(rings);
  const levels = rings.flat().map(({ y }): Ratio => ({ over: y, under: 1 }));
  walls.forEach((wall, i) => {
    for (const other of walls.slice(i + 1)) {
      const level = crossingLevel(wall, other);
      if (level) levels.push(level);
    }
  });
  levels.sort(compare);
  return levels.filter((level, i) => i === 0 || compare(levels[i - 1], level) < 0);
}

/** The height at which two walls cross, if they do. */
function crossingLevel(one: Wall, other: Wall): Ratio | undefined {
  const [ux, uy] = [one.to.x - one.from.x, one.to.y - one.from.y];
  const [vx, vy] = [other.to.x - other.from.x, other.to.y - other.from.y];
  const [wx, wy] = [other.from.x - one.from.x, other.from.y - one.from.y];
  const under = ux * vy - uy * vx;
  if (under === 0) return undefined;
  const over = one.from.y * under + (wx * vy - wy * vx) * uy;
  const level = under > 0 ? { over, under } : { over: -over, under: -under };
  return reaches(one, level, level) && reaches(other, level, level) ? level : undefined;
}

/** Whether a wall spans all heights between two. */
function reaches({ from, to }: Wall, upper: Ratio, lower: Ratio): boolean {
  return from.y * upper.under <= upper.over && lower.over <= to.y * lower.under;
}

/** The floor between two levels. No walls cross in between, so they have one order. */
function trapezoidsOf(walls: readonly Wall[], upper: Ratio, lower: Ratio): Trapezoid[] {
  const crossed = walls
    .filter((wall) => reaches(wall, upper, lower))
    .map((wall) => ({ ring: wall.ring, upper: placeAt(wall, upper), lower: placeAt(wall, lower) }));
  crossed.sort((a, b) => compare(a.upper, b.upper) || compare(a.lower, b.lower));
  const inside = new Set<number>();
  const found: Trapezoid[] = [];
  crossed.forEach((wall, i) => {
    const before = crossed[i - 1];
    const isFloor = inside.size === 1 && inside.has(0);
    // There is nothing between coincident walls.
    if (isFloor && (compare(before.upper, wall.upper) < 0 || compare(before.lower, wall.lower) < 0)) {
      found.push({ upper: [before.upper, wall.upper], lower: [before.lower, wall.lower], part: undefined });
    }
    if (!inside.delete(wall.ring)) inside.add(wall.ring);
  });
  return found;
}

/** The x coordinate of a wall at a level. */
function placeAt({ from, to }: Wall, { over, under }: Ratio): Ratio {
  const height = to.y - from.y;
  return exact({
    over: from.x * height * under + (over - from.y * under) * (to.x - from.x),
    under: height * under,
  });
}

/** Pairs of trapezoids of two bands that share a stretch of the level between them; a point is not enough. */
function joinedPairs(above: readonly Trapezoid[], below: readonly Trapezoid[]): [Trapezoid, Trapezoid][] {
  return above.flatMap((one) =>
    below.filter((other) => doOverlap(one.lower, other.upper)).map((other): [Trapezoid, Trapezoid] => [one, other]),
  );
}

function doOverlap([a, b]: readonly [Ratio, Ratio], [c, d]: readonly [Ratio, Ratio]): boolean {
  return compare(a, b) < 0 && compare(c, d) < 0 && compare(a, d) < 0 && compare(c, b) < 0;
}

/** Joins the parts of two trapezoids; false if they are already one. */
function unite(one: Trapezoid, other: Trapezoid): boolean {
  const [a, b] = [rootOf(one), rootOf(other)];
  if (a === b) return false;
  a.part = b;
  return true;
}

function rootOf(trapezoid: Trapezoid): Trapezoid {
  let root = trapezoid;
  while (root.part !== undefined) root = root.part;
  return root;
}

function compare(a: Ratio, b: Ratio): number {
  return a.over * b.under - b.over * a.under;
}

function numberOf({ over, under }: Ratio): number {
  return over / under;
}

function widthOf([left, right]: readonly [Ratio, Ratio]): number {
  return numberOf(right) - numberOf(left);
}

// Products of two such numbers, and their differences, are exact in doubles.
const MOST = 2 ** 26;

function exact(ratio: Ratio): Ratio {
  if (Math.abs(ratio.over) < MOST && ratio.under < MOST) return ratio;
  throw new Error('The grid is too fine for this count.');
}
