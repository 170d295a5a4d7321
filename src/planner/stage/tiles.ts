// Finding tiles on a laid floor: the one under a point, and its neighbour on any side.
// Points are mm in the floor's frame, like everything in `LaidFloor`.

import { centreOf, eachTile, locatePoint, type Point, type Ring, shiftAt, type TilePlace } from '../../engine/index.ts';
import type { LaidFloor } from '../state/messages.ts';
import { pieceOf } from './laid-tile.ts';

/** A point of the caller's frame, such as the pointer's, in the floor's frame. */
export function toFloor({ floor: { originUm } }: LaidFloor, { x, y }: Point): Point {
  return { x: x - originUm.x / 1000, y: y - originUm.y / 1000 };
}

/** The tile with a laid part at a point; null on joints and off the floor. */
export function tileAt(laid: LaidFloor, point: Point): TilePlace | null {
  const { frame } = laid.layout;
  const { along, origin, rowPitch, rowShift, stepLength } = frame;
  const [x, y] = [point.x - origin.x, point.y - origin.y];
  for (const [motif, shape] of frame.shapes.entries()) {
    const alongRow = x * along.x + y * along.y;
    const s = alongRow - shape.centreS;
    const t = y * along.x - x * along.y - shape.centreT;
    // Outlines extend beyond their cells, but never farther from their centres than this.
    for (let row = Math.ceil((t - shape.halfT) / rowPitch); row * rowPitch <= t + shape.halfT; row++) {
      const inRow = s - row * rowShift - shiftAt(frame, row, alongRow);
      const last = (inRow + shape.halfS) / stepLength;
      for (let place = Math.ceil((inRow - shape.halfS) / stepLength); place <= last; place++) {
        // Adding 0 turns -0 into 0.
        const tile = { motif, place: place + 0, row: row + 0 };
        if (isLaidAt(laid, tile, point)) return tile;
      }
    }
  }
  return null;
}

function isLaidAt(laid: LaidFloor, tile: TilePlace, { x, y }: Point): boolean {
  const centre = centreOf(laid.layout, tile);
  const at = { x: x - centre.x, y: y - centre.y };
  const { corners, normalX, normalY, reach } = laid.layout.frame.shapes[tile.motif];
  for (let k = 0; k < corners; k++) if (at.x * normalX[k] + at.y * normalY[k] + reach[k] < 0) return false;
  const found = pieceOf(laid, tile);
  if (found?.kind !== 'cut') return found !== null;
  const isIn = (ring: Ring) => locatePoint(at, ring) === 'inside';
  return found.pieces.some(({ outer, holes }) => isIn(outer) && !holes.some(isIn));
}

/** The nearest laid tile in a direction (`toward`, any length), preferring straight ahead; null at the edge. */
export function neighbourOf(laid: LaidFloor, tile: TilePlace, toward: Point): TilePlace | null {
  const from = centreOf(laid.layout, tile);
  return nearestTile(laid, (centre) => {
    const [dx, dy] = [centre.x - from.x, centre.y - from.y];
    const ahead = dx * toward.x + dy * toward.y;
    const aside = Math.abs(dx * toward.y - dy * toward.x);
    return ahead > 1e-6 && aside <= ahead * 1.001 ? ahead + 2 * aside : Infinity;
  });
}

/** The laid tile with the lowest cost; null if all costs are infinite. */
export function nearestTile(laid: LaidFloor, cost: (centre: Point) => number): TilePlace | null {
  let best: TilePlace | null = null;
  let least = Infinity;
  eachTile(laid.layout, (tile) => {
    const costs = cost(centreOf(laid.layout, tile));
    if (costs < least) [best, least] = [tile, costs];
  });
  return best;
}

/** The place of a tile after the start moved: places are renumbered when the start passes half a repeat. */
export function followed(before: LaidFloor, after: LaidFloor, tile: TilePlace): TilePlace | null {
  const shape = after.layout.frame.shapes[tile.motif];
  if (shape === undefined) return null;
  const was = centreOf(before.layout, tile);
  const { stepX, stepY, rowX, rowY, rule } = after.layout.frame;
  // A board is laid anew, and another one may be there.
  if (rule) return tileAt(after, was);
  const [from, to] = [toFloor(before, before.start), toFloor(after, after.start)];
  const [x, y] = [was.x - from.x + to.x - shape.centreX, was.y - from.y + to.y - shape.centreY];
  const cell = stepX * rowY - stepY * rowX;
  const moved = {
    motif: tile.motif,
    place: Math.round((x * rowY - y * rowX) / cell) + 0,
    row: Math.round((stepX * y - stepY * x) / cell) + 0,
  };
  return pieceOf(after, moved) && moved;
}
