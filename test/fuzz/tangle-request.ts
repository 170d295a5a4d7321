// A tangle as the body of a request, in centimetres.

import type { Room } from '../../src/engine/index.ts';
import type { Tangle } from '../support/tangles.ts';
import { randomAt } from './random.ts';

/** Rooms are 8 to 40 tiles wide, so that few are refused for too many tiles. */
const ACROSS = [8, 8, 12, 20, 40];
const PATTERNS = ['squares', 'squares', 'hexagons', 'isometric-cubes', 'diamonds'];
const TILE_MM = { min: 10, max: 4000 };

/** The share of requests for the best start, which is far more work. */
const BEST_SHARE = 0.02;

/** The room as fields of a request. */
export function roomBody({ outer, holes, rectangles }: Room): Record<string, unknown> {
  const corners = (ring: Room['outer']) => ring.map(({ x, y }) => [cm(x), cm(y)]);
  return {
    polygon: corners(outer),
    ...(holes.length > 0 ? { holes: holes.map(corners) } : {}),
    ...(rectangles.length > 0
      ? { subtract: rectangles.map(({ x, y, width, height }) => ({ x: cm(x), y: cm(y), w: cm(width), h: cm(height) })) }
      : {}),
  };
}

/** A whole request for a tangle, with tiles that suit the room. */
export function tangleBody({ room }: Tangle, seed: number, number: number): Record<string, unknown> {
  const random = randomAt(seed ^ 0x5eed, number);
  const across = room.outer.map(({ x }) => x);
  const width = Math.max(...across) - Math.min(...across);
  const size = Math.round(width / random.pick(ACROSS));
  return {
    ...roomBody(room),
    pattern: random.pick(PATTERNS),
    parameters: { tileSize: Math.min(TILE_MM.max, Math.max(TILE_MM.min, size)) },
    ...(random.chance(BEST_SHARE) ? { start: 'best' } : {}),
    link: false,
  };
}

/** Exact: whole micrometres have four decimals in centimetres. */
function cm(mm: number): number {
  return Math.round(mm * 1000) / 10_000;
}
