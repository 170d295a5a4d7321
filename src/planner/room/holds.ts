// What can be taken hold of in a room, by hand or by key, and what the room becomes when it is moved. Centimetres in the
// caller's frame; corners that move come to lie on tenths of a centimetre.

import type { CornerCm, RectangleCm } from '../state/draft.ts';
import { type RingCm, ringOfRectangle, type Shapes } from './shapes.ts';

/** A place to take hold of. */
export interface Hold {
  /** Stays the same while the thing moves. */
  readonly id: string;
  readonly kind: 'corner' | 'wall' | 'edge' | 'body';
  /** The point that follows the pointer, and snaps. */
  readonly at: CornerCm;
  /** The other end of a wall. */
  readonly to?: CornerCm;
  /** The ring of a body: whatever lies inside belongs to it. */
  readonly ring?: RingCm;
  readonly cursor: string;
  /** The ring it belongs to, 0 for the walls, and the corner or wall within it; both for people, so from 1. */
  readonly part: 'outer' | 'hole' | 'rectangle';
  readonly index: number;
  readonly place: number;
  readonly moved: (dx: number, dy: number) => Shapes;
  /** The shapes without it; null where it cannot go. */
  readonly removed: () => Shapes | null;
  /** The shapes with one corner more, in the middle of the wall that begins here, or where the pointer is. */
  readonly split?: (at?: CornerCm) => Shapes;
}

type Place = (ring: RingCm) => Shapes;

/** Everything there is to take hold of, what lies on top first. */
export function holdsOf(shapes: Shapes): Hold[] {
  const { outer, holes, rectangles } = shapes;
  return [
    ...rectangles.flatMap((rectangle, i) => rectangleHolds(shapes, rectangle, i)),
    ...holes.flatMap((ring, i) => {
      const put: Place = (next) => ({ ...shapes, holes: holes.with(i, next) });
      const without = () => ({ ...shapes, holes: holes.toSpliced(i, 1) });
      return [...cornerHolds('hole', i, ring, put), ringBody(i, ring, put, without)];
    }),
    ...cornerHolds('outer', 0, outer, (ring) => ({ ...shapes, outer: ring })),
    ...wallHolds(outer, (ring) => ({ ...shapes, outer: ring })),
  ];
}

function tenth(cm: number): number {
  return Math.round(cm * 10) / 10 + 0;
}

/** A corner moved; a coordinate that stays keeps every digit it was told with. */
function shifted([x, y]: CornerCm, dx: number, dy: number): CornerCm {
  return [dx === 0 ? x : tenth(x + dx), dy === 0 ? y : tenth(y + dy)];
}

function middle([x1, y1]: CornerCm, [x2, y2]: CornerCm): CornerCm {
  return [tenth((x1 + x2) / 2), tenth((y1 + y2) / 2)];
}

function cornerHolds(part: 'outer' | 'hole', index: number, ring: RingCm, put: Place): Hold[] {
  return ring.map((at, i) => ({
    id: `${part}-${index}-${i}`,
    kind: 'corner',
    at,
    cursor: 'move',
    part,
    index,
    place: i,
    moved: (dx, dy) => put(ring.with(i, shifted(at, dx, dy))),
    removed: () => (ring.length > 3 ? put(ring.toSpliced(i, 1)) : null),
    split: (corner = middle(at, ring[(i + 1) % ring.length])) => put(ring.toSpliced(i + 1, 0, corner)),
  }));
}

function wallHolds(ring: RingCm, put: Place): Hold[] {
  return ring.map((at, i) => {
    const next = (i + 1) % ring.length;
    const to = ring[next];
    const [wx, wy] = [to[0] - at[0], to[1] - at[1]];
    return {
      id: `wall-${i}`,
      kind: 'wall',
      at,
      to,
      cursor: Math.abs(wx) > Math.abs(wy) ? 'ns-resize' : 'ew-resize',
      part: 'outer',
      index: 0,
      place: i,
      moved: (dx, dy) => put(wallMoved(ring, i, dx, dy)),
      removed: () => null,
      split: (corner = middle(at, to)) => put(ring.toSpliced(i + 1, 0, corner)),
    };
  });
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
    // A neighbour in line with the wall has no line of its own to follow: the corner goes straight across.
    const isInLine = Math.abs(turn) < 1e-6 * Math.hypot(nx, ny);
    const [sx, sy] = isInLine ? [-wy / length, wx / length] : [nx / turn, ny / turn];
    return shifted(corner, sx * across, sy * across);
  };
  return ring.with(i, slid(a, ring[(i + count - 1) % count])).with(next, slid(b, ring[(next + 1) % count]));
}

