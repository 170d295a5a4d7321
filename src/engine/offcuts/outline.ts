// The outline of a piece in its tile, or of several, as the reuse of offcuts compares them.

/** Rings of one or more pieces, packed: alternating x and y, mm; ring r ends before corner `ringEnds[r]`. */
export interface Outline {
  /** A plain list: there are many outlines of few points, and a typed one takes several times as long to create. */
  readonly points: readonly number[];
  readonly ringEnds: readonly number[];
  /** One ring without inner corners. */
  readonly convex: boolean;
  readonly extent: Extent;
}

/** Bounding box of the corners, mm. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the bounding box of corners, alternating x and y. */
export function extentOf(points: readonly number[]): Extent {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 2) {
    left = Math.min(left, points[i]);
    right = Math.max(right, points[i]);
    top = Math.min(top, points[i + 1]);
    bottom = Math.max(bottom, points[i + 1]);
  }
  return { left, right, top, bottom };
}

/** The rounding of distances is far below this, mm, so a gap of exactly one kerf is enough. */
export const ROUNDING = 1e-6;

/** The direction of a shorter side is too uncertain to measure a gap along it, mm. */
export const SHORT_SIDE = 1e-3;

/** Whether a point is inside an outline: inside an odd number of its rings. */
export function covers({ points, ringEnds }: Outline, x: number, y: number): boolean {
  let inside = false;
  for (let ring = 0, from = 0; ring < ringEnds.length; from = ringEnds[ring++]) {
    let x0 = points[2 * ringEnds[ring] - 2];
    let y0 = points[2 * ringEnds[ring] - 1];
    for (let i = from; i < ringEnds[ring]; i++) {
      const x1 = points[2 * i];
      const y1 = points[2 * i + 1];
      if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) inside = !inside;
      x0 = x1;
      y0 = y1;
    }
  }
  return inside;
}
