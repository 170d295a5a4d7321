// The handles of a room, and the room after moving one of them, by pointer or keyboard. Centimetres in the caller's
// frame; moved corners are on whole micrometres.

import type { CornerCm } from '../../state/draft.ts';
import { middleOf, type RingCm, rectangleAround, ringOfRectangle, type Shape, type Shapes } from '../shapes.ts';
import { rounded } from '../walk.ts';

const PARTS = 1e4;
const LEAST_CM = 0.1;

/** A corner, wall or cutout that can be dragged. */
export interface Handle {
  /** Stable while it moves, but for `renamed`. */
  readonly id: string;
  readonly kind: 'corner' | 'wall' | 'body';
  /** The shape it belongs to, its kind and number within its kind, and the corner or wall within it. */
  readonly shape: number;
  readonly part: Shape['kind'];
  readonly nth: number;
  readonly ring: RingCm;
  readonly place: number;
  /** The point that follows the pointer, and snaps. */
  readonly at: CornerCm;
  /** The other end of a wall, which can be dragged anywhere along its length. */
  readonly to?: CornerCm;
  readonly cursor: string;
  readonly moved: (dx: number, dy: number) => Shapes;
  /** Its id after that, if it may become another one. */
  readonly renamed?: (dx: number, dy: number) => string;
  /** The shapes without it; undefined if it cannot be removed. */
  readonly removed?: (() => Shapes) | undefined;
  /** The shapes with one more corner on the wall that begins here: in its middle, or at the foot of a point. */
  readonly split?: (at?: CornerCm) => Shapes;
}

/** All handles, topmost last. */
export function handlesOf(shapes: Shapes): Handle[] {
  return shapes.flatMap(({ kind: part, ring }, i) => {
    const nth = shapes.slice(0, i + 1).filter(({ kind }) => kind === part).length;
    const put = (next: RingCm) => shapes.with(i, { kind: part, ring: next });
    const removed = part === 'outer' ? undefined : () => shapes.toSpliced(i, 1);
    const handleOf = (kind: Handle['kind'], place: number, at: CornerCm) => {
      return { id: `${kind}-${i}-${place}`, kind, shape: i, part, nth, ring, place, at, cursor: 'move', removed };
    };
    const sides = ring.flatMap((at, j): Handle[] => {
      const to = ring[(j + 1) % ring.length];
      const middle = middleOf([at, to]);
      const cursor = Math.abs(to[0] - at[0]) > Math.abs(to[1] - at[1]) ? 'ns-resize' : 'ew-resize';
      const moved = (dx: number, dy: number) => put(wallMoved(ring, j, dx, dy).ring);
      const renamed = (dx: number, dy: number) => `wall-${i}-${wallMoved(ring, j, dx, dy).place}`;
      const corner = handleOf('corner', j, at);
      if (part === 'circle') {
        const grown = (dx: number, dy: number) => put(circleGrown(ring, j, dx, dy));
        return [{ ...handleOf('wall', j, middle), cursor, moved: grown }];
      }
      if (part === 'rectangle') {
        const opposite = ring[(j + 2) % 4];
        const stretched = (dx: number, dy: number) =>
          put(ringOfRectangle(rectangleAround([shifted(at, dx, dy), opposite])));
        return [
          { ...handleOf('wall', j, middle), cursor, moved },
          { ...corner, cursor: j % 2 ? 'nesw-resize' : 'nwse-resize', moved: stretched },
        ];
      }
      const split = (near = middle) => put(ring.toSpliced(j + 1, 0, footOn(near, at, to)));
      const removed = ring.length > 3 ? () => put(ring.toSpliced(j, 1)) : undefined;
      return [
        ...(part === 'outer' ? [{ ...handleOf('wall', j, at), to, cursor, moved, renamed, split }] : []),
        { ...corner, moved: (dx, dy) => put(ring.with(j, shifted(at, dx, dy))), removed, split },
      ];
    });
    if (part === 'outer') return sides;
    const moved: Handle['moved'] = (dx, dy) => put(ring.map((corner) => shifted(corner, dx, dy)));
    return [{ ...handleOf('body', 0, ring[0]), moved }, ...sides];
  });
}

