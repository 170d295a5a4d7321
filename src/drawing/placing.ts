// Where texts and marks already are, so that the next one finds a free place. Pixels, as people will see it.

import type { Point, Ring } from '../engine/index.ts';

/** A rectangle that may be turned, by its middle. */
export interface Tag {
  readonly middle: Point;
  readonly width: number;
  readonly height: number;
  readonly turnDeg: number;
}

/** The tag over an upright rectangle. */
export function uprightTag(x: number, y: number, width: number, height: number): Tag {
  return { middle: { x: x + width / 2, y: y + height / 2 }, width, height, turnDeg: 0 };
}

/** A tag wider and higher by `by` on every side. */
export function grown(tag: Tag, by: number): Tag {
  return { ...tag, width: tag.width + 2 * by, height: tag.height + 2 * by };
}

/** Whether two tags have a point in common: no side of either keeps them apart. */
export function tagsMeet(a: Tag, b: Tag): boolean {
  const reach = (Math.hypot(a.width, a.height) + Math.hypot(b.width, b.height)) / 2;
  const [dx, dy] = [b.middle.x - a.middle.x, b.middle.y - a.middle.y];
  if (dx * dx + dy * dy > reach * reach) return false;
  return [...axesOf(a), ...axesOf(b)].every(
    (axis) => Math.abs(dx * axis.x + dy * axis.y) <= halfAlong(a, axis) + halfAlong(b, axis),
  );
}

/** Whether a straight line from `p` to `q` comes into a tag. */
export function lineMeets(p: Point, q: Point, tag: Tag): boolean {
  const [along, across] = axesOf(tag);
  let from = 0;
  let to = 1;
  for (const [axis, half] of [
    [along, tag.width / 2],
    [across, tag.height / 2],
  ] as const) {
    const start = (p.x - tag.middle.x) * axis.x + (p.y - tag.middle.y) * axis.y;
    const way = (q.x - p.x) * axis.x + (q.y - p.y) * axis.y;
    if (way === 0) {
      if (Math.abs(start) > half) return false;
      continue;
    }
    const [s, t] = [(-half - start) / way, (half - start) / way];
    from = Math.max(from, Math.min(s, t));
    to = Math.min(to, Math.max(s, t));
  }
  return from <= to;
}

/** Whether any side of a ring comes into a tag. */
export function ringMeets(ring: Ring, tag: Tag): boolean {
  const reach = Math.hypot(tag.width, tag.height) / 2;
  const { x, y } = tag.middle;
  for (let i = 0; i < ring.length; i++) {
    const p = ring[i];
    const q = ring[i + 1 < ring.length ? i + 1 : 0];
    // Most walls are nowhere near.
    if (Math.min(p.x, q.x) > x + reach || Math.max(p.x, q.x) < x - reach) continue;
    if (Math.min(p.y, q.y) > y + reach || Math.max(p.y, q.y) < y - reach) continue;
    if (lineMeets(p, q, tag)) return true;
  }
  return false;
}

/** Whether a tag lies wholly on a sheet of this size, `margin` away from its edges. */
export function isOnSheet(tag: Tag, widthPx: number, heightPx: number, margin: number): boolean {
  const halfX = halfAlong(tag, { x: 1, y: 0 }) + margin;
  const halfY = halfAlong(tag, { x: 0, y: 1 }) + margin;
  const { x, y } = tag.middle;
  return x >= halfX && x <= widthPx - halfX && y >= halfY && y <= heightPx - halfY;
}

function axesOf({ turnDeg }: Tag): [Point, Point] {
  const angle = (turnDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    { x: cos, y: sin },
    { x: -sin, y: cos },
  ];
}

function halfAlong(tag: Tag, axis: Point): number {
  const [along, across] = axesOf(tag);
  return (
    (Math.abs(along.x * axis.x + along.y * axis.y) * tag.width +
      Math.abs(across.x * axis.x + across.y * axis.y) * tag.height) /
    2
  );
}
