// Convex outlines, and what they span of a slab between two vertical lines. An outline may be a line or a point.

import { boxOf, distance, type Point, type Ring } from '../../geometry/point.ts';

/** What an outline covers of a vertical line or of a slab; `from` is above `to`, and nothing is covered if it is not. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Convex {
  readonly corners: Ring;
  readonly left: number;
  readonly right: number;
}

/** Coordinates are whole multiples of this, mm, so that sides meant to be upright are upright. */
const GRID = 1e-6;

export function snapped({ x, y }: Point): Point {
  return { x: Math.round(x / GRID) * GRID, y: Math.round(y / GRID) * GRID };
}

/** A convex outline with its corners on the grid. */
export function convexOf(corners: Ring): Convex {
  const onGrid = corners.map(snapped);
  const { minX, maxX } = boxOf(onGrid);
  return { corners: onGrid, left: minX, right: maxX };
}

/** What an outline spans of the slab between two vertical lines, or on one line. */
export function spanOver({ corners }: Convex, left: number, right: number): Span {
  let [from, to] = [Infinity, -Infinity];
  let before = corners[corners.length - 1];
  for (const corner of corners) {
    const [a, b] = before.x < corner.x ? [before, corner] : [corner, before];
    before = corner;
    if (a.x > right || b.x < left) continue;
    const rise = b.x > a.x ? (b.y - a.y) / (b.x - a.x) : 0;
    const near = a.x < left ? a.y + (left - a.x) * rise : a.y;
    const far = b.x > right ? a.y + (right - a.x) * rise : b.y;
    from = Math.min(from, near, far);
    to = Math.max(to, near, far);
  }
  return { from, to };
}

/**
 * A side of a piece with the kerf around it: as far as the kerf beside the side, and square at the ends of sides that run
 * along an axis. It covers every point that is closer than the kerf.
 */
export function grownSide(from: Point, to: Point, kerf: number): Convex {
  const length = distance(from, to);
  const [x, y] = length > 0 ? [(to.x - from.x) / length, (to.y - from.y) / length] : [1, 0];
  const [cos, sin] = inFirstQuadrant(x, y);
  // The normals of the axes and those of the side, by their angles: tangents of a circle of the kerf.
  const quarters = [
    { x: 1, y: 0 },
    { x: cos, y: sin },
    { x: 0, y: 1 },
    { x: -sin, y: cos },
  ];
  const normals = [...quarters, ...quarters.map((normal) => ({ x: -normal.x, y: -normal.y }))];
  return convexOf(
    normals.map((normal, i) => {
      const next = normals[(i + 1) % normals.length];
      const towards = { x: normal.x + next.x, y: normal.y + next.y };
      const end = towards.x * x + towards.y * y > 0 ? to : from;
      const stretch = kerf / (1 + normal.x * next.x + normal.y * next.y);
      return { x: end.x + towards.x * stretch, y: end.y + towards.y * stretch };
    }),
  );
}

/** The one of a direction and its quarter turns that points to the right and not up. */
function inFirstQuadrant(x: number, y: number): readonly [number, number] {
  if (x > 0 && y >= 0) return [x, y];
  if (x <= 0 && y > 0) return [y, -x];
  return x < 0 ? [-x, -y] : [-y, x];
}
