// Overlap tests for texts and marks, used to find free places. All lengths are in pixels.

import type { Point, Ring } from '../../engine/index.ts';
import type { Box } from '../scene/box.ts';

const RADIANS = Math.PI / 180;

/** A rectangle around `middle`, rotated by `turnDeg` degrees. */
export interface Tag {
  readonly middle: Point;
  readonly width: number;
  readonly height: number;
  readonly turnDeg: number;
}

/** Returns the tag of an axis-aligned rectangle with its top left corner at `x`, `y`. */
export function uprightTag(x: number, y: number, width: number, height: number): Tag {
  return { middle: { x: x + width / 2, y: y + height / 2 }, width, height, turnDeg: 0 };
}

/** Returns the tag along a straight line, `thickness` px wide. */
export function thinTag(from: Point, to: Point, thickness: number): Tag {
  return {
    middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    width: Math.hypot(to.x - from.x, to.y - from.y),
    height: thickness,
    turnDeg: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

/** Returns a tag enlarged by `by` px on every side. */
export function grown(tag: Tag, by: number): Tag {
  return { ...tag, width: tag.width + 2 * by, height: tag.height + 2 * by };
}

/** Returns the upright tag around a turned one. */
export function uprightAround({ middle, width, height, turnDeg }: Tag): Tag {
  const along = Math.abs(Math.cos(turnDeg * RADIANS));
  const across = Math.abs(Math.sin(turnDeg * RADIANS));
  return { middle, width: width * along + height * across, height: width * across + height * along, turnDeg: 0 };
}

/** Whether two tags have a point in common (separating axis test). */
export function tagsMeet(a: Tag, b: Tag): boolean {
  const dx = Math.abs(b.middle.x - a.middle.x);
  const dy = Math.abs(b.middle.y - a.middle.y);
  // Half a diagonal is at most half the sum of both sides.
  const reach = (a.width + a.height + b.width + b.height) / 2;
  if (dx > reach || dy > reach) return false;
  if (a.turnDeg === 0 && b.turnDeg === 0) return 2 * dx <= a.width + b.width && 2 * dy <= a.height + b.height;
  return !isApart(a, b) && !isApart(b, a);
}

/** Whether a tag has a point in common with any of the others. */
export function meetsAny(tag: Tag, others: readonly Tag[]): boolean {
  const { x, y } = tag.middle;
  const reach = tag.width + tag.height;
  for (const other of others) {
    // Runs thousands of times per drawing, and nearly all tags are far away.
    const far = (reach + other.width + other.height) / 2;
    if (Math.abs(other.middle.x - x) > far || Math.abs(other.middle.y - y) > far) continue;
    if (tagsMeet(tag, other)) return true;
  }
  return false;
}

/** Whether an axis of `a` separates the two tags. */
function isApart(a: Tag, b: Tag): boolean {
  const cos = Math.cos(a.turnDeg * RADIANS);
  const sin = Math.sin(a.turnDeg * RADIANS);
  const dx = b.middle.x - a.middle.x;
  const dy = b.middle.y - a.middle.y;
  // Factors that project b's sides onto those of a.
  const along = Math.abs(Math.cos((b.turnDeg - a.turnDeg) * RADIANS));
  const across = Math.abs(Math.sin((b.turnDeg - a.turnDeg) * RADIANS));
  return (
    2 * Math.abs(dx * cos + dy * sin) > a.width + b.width * along + b.height * across ||
    2 * Math.abs(dy * cos - dx * sin) > a.height + b.width * across + b.height * along
  );
}

/**
 * Whether the straight line from `p` to `q` runs into a tag: neither the tag's sides nor the line itself separate them. A
 * line that only touches it does not.
 */
export function lineMeets(p: Point, q: Point, { middle, width, height, turnDeg }: Tag): boolean {
  const cos = Math.cos(turnDeg * RADIANS);
  const sin = Math.sin(turnDeg * RADIANS);
  const [dx, dy] = [p.x + q.x - 2 * middle.x, p.y + q.y - 2 * middle.y];
  // Twice the way from the tag's middle to that of the line, and the line, in the tag's frame.
  const [x, y] = [dx * cos + dy * sin, dy * cos - dx * sin];
  const lineX = (q.x - p.x) * cos + (q.y - p.y) * sin;
  const lineY = (q.y - p.y) * cos - (q.x - p.x) * sin;
  const [reachX, reachY] = [Math.abs(lineX), Math.abs(lineY)];
  return (
    Math.abs(x) < width + reachX &&
    Math.abs(y) < height + reachY &&
    Math.abs(x * lineY - y * lineX) < width * reachY + height * reachX
  );
}

/** Whether any side of a ring runs into a tag. */
export function ringMeets(ring: Ring, tag: Tag): boolean {
  const reach = (tag.width + tag.height) / 2;
  const { x, y } = tag.middle;
  for (let i = 0; i < ring.length; i++) {
    const p = ring[i];
    const q = ring[i + 1 < ring.length ? i + 1 : 0];
    // Most walls are far away.
    if (Math.min(p.x, q.x) > x + reach || Math.max(p.x, q.x) < x - reach) continue;
    if (Math.min(p.y, q.y) > y + reach || Math.max(p.y, q.y) < y - reach) continue;
    if (lineMeets(p, q, tag)) return true;
  }
  return false;
}

/** Whether a tag is entirely on a sheet of this size, at least `margin` px from its edges. */
export function isOnSheet(tag: Tag, widthPx: number, heightPx: number, margin: number): boolean {
  const { middle, width, height } = uprightAround(tag);
  const [halfX, halfY] = [width / 2 + margin, height / 2 + margin];
  return middle.x >= halfX && middle.x <= widthPx - halfX && middle.y >= halfY && middle.y <= heightPx - halfY;
}

/** Whether a text is wholly in a box. */
export function isWithin(box: Box, tag: Tag): boolean {
  const { middle, width, height } = uprightAround(tag);
  return (
    middle.x - width / 2 >= box.left &&
    middle.y - height / 2 >= box.top &&
    middle.x + width / 2 <= box.left + box.width &&
    middle.y + height / 2 <= box.top + box.height
  );
}
