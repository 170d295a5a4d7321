// Points, rings and boxes: the basic shapes of the engine. Millimetres, x to the right, y down.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners in order, the first not repeated. Outer rings have a positive signed area, holes a negative one. */
export type Ring = readonly Point[];

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Signed area of a ring; positive when it turns from +x towards +y (clockwise on a screen). */
export function signedArea(ring: Ring): number {
  let twice = 0;
  for (let i = 1; i + 1 < ring.length; i++) {
    twice += crossFrom(ring[0], ring[i], ring[i + 1]);
  }
  return twice / 2;
}

export function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}

/** Cross product; positive if the turn from `a` to `b` goes from +x towards +y. */
export function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

/** Cross product of the vectors from `o` to `a` and from `o` to `b`. */
export function crossFrom(o: Point, a: Point, b: Point): number {
  return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

export function boxOf(points: Iterable<Point>): Box {
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (const { x, y } of points) {
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
}

/** Whether two boxes have a point in common. */
export function boxesMeet(a: Box, b: Box): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

/** Returns the point nearest to `point` on the side from `from` to `to`. */
export function nearestOn(from: Point, to: Point, point: Point): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy);
  // Also of a side without length.
  if (!(along > 0)) return from;
  return along >= 1 ? to : { x: from.x + along * dx, y: from.y + along * dy };
}

/** Avoids `Math.hypot`, whose overflow handling costs more than everything else done with a distance here. */
export function distance(a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return Math.sqrt(dx * dx + dy * dy);
}
