// Whether two outlines leave space for the saw. The test is conservative: outlines it calls apart are apart.

import { covers, type Extent, type Outline, ROUNDING, SHORT_SIDE } from './outline.ts';
import { overlap } from './overlap.ts';

/** Whether two outlines are a kerf apart everywhere, mm. Without a kerf they may touch. */
export function keepKerf(a: Outline, b: Outline, kerf: number): boolean {
  const enough = kerf - ROUNDING;
  if (a.convex && b.convex) {
    const gap = Math.max(gapBeside(a.points, b.points), gapBeside(b.points, a.points));
    if (gap >= enough) return true;
    // Convex outlines overlap if no side of either separates them.
    if (gap <= 0) return false;
  } else if (gapBetween(a.extent, b.extent) >= enough) return true;
  if (kerf === 0) return !overlap(a, b);
  return sidesKeepKerf(a, b, kerf) && !hasCornerIn(a, b) && !hasCornerIn(b, a);
}

/** Gap between two extents, horizontal or vertical; negative if they overlap. */
function gapBetween(a: Extent, b: Extent): number {
  return Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
}

/** The widest gap between a convex outline and the points of another, perpendicular to a side of the first. */
function gapBeside(sides: readonly number[], points: readonly number[]): number {
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

function sidesKeepKerf(a: Outline, b: Outline, kerf: number): boolean {
  for (let ring = 0, from = 0; ring < a.ringEnds.length; from = a.ringEnds[ring++]) {
    const end = a.ringEnds[ring];
    let before = end - 1;
    for (let i = from; i < end; i++) {
      const [x0, y0] = [a.points[2 * before], a.points[2 * before + 1]];
      if (!sideKeepsKerf(x0, y0, a.points[2 * i], a.points[2 * i + 1], b, kerf)) return false;
      before = i;
    }
  }
  return true;
}

function sideKeepsKerf(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  { points, ringEnds, extent }: Outline,
  kerf: number,
): boolean {
  const enough = kerf - ROUNDING;
  const minX = Math.min(ax, bx) - kerf;
  const maxX = Math.max(ax, bx) + kerf;
  const minY = Math.min(ay, by) - kerf;
  const maxY = Math.max(ay, by) + kerf;
  if (extent.right <= minX || extent.left >= maxX || extent.bottom <= minY || extent.top >= maxY) return true;
  for (let ring = 0, from = 0; ring < ringEnds.length; from = ringEnds[ring++]) {
    let cx = points[2 * ringEnds[ring] - 2];
    let cy = points[2 * ringEnds[ring] - 1];
    for (let i = from; i < ringEnds[ring]; i++) {
      const dx = points[2 * i];
      const dy = points[2 * i + 1];
      const near =
        (cx > minX || dx > minX) && (cx < maxX || dx < maxX) && (cy > minY || dy > minY) && (cy < maxY || dy < maxY);
      if (near && segmentsWithin(enough, ax, ay, bx, by, cx, cy, dx, dy)) return false;
      cx = dx;
      cy = dy;
    }
  }
  return true;
}

/** Whether the segments a to b and c to d cross or come closer than `enough`. */
function segmentsWithin(
  enough: number,
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
    pointWithin(enough, ax, ay, cx, cy, dx, dy) ||
    pointWithin(enough, bx, by, cx, cy, dx, dy) ||
    pointWithin(enough, cx, cy, ax, ay, bx, by) ||
    pointWithin(enough, dx, dy, ax, ay, bx, by) ||
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

function pointWithin(enough: number, px: number, py: number, ax: number, ay: number, bx: number, by: number): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  const along = square > 0 ? Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / square)) : 0;
  const x = px - ax - along * dx;
  const y = py - ay - along * dy;
  return x * x + y * y < enough * enough;
}

/** Whether a ring of `inner` begins inside `outer`. If no sides meet, that holds for the whole ring. */
function hasCornerIn(inner: Outline, outer: Outline): boolean {
  for (let ring = 0, from = 0; ring < inner.ringEnds.length; from = inner.ringEnds[ring++]) {
    if (covers(outer, inner.points[2 * from], inner.points[2 * from + 1])) return true;
  }
  return false;
}
