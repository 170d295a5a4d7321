// Measures of the laid pieces of a tile: corners, sides, angles and size. Millimetres from the tile's centre, and
// degrees; outer rings have a positive signed area.

import { cleaned, locatePoint, type Point, piecesOf, type Ring } from '../engine/index.ts';
import type { LaidTiles } from './laid.ts';
import type { NumberedTile } from './numbering.ts';

/** Corners nearer than this to the line between their neighbours are dropped, mm. */
export const NO_CORNER = 0.01;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  /** Inside the piece, between this side and the one before it; above 180 at an inner corner. */
  readonly angleDeg: number;
}

/** The motif tiles of a layout, or of several layouts that are joined. */
interface MotifShapes {
  readonly frame: Pick<LaidTiles['layout']['frame'], 'shapes'>;
}

/** The outline of the uncut tile. */
export function outlineOf({ layout }: { readonly layout: MotifShapes }, motif: number): Ring {
  const { cornerX, cornerY } = layout.frame.shapes[motif];
  return Array.from(cornerX, (x, k) => ({ x, y: cornerY[k] }));
}

/** Every ring of the laid part of a tile, without idle corners. */
export function ringsOf(laid: LaidTiles, { motif, cut }: Pick<NumberedTile, 'motif' | 'cut'>): Ring[] {
  if (cut < 0) return [outlineOf(laid, motif)];
  const rings = piecesOf(laid.layout.cuts, cut).flatMap(({ outer, holes }) => [outer, ...holes]);
  return rings.map((ring) => cleaned(ring, NO_CORNER));
}

/** The same in the floor's frame. */
export function ringsAt(laid: LaidTiles, tile: NumberedTile): Ring[] {
  const { centre } = tile;
  return ringsOf(laid, tile).map((ring) => ring.map(({ x, y }) => ({ x: x + centre.x, y: y + centre.y })));
}

/** The sides of a ring, in its order. */
export function sidesOf(ring: Ring): Side[] {
  return ring.map((from, i) => {
    const before = ring.at(i - 1) as Point;
    const to = ring[(i + 1) % ring.length];
    const [ax, ay, bx, by] = [from.x - before.x, from.y - before.y, to.x - from.x, to.y - from.y];
    const turn = Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
    return { from, to, length: Math.hypot(bx, by), angleDeg: 180 - (turn * 180) / Math.PI };
  });
}

/** Whether an angle is square: 90°, or 270° at an inner corner, to a tenth. */
export function isSquare(angleDeg: number): boolean {
  return Math.abs(Math.abs(angleDeg - 180) - 90) < 0.05;
}

/** The size of the bounding box of rings. */
export function sizeOf(rings: readonly Ring[]): Size {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings) {
    for (const { x, y } of ring) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  return { width: right - left, height: bottom - top };
}

/** Whether a point is covered by rings: inside an outer one and no hole. */
export function isCovered(point: Point, rings: readonly Ring[]): boolean {
  return rings.filter((ring) => locatePoint(point, ring) === 'inside').length % 2 === 1;
}

/** The centre of gravity of a ring if a circle of this radius around it lies within all sides; otherwise null. */
export function middleWithRoom(ring: Ring, radius: number): Point | null {
  let [sumX, sumY, area] = [0, 0, 0];
  const sides = sidesOf(ring);
  for (const { from, to } of sides) {
    const part = from.x * to.y - to.x * from.y;
    area += 3 * part;
    sumX += (from.x + to.x) * part;
    sumY += (from.y + to.y) * part;
  }
  const [x, y] = [sumX / area, sumY / area];
  const isWithin = sides.every(
    ({ from, to, length }) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= radius * length,
  );
  return isWithin ? { x, y } : null;
}

/** The SVG path of rings. */
export function pathOf(rings: readonly Ring[]): string {
  const at = ({ x, y }: Point) => `${+x.toFixed(2)} ${+y.toFixed(2)}`;
  return rings.map((ring) => `M${ring.map(at).join('L')}Z`).join('');
}
