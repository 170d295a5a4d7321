// Places the length of each wall: outside, along the wall, readable from below or from the right, over nothing else.
// Pixels, or other units of about that size.

import { locatePoint, type Point, type Ring } from '../../engine/index.ts';

export interface Label {
  /** The wall it belongs to. */
  readonly wall: number;
  readonly text: string;
  /** Half the width of the text and half its height. */
  readonly half: Point;
  readonly middle: Point;
  /** Radians, clockwise. */
  readonly turn: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface LabelSpace {
  /** The visible part of the plan: a label is placed at the visible part of its wall. */
  readonly seen: Box;
  /** Thickness of the walls. */
  readonly band: number;
  readonly textHeight: number;
  readonly widthOf: (text: string) => number;
}

/** Places the text of each wall of a ring, long walls first; texts without a free place are omitted. */
export function placeLabels(ring: Ring, texts: readonly string[], space: LabelSpace): Label[] {
  const { band, textHeight } = space;
  const sides = ring.map((from, i) => [from, next(ring, i)]);
  const outwards = Math.sign(sides.reduce((twice, [a, b]) => twice + a.x * b.y - a.y * b.x, 0));
  const walls = sides.map(([from, to], i) => {
    const part = seenPart(from, to, space.seen);
    return { ...part, length: Math.hypot(part.to.x - part.from.x, part.to.y - part.from.y), text: texts[i], wall: i };
  });
  const taken: Ring[] = [];
  const labels: Label[] = [];
  for (const { from, to, text, wall, length } of walls.sort((a, b) => b.length - a.length)) {
    // Beside a wall shorter than the height of the text, it would be unclear which wall the text belongs to.
    if (length < textHeight) break;
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const out = { x: along.y * outwards, y: -along.x * outwards };
    const foot = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const half = space.widthOf(text) / 2 + 3;
    const depth = band + textHeight + 6;
    const tag = quad(foot, along, out, half, band, depth);
    // Begins at the wall itself, so that no other wall lies between it and the text.
    const reach = quad(foot, along, out, half + band, 0.5, depth + 2);
    if (taken.some((other) => meet(other, tag)) || sides.some((side) => meet(side, reach))) continue;
    const away = band + 3 + textHeight / 2;
    const middle = { x: foot.x + out.x * away, y: foot.y + out.y * away };
    // No wall crosses the text, so all of it is outside, unless the room folds back within half a pixel of this wall.
    if (locatePoint(middle, ring) === 'inside') continue;
    taken.push(tag);
    labels.push({
      wall,
      text,
      half: { x: half, y: textHeight / 2 + 3 },
      middle,
      turn: readableTurn(Math.atan2(along.y, along.x)),
    });
  }
  return labels;
}

/** The label at a point, with some space around it. */
export function labelAt(labels: readonly Label[], { x, y }: Point, spacePx: number): Label | undefined {
  return labels.find(({ middle, turn, half }) => {
    const [dx, dy, cos, sin] = [x - middle.x, y - middle.y, Math.cos(turn), Math.sin(turn)];
    const [along, across] = [dx * cos + dy * sin, dy * cos - dx * sin];
    return Math.abs(along) <= half.x + spacePx && Math.abs(across) <= half.y + spacePx;
  });
}

/** The rotation of a text along a wall, readable from below or from the right. */
function readableTurn(angle: number): number {
  const turn = ((angle % Math.PI) + Math.PI) % Math.PI;
  return turn >= Math.PI / 2 - 1e-6 ? turn - Math.PI : turn;
}

function quad(foot: Point, along: Point, out: Point, half: number, near: number, far: number): Ring {
  const at = (a: number, o: number) => ({ x: foot.x + along.x * a + out.x * o, y: foot.y + along.y * a + out.y * o });
  return [at(-half, near), at(half, near), at(half, far), at(-half, far)];
}

/** Whether two convex rings, or lines, have a point in common: no side of either separates them. */
function meet(a: Ring, b: Ring): boolean {
  return [a, b].every((ring) =>
    ring.every((from, i) => {
      const to = next(ring, i);
      const away = ({ x, y }: Point) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
      const [p, q] = [a.map(away), b.map(away)];
      return Math.max(...p) >= Math.min(...q) && Math.max(...q) >= Math.min(...p);
    }),
  );
}

/** The part of a line in a box; a point if there is none. */
function seenPart(from: Point, to: Point, { left, top, width, height }: Box): { from: Point; to: Point } {
  let [first, last] = [0, 1];
  for (const [start, way, size] of [
    [from.x - left, to.x - from.x, width],
    [from.y - top, to.y - from.y, height],
  ]) {
    // A line parallel to an axis: dividing by 0 would give ±Infinity, which is only right if it lies outside.
    if (way === 0 && start >= 0 && start <= size) continue;
    const ends = [-start / way, (size - start) / way];
    first = Math.max(first, Math.min(...ends));
    last = Math.min(last, Math.max(...ends));
  }
  const at = (t: number) => ({ x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) });
  return first < last ? { from: at(first), to: at(last) } : { from, to: from };
}

function next(ring: Ring, i: number): Point {
  return ring[(i + 1) % ring.length];
}
