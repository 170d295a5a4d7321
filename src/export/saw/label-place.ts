// Where the label of a piece has the most room.

import type { Point, Ring } from '../../engine/index.ts';

/** Heights at which a piece is looked at, as shares of its own. */
const LEVELS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

export interface LabelPlace {
  readonly middle: Point;
  /** How wide the piece is there. */
  readonly width: number;
}

/** The middle of the widest place of a piece, whose rings these are; the first of equal ones. */
export function labelPlaceIn(rings: readonly Ring[]): LabelPlace {
  const ys = rings.flat().map(({ y }) => y);
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  let best: LabelPlace = { middle: { x: 0, y: (low + high) / 2 }, width: -1 };
  for (const level of LEVELS) {
    const y = low + level * (high - low);
    const places = rings.flatMap((ring) => crossings(ring, y)).sort((a, b) => a - b);
    for (let i = 0; i + 1 < places.length; i += 2) {
      const width = places[i + 1] - places[i];
      // Another level must be clearly wider, so that labels stay in the middle of their pieces.
      if (width > 1.2 * best.width) best = { middle: { x: (places[i] + places[i + 1]) / 2, y }, width };
    }
  }
  return best;
}

/** Where a ring crosses a level. */
function crossings(ring: Ring, level: number): number[] {
  return ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length];
    if (from.y < level === to.y < level) return [];
    return [from.x + ((level - from.y) / (to.y - from.y)) * (to.x - from.x)];
  });
}
