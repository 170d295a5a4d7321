// Cuts convex outlines at lines. Corners are packed: alternating x and y, mm.

import type { Point } from '../../geometry/point.ts';
import type { Shape } from '../../layout/index.ts';

/** Returns the corners of a tile about its centre, packed. */
export function packedCorners({ corners, cornerX, cornerY }: Shape): Float64Array {
  const points = new Float64Array(2 * corners);
  for (let k = 0; k < corners; k++) {
    points[2 * k] = cornerX[k];
    points[2 * k + 1] = cornerY[k];
  }
  return points;
}

/** Collects the part of an outline beyond a line across `normal`, two corners more at most, and returns its size. */
export function beyond(points: Float64Array, size: number, { x, y }: Point, line: number, part: Float64Array): number {
  let end = 0;
  let x0 = points[size - 2];
  let y0 = points[size - 1];
  let depth0 = x0 * x + y0 * y - line;
  for (let i = 0; i < size; i += 2) {
    const x1 = points[i];
    const y1 = points[i + 1];
    const depth1 = x1 * x + y1 * y - line;
    if (depth0 > 0 !== depth1 > 0) {
      const share = depth0 / (depth0 - depth1);
      part[end++] = x0 + share * (x1 - x0);
      part[end++] = y0 + share * (y1 - y0);
    }
    if (depth1 > 0) {
      part[end++] = x1;
      part[end++] = y1;
    }
    x0 = x1;
    y0 = y1;
    depth0 = depth1;
  }
  return end;
}
