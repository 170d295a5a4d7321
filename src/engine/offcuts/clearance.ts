// Whether two outlines leave space for the saw. The test is conservative: outlines it calls apart are apart.

/** Rings of one or more pieces, packed: alternating x and y, mm; ring r ends before corner `ringEnds[r]`. */
export interface Outline {
  readonly points: Float64Array;
  readonly ringEnds: readonly number[];
  /** One ring without inner corners. */
  readonly convex: boolean;
  readonly extent: Extent;
}

/** Bounding box of the corners, mm. */
interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function extentOf(points: Float64Array): Extent {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 2) {
    left = Math.min(left, points[i]);
    right = Math.max(right, points[i]);
    top = Math.min(top, points[i + 1]);
    bottom = Math.max(bottom, points[i + 1]);
  }
  return { left, right, top, bottom };
}

/** Material that a wet saw and the grinding after it remove between two pieces, mm. */
const KERF = 3;

/** The rounding of distances is far below this, mm, so a gap of exactly one kerf is enough. */
const ROUNDING = 1e-6;

/** The narrowest gap that is wide enough for the saw, mm. */
export const ENOUGH = KERF - ROUNDING;

/** The direction of a shorter side is too uncertain to measure a gap along it, mm. */
export const SHORT_SIDE = 1e-3;

/** Whether two outlines are a kerf apart everywhere. */
export function keepKerf(a: Outline, b: Outline): boolean {
  if (a.convex && b.convex) {
    const gap = Math.max(gapBeside(a.points, b.points), gapBeside(b.points, a.points));
    if (gap >= ENOUGH) return true;
    // Convex outlines overlap if no side of either separates them.
    if (gap <= 0) return false;
  } else if (gapBetween(a.extent, b.extent) >= ENOUGH) return true;
  return sidesKeepKerf(a, b) && !hasCornerIn(a, b) && !hasCornerIn(b, a);
}

/** Gap between two extents, horizontal or vertical; negative if they overlap. */
function gapBetween(a: Extent, b: Extent): number {
  return Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
}

/** The widest gap between a convex outline and the points of another, perpendicular to a side of the first. */
function gapBeside(sides: Float64Array, points: Float64Array): number {
  let widest = -Infinity;
  let x0 = sides[sides.length - 2];
  let y0 = sides[sides.length - 1];
  for (let i = 0; i < sides.length; i += 2) {
    const dx = sides[i] - x0;
    const dy = sides[i + 1] - y0;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length > SHORT_SIDE) {
      let least = Infinity;
      for (let j = 0; j < points.length; j += 2) {
        const outside = dy * (points[j] - x0) - dx * (points[j + 1] - y0);
        if (outside < least) least = outside;
      }
      if (least > widest * length) widest = least / length;
    }
    x0 = sides[i];
    y0 = sides[i + 1];
  }
  return widest;
}

function sidesKeepKerf(a: Outline, b: Outline): boolean {
  for (let ring = 0, from = 0; ring < a.ringEnds.length; from = a.ringEnds[ring++]) {
    const end = a.ringEnds[ring];
    let before = end - 1;
    for (let i = from; i < end; i++) {
      const [x0, y0] = [a.points[2 * before], a.points[2 * before + 1]];
      if (!sideKeepsKerf(x0, y0, a.points[2 * i], a.points[2 * i + 1], b)) return false;
      before = i;
    }
  }
  return true;
}

function sideKeepsKerf(ax: number, ay: number, bx: number, by: number, { points, ringEnds, extent }: Outline): boolean {
  const minX = Math.min(ax, bx) - KERF;
  const maxX = Math.max(ax, bx) + KERF;
  const minY = Math.min(ay, by) - KERF;
  const maxY = Math.max(ay, by) + KERF;
  if (extent.right <= minX || extent.left >= maxX || extent.bottom <= minY || extent.top >= maxY) return true;
  for (let ring = 0, from = 0; ring < ringEnds.length; from = ringEnds[ring++]) {
    let cx = points[2 * ringEnds[ring] - 2];
    let cy = points[2 * ringEnds[ring] - 1];
    for (let i = from; i < ringEnds[ring]; i++) {
      const dx = points[2 * i];
      const dy = points[2 * i + 1];
      const near =
        (cx > minX || dx > minX) && (cx < maxX || dx < maxX) && (cy > minY || dy > minY) && (cy < maxY || dy < maxY);
      if (near && segmentsWithinKerf(ax, ay, bx, by, cx, cy, dx, dy)) return false;
      cx = dx;
      cy = dy;
    }
  }
  return true;
}

/** Whether the segments a to b and c to d cross or come closer than a kerf. */
function segmentsWithinKerf(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  return (
    pointWithinKerf(ax, ay, cx, cy, dx, dy) ||
    pointWithinKerf(bx, by, cx, cy, dx, dy) ||
    pointWithinKerf(cx, cy, ax, ay, bx, by) ||
    pointWithinKerf(dx, dy, ax, ay, bx, by) ||
    (passesBetween(ax, ay, bx, by, cx, cy, dx, dy) && passesBetween(cx, cy, dx, dy, ax, ay, bx, by))
  );
}

/** Whether the line through a and b passes between c and d. Not if one of them is on it, as along a tile's border. */
function passesBetween(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  const sideC = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const sideD = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax);
  const doubt = ROUNDING * (Math.abs(bx - ax) + Math.abs(by - ay));
  return Math.min(sideC, sideD) < -doubt && Math.max(sideC, sideD) > doubt;
}

function pointWithinKerf(px: number, py: number, ax: number, ay: number, bx: number, by: number): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  const along = square > 0 ? Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / square)) : 0;
  const x = px - ax - along * dx;
  const y = py - ay - along * dy;
  return x * x + y * y < ENOUGH * ENOUGH;
}

/** Whether a ring of `inner` begins inside `outer`. If no sides meet, that holds for the whole ring. */
function hasCornerIn(inner: Outline, outer: Outline): boolean {
  for (let ring = 0, from = 0; ring < inner.ringEnds.length; from = inner.ringEnds[ring++]) {
    if (covers(outer, inner.points[2 * from], inner.points[2 * from + 1])) return true;
  }
  return false;
}

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
