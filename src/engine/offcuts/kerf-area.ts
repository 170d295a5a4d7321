// How much of a tile a piece uses up together with the cuts around it.

import type { Outline } from './outline.ts';

/** Returns the area of a convex outline with half a kerf around it. */
export function areaWithKerf(areaMm2: number, length: number, kerf: number): number {
  return areaMm2 + (length * kerf) / 2 + (Math.PI * kerf * kerf) / 4;
}

/**
 * Returns the length of a convex outline, otherwise that of a circle of the same area. With half a kerf around it, no shape
 * of that area takes less than the circle (Brunn and Minkowski).
 */
export function leastLength({ points, convex }: Outline, areaMm2: number): number {
  if (!convex) return 2 * Math.sqrt(Math.PI * areaMm2);
  let length = 0;
  let x0 = points[points.length - 2];
  let y0 = points[points.length - 1];
  for (let i = 0; i < points.length; i += 2) {
    const dx = points[i] - x0;
    const dy = points[i + 1] - y0;
    length += Math.sqrt(dx * dx + dy * dy);
    x0 = points[i];
    y0 = points[i + 1];
  }
  return length;
}
