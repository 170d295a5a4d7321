// The handles of a room, and the room after moving one of them, by pointer or keyboard. Centimetres in the caller's
// frame; moved corners are rounded to 1 mm.

import { locatePoint } from '../../../engine/index.ts';
import type { CornerCm } from '../../state/draft.ts';
import { middleOf, type RingCm, rectangleAround, ringOfRectangle, type Shape, type Shapes } from '../shapes.ts';
import { snap } from '../snapping.ts';
import { rounded } from '../walk.ts';

/** A corner, wall or cutout that can be dragged. */
export interface Handle {
  /** Stable while it moves. */
  readonly id: string;
  readonly kind: 'corner' | 'wall' | 'body';
  /** The shape it belongs to, its number within its kind, and the corner or wall within it. */
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
  /** The shapes without it; undefined if it cannot be removed. */
  readonly removed?: (() => Shapes) | undefined;
  /** The shapes with one more corner, in the middle of the wall that begins here or at the pointer. */
  readonly split?: (at?: CornerCm) => Shapes;
}

/** All handles, topmost last. */
export function handlesOf(shapes: Shapes): Handle[] {
  return shapes.flatMap(({ kind: part, ring }, i) => {
    const nth = shapes.slice(0, i + 1).filter(({ kind }) => kind === part).length;
    const put = (next: RingCm) => shapes.with(i, { kind: part, ring: next });
    const removed = part === 'outer' ? undefined : () => shapes.toSpliced(i, 1);
    const handleOf = (kind: Handle['kind'], place: number, at: CornerCm) => {
      return { id: `${kind}-${i}-${place}`, kind, part, nth, ring, place, at, cursor: 'move', removed };
    };
    const sides = ring.flatMap((at, j): Handle[] => {
      const to = ring[(j + 1) % ring.length];
      const middle = middleOf([at, to]);
      const cursor = Math.abs(to[0] - at[0]) > Math.abs(to[1] - at[1]) ? 'ns-resize' : 'ew-resize';
      const moved = (dx: number, dy: number) => put(wallMoved(ring, j, dx, dy));
      const corner = handleOf('corner', j, at);
      if (part === 'rectangle') {
        const opposite = ring[(j + 2) % 4];
        const stretched = (dx: number, dy: number) =>
          put(ringOfRectangle(rectangleAround([shifted(at, dx, dy), opposite])));
        return [
          { ...handleOf('wall', j, middle), cursor, moved },
          { ...corner, cursor: j % 2 ? 'nesw-resize' : 'nwse-resize', moved: stretched },
        ];
      }
      const split = (at = snap(middle, 10).at) => put(ring.toSpliced(j + 1, 0, at));
      const removed = ring.length > 3 ? () => put(ring.toSpliced(j, 1)) : undefined;
      return [
        ...(part === 'outer' ? [{ ...handleOf('wall', j, at), to, cursor, moved, split }] : []),
        { ...corner, moved: (dx, dy) => put(ring.with(j, shifted(at, dx, dy))), removed, split },
      ];
    });
    if (part === 'outer') return sides;
    const moved: Handle['moved'] = (dx, dy) => put(ring.map((corner) => shifted(corner, dx, dy)));
    return [{ ...handleOf('body', 0, ring[0]), moved }, ...sides];
  });
}

/** A moved corner, rounded to 1 mm; an unchanged coordinate keeps all its digits. */
function shifted([x, y]: CornerCm, dx: number, dy: number): CornerCm {
  return [dx ? rounded(x + dx, 10) : x, dy ? rounded(y + dy, 10) : y];
}

/** A wall moved across itself; its neighbours follow, each along its own line, so that no angle changes. */
export function wallMoved(ring: RingCm, i: number, dx: number, dy: number): RingCm {
  const count = ring.length;
  const next = (i + 1) % count;
  const [a, b] = [ring[i], ring[next]];
  const [wx, wy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(wx, wy);
  const across = (dy * wx - dx * wy) / length;
  const slid = (corner: CornerCm, neighbour: CornerCm): CornerCm => {
    const [nx, ny] = [corner[0] - neighbour[0], corner[1] - neighbour[1]];
    const turn = (ny * wx - nx * wy) / length;
    // A neighbour in line with the wall never meets it when moved: the corner moves straight across.
    const isInLine = Math.abs(turn) < 1e-6 * Math.hypot(nx, ny);
    const [sx, sy] = isInLine ? [-wy / length, wx / length] : [nx / turn, ny / turn];
    return shifted(corner, sx * across, sy * across);
  };
  return ring.with(i, slid(a, ring[(i + count - 1) % count])).with(next, slid(b, ring[(next + 1) % count]));
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

/** The handle within `reachCm` of a point: the nearest visible one, else a wall, else the cutout around it. */
export function handleNear(handles: readonly Handle[], point: CornerCm, reachCm: number): Handle | undefined {
  const fromTop = handles.toReversed();
  const off = ({ at, to = at }: Handle) => distanceToWall(point, at, to);
  const nearest = (is: (handle: Handle) => unknown) =>
    fromTop.filter((handle) => is(handle) && off(handle) <= reachCm).sort((a, b) => off(a) - off(b))[0];
  return (
    nearest(isVisible) ??
    nearest(({ to }) => to) ??
    fromTop.find(({ kind, ring }) => kind === 'body' && isInside(point, ring))
  );
}

function isInside(point: CornerCm, ring: RingCm): boolean {
  const toPoint = ([x, y]: CornerCm) => ({ x, y });
  return locatePoint(toPoint(point), ring.map(toPoint)) === 'inside';
}
