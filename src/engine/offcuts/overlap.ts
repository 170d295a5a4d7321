// Whether two outlines overlap, or only touch: for pieces that a tile is snapped into, without a kerf between them.

import { covers, type Outline, ROUNDING, SHORT_SIDE } from './outline.ts';

/**
 * Whether two outlines have more in common than their borders. Where they overlap, the overlap is bordered by a stretch
 * of a side of one of them; just inside that stretch, both cover the same point.
 */
export function overlap(a: Outline, b: Outline): boolean {
  return hasSideWithin(a, b) || hasSideWithin(b, a);
}

/** Whether a stretch of a side of `a` has parts of `b` on its inner side. */
function hasSideWithin({ points, ringEnds }: Outline, b: Outline): boolean {
  for (let ring = 0, from = 0; ring < ringEnds.length; from = ringEnds[ring++]) {
    let before = ringEnds[ring] - 1;
    for (let i = from; i < ringEnds[ring]; i++) {
      const [ax, ay] = [points[2 * before], points[2 * before + 1]];
      if (runsWithin(ax, ay, points[2 * i] - ax, points[2 * i + 1] - ay, b)) return true;
      before = i;
    }
  }
  return false;
}

/** The same for one side, from x,y along dx,dy. Its stretches end where it meets the border of the other outline. */
function runsWithin(x: number, y: number, dx: number, dy: number, other: Outline): boolean {
  const length = Math.hypot(dx, dy);
  if (length <= SHORT_SIDE) return false;
  const ends = [0, ...meetingsOf(x, y, dx, dy, other), 1].sort((one, next) => one - next);
  return ends.slice(1).some((end, i) => {
    if ((end - ends[i]) * length <= SHORT_SIDE) return false;
    const middle = (ends[i] + end) / 2;
    // Rings run so that the piece is on this side of them.
    const inset = ROUNDING / length;
    return covers(other, x + middle * dx - inset * dy, y + middle * dy + inset * dx);
  });
}

/** Where a side meets the border of an outline, as shares of its length: crossings, and corners on it. */
function meetingsOf(x: number, y: number, dx: number, dy: number, { points, ringEnds }: Outline): number[] {
  const length = Math.hypot(dx, dy);
  const meetings: number[] = [];
  const add = (share: number) => {
    if (share > 0 && share < 1) meetings.push(share);
  };
  for (let ring = 0, from = 0; ring < ringEnds.length; from = ringEnds[ring++]) {
    let before = ringEnds[ring] - 1;
    for (let i = from; i < ringEnds[ring]; i++) {
      const [cx, cy] = [points[2 * before] - x, points[2 * before + 1] - y];
      const [ex, ey] = [points[2 * i] - x, points[2 * i + 1] - y];
      before = i;
      const [side, nextSide] = [(dx * cy - dy * cx) / length, (dx * ey - dy * ex) / length];
      if (Math.abs(nextSide) <= ROUNDING) add((ex * dx + ey * dy) / (length * length));
      else if (side * nextSide < 0) {
        const share = side / (side - nextSide);
        add(((cx + share * (ex - cx)) * dx + (cy + share * (ey - cy)) * dy) / (length * length));
      }
    }
  }
  return meetings;
}