/** A moved corner; an unchanged coordinate keeps all its digits. */
function shifted([x, y]: CornerCm, dx: number, dy: number): CornerCm {
  return [dx ? rounded(x + dx, PARTS) : x, dy ? rounded(y + dy, PARTS) : y];
}

/** The outward directions of the sides of a square, clockwise from the upper one. */
const OUTWARDS: readonly CornerCm[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The square around a circle after one side was moved; the opposite side stays. */
function circleGrown(square: RingCm, side: number, dx: number, dy: number): RingCm {
  const { x, y, w } = rectangleAround(square);
  const [ox, oy] = OUTWARDS[side];
  const d = Math.max(LEAST_CM, rounded(w + dx * ox + dy * oy, PARTS));
  const more = d - w;
  const aside = (out: number) => (more / 2) * (out - 1);
  return ringOfRectangle({ x: x + aside(ox), y: y + aside(oy), w: d, h: d });
}

/** The foot of a point on the wall between two corners. On a wall along an axis it is exactly on the wall. */
export function footOn([px, py]: CornerCm, [ax, ay]: CornerCm, [bx, by]: CornerCm): CornerCm {
  const [wx, wy] = [bx - ax, by - ay];
  const share = ((px - ax) * wx + (py - ay) * wy) / (wx * wx + wy * wy || 1);
  return shifted([ax, ay], share * wx, share * wy);
}

/** The walls after one was moved, and the place that it has then. */
interface MovedWall {
  readonly ring: RingCm;
  readonly place: number;
}

/**
 * A wall moved across itself; its neighbours follow, each along its own line, so that no angle changes. A neighbour in
 * line with it stays, and a square return joins the two. A neighbour that has no length left is gone.
 */
export function wallMoved(ring: RingCm, i: number, dx: number, dy: number): MovedWall {
  const count = ring.length;
  const next = (i + 1) % count;
  const [a, b] = [ring[i], ring[next]];
  const [wx, wy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(wx, wy);
  const across = (dy * wx - dx * wy) / length;
  /** Where an end of the wall comes to lie, and the corners there in the order away from the wall. */
  const slid = (corner: CornerCm, neighbour: CornerCm): readonly [moved: CornerCm, stays: readonly CornerCm[]] => {
    const [nx, ny] = [corner[0] - neighbour[0], corner[1] - neighbour[1]];
    const turn = (ny * wx - nx * wy) / length;
    const isInLine = Math.abs(turn) < 1e-6 * Math.hypot(nx, ny);
    const [sx, sy] = isInLine ? [-wy / length, wx / length] : [nx / turn, ny / turn];
    const moved = shifted(corner, sx * across, sy * across);
    return [moved, isInLine && across !== 0 ? [corner] : []];
  };
  const [from, before] = slid(a, ring[(i + count - 1) % count]);
  const [to, after] = slid(b, ring[(next + 1) % count]);
  const walls = ring.flatMap((corner, j) => {
    if (j === i) return [...before, from];
    return j === next ? [to, ...after] : [corner];
  });
  const isGone = ([x, y]: CornerCm, end: CornerCm) => Math.hypot(x - end[0], y - end[1]) < 1 / PARTS;
  const rest = walls.filter(
    (corner) => corner === from || corner === to || !(isGone(corner, from) || isGone(corner, to)),
  );
  // Not of a room or a cutout that would be nothing but a line.
  const moved = rest.length < 4 ? walls : rest;
  return { ring: moved, place: moved.indexOf(from) };
}

/** The distance of a point from the wall between two corners. */
export function distanceToWall([px, py]: CornerCm, [ax, ay]: CornerCm, [bx, by]: CornerCm): number {
  const [wx, wy] = [bx - ax, by - ay];
  const share = ((px - ax) * wx + (py - ay) * wy) / (wx * wx + wy * wy || 1);
  const along = Math.min(1, Math.max(0, share));
  return Math.hypot(px - ax - along * wx, py - ay - along * wy);
}

/** Whether it is painted as a square. Walls and cutouts are not: they can be dragged anywhere. */
export function isVisible({ kind, to }: Handle): boolean {
  return kind !== 'body' && !to;
}