function ringBody(index: number, ring: RingCm, put: Place, without: () => Shapes): Hold {
  return {
    id: `hole-${index}`,
    kind: 'body',
    at: ring[0],
    ring,
    cursor: 'move',
    part: 'hole',
    index,
    place: -1,
    moved: (dx, dy) => put(ring.map((corner) => shifted(corner, dx, dy))),
    removed: without,
  };
}

/** The eight handles of a rectangle by which of its sides they move: -1 the left or upper one, 1 the other. */
const HANDLES = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** No rectangle is made smaller than this by hand. */
const LEAST_CM = 1;

function rectangleHolds(shapes: Shapes, rectangle: RectangleCm, index: number): Hold[] {
  const { x, y, w, h } = rectangle;
  const put = (next: RectangleCm): Shapes => ({ ...shapes, rectangles: shapes.rectangles.with(index, next) });
  const removed = () => ({ ...shapes, rectangles: shapes.rectangles.toSpliced(index, 1) });
  const common = { part: 'rectangle', index, removed } as const;
  const edges = HANDLES.map(
    ([sx, sy], place): Hold => ({
      ...common,
      id: `edge-${index}-${place}`,
      kind: 'edge',
      at: [x + ((sx + 1) / 2) * w, y + ((sy + 1) / 2) * h],
      cursor: sx === 0 ? 'ns-resize' : sy === 0 ? 'ew-resize' : sx === sy ? 'nwse-resize' : 'nesw-resize',
      place,
      moved: (dx, dy) => {
        const [left, width] = stretched(x, w, sx, dx);
        const [top, height] = stretched(y, h, sy, dy);
        return put({ x: left, y: top, w: width, h: height });
      },
    }),
  );
  const body: Hold = {
    ...common,
    id: `rectangle-${index}`,
    kind: 'body',
    at: [x, y],
    ring: ringOfRectangle(rectangle),
    cursor: 'move',
    place: -1,
    moved: (dx, dy) => {
      const [left, top] = shifted([x, y], dx, dy);
      return put({ x: left, y: top, w, h });
    },
  };
  return [...edges, body];
}

/** A span with one of its sides moved, never turned inside out. */
function stretched(from: number, size: number, side: -1 | 0 | 1, by: number): readonly [number, number] {
  if (side === 0 || by === 0) return [from, size];
  const end = from + size;
  if (side > 0) return [from, tenth(Math.max(tenth(end + by) - from, LEAST_CM))];
  const begin = Math.min(tenth(from + by), tenth(end - LEAST_CM));
  return [begin, tenth(end - begin)];
}

/** Whether a point lies inside a ring. */
export function isInside([px, py]: CornerCm, ring: RingCm): boolean {
  let inside = false;
  let [ax, ay] = ring[ring.length - 1];
  for (const [bx, by] of ring) {
    if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) inside = !inside;
    [ax, ay] = [bx, by];
  }
  return inside;
}

/** How far a point lies from the wall between two corners. */
export function distanceToWall([px, py]: CornerCm, [ax, ay]: CornerCm, [bx, by]: CornerCm): number {
  const [wx, wy] = [bx - ax, by - ay];
  const share = ((px - ax) * wx + (py - ay) * wy) / (wx * wx + wy * wy || 1);
  const along = Math.min(1, Math.max(0, share));
  return Math.hypot(px - ax - along * wx, py - ay - along * wy);
}

/** What a point takes hold of within a reach, cm: corners before walls, walls before what lies inside. */
export function holdAt(holds: readonly Hold[], point: CornerCm, reachCm: number): Hold | null {
  const isNear = ({ kind, at, to, ring }: Hold) => {
    if (ring) return isInside(point, ring);
    if (kind === 'wall' && to) return distanceToWall(point, at, to) <= reachCm;
    return Math.hypot(point[0] - at[0], point[1] - at[1]) <= reachCm;
  };
  const near = holds.filter(isNear);
  return (
    near.find(({ kind }) => kind === 'corner' || kind === 'edge') ??
    near.find(({ kind }) => kind === 'wall') ??
    near[0] ??
    null
  );
}
