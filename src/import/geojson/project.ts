// Longitudes and latitudes of one building as metres on its own plane.

import type { DrawnPoint } from '../drawing.ts';

/** Radius of the equator, m, and the square of the eccentricity of the ellipsoid WGS 84. */
const EQUATOR = 6_378_137;
const FLATTENED = 0.00669437999014;
/** Degrees. No building is larger, and no plan in another unit as small. */
const MOST_DEGREES = 0.02;

/** Whether a box of coordinates can only be one of longitudes and latitudes: within their ranges, and tiny. */
export function areDegrees({ minX, minY, maxX, maxY }: Record<'minX' | 'minY' | 'maxX' | 'maxY', number>): boolean {
  const isOnEarth = minX >= -180 && maxX <= 180 && minY >= -90 && maxY <= 90;
  return isOnEarth && maxX - minX <= MOST_DEGREES && maxY - minY <= MOST_DEGREES;
}

/** Returns the projection of places near one, m. The size of a building is off by less than a millionth of a share. */
export function projectionAt(middle: DrawnPoint): (place: DrawnPoint) => DrawnPoint {
  const latitude = (middle.y * Math.PI) / 180;
  const squeezed = 1 - FLATTENED * Math.sin(latitude) ** 2;
  const perDegree = Math.PI / 180;
  const east = (EQUATOR / Math.sqrt(squeezed)) * Math.cos(latitude) * perDegree;
  const north = ((EQUATOR * (1 - FLATTENED)) / squeezed ** 1.5) * perDegree;
  return ({ x, y }) => ({ x: (x - middle.x) * east, y: (y - middle.y) * north });
}
