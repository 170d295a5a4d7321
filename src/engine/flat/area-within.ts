// The area of rings inside a convex ring: each is clipped at the lines of its sides (Sutherland and Hodgman 1974). Clipped
// rings may run along these lines twice, which adds no area.

import { crossFrom, type Point, type Ring, signedArea } from '../geometry/point.ts';

/** The area of rings within a convex ring of positive area: holes are negative, so they count as what they take away. */
export function areaWithin(rings: readonly Ring[], convex: Ring): number {
  let area = 0;
  for (const ring of rings) area += signedArea(clipped(ring, convex));
  return area;
}

function clipped(ring: Ring, convex: Ring): Ring {
  let corners = ring;
  for (let i = 0; i < convex.length && corners.length > 2; i++)
    corners = onInside(corners, convex[i], convex[(i + 1) % convex.length]);
  return corners;
}

/** The part of a ring on the inner side of the line from `a` to `b`. */
function onInside(ring: Ring, a: Point, b: Point): Point[] {
  const kept: Point[] = [];
  let from = ring[ring.length - 1];
  let fromDepth = crossFrom(a, b, from);
  for (const to of ring) {
    const depth = crossFrom(a, b, to);
    if (fromDepth < 0 !== depth < 0) {
      const share = fromDepth / (fromDepth - depth);
      kept.push({ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
    }
    if (depth >= 0) kept.push(to);
    from = to;
    fromDepth = depth;
  }
  return kept;
}
