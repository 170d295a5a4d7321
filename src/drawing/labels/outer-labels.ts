// The lengths of walls on the canvas and on paper: outside, in the middle of what is visible of their walls, over
// nothing else. Lengths that do not fit there are left out. Pixels, or other units of about that size.

import type { Point, Ring } from '../../engine/index.ts';
import type { Box } from '../scene/box.ts';
import { isInside } from '../scene/inside.ts';
import { type Placed, placeAll } from './placing.ts';
import { grown, isWithin, meetsAny, ringMeets, type Tag, tagsMeet, uprightTag } from './tags.ts';
import { besideWall, readableTurn, type Wall, wallsOf } from './walls.ts';

/** Between the walls and a text, and around it. */
const GAP = 3;

export interface LabelSpace {
  /** The visible part of the plan. */
  readonly seen: Box;
  /** Thickness of the walls. */
  readonly band: number;
  readonly textHeight: number;
  readonly widthOf: (text: string) => number;
}

/** Places the text of each wall of a ring, long walls first; texts without a free place in sight are omitted. */
export function placeLabels(ring: Ring, texts: readonly string[], space: LabelSpace): readonly Placed[] {
  const walls = wallsOf(ring, texts, [...ring.keys()]).map((wall) => seenPart(wall, space.seen));
  walls.sort((a, b) => b.length - a.length);
  return placeAll(walls, inSight, { ...space, ring, taken: [] }).placed;
}

/** The label at a point, with some space around it. */
export function labelAt(labels: readonly Placed[], at: Point, spacePx: number): Placed | undefined {
  return labels.find(({ tag }) => tagsMeet(grown(tag, spacePx), uprightTag(at.x, at.y, 0, 0)));
}

interface Surroundings extends LabelSpace {
  readonly ring: Ring;
  readonly taken: Tag[];
}

function inSight(wall: Wall, { ring, seen, taken, band, textHeight, widthOf }: Surroundings): Placed | undefined {
  // Beside a wall shorter than the height of the text, it would be unclear which wall the text belongs to.
  if (wall.length < textHeight) return undefined;
  const text = {
    middle: besideWall(wall, 0.5, band + GAP + textHeight / 2),
    ...{ width: widthOf(wall.text), height: textHeight, turnDeg: readableTurn(wall.along) },
  };
  // Half a number would be read as another one.
  if (!isWithin(seen, text)) return undefined;
  const tag = grown(text, GAP);
  // Begins at the wall itself, so that no other wall lies between it and the text.
  const [near, far] = [0.5, band + tag.height + 2];
  const middle = besideWall(wall, 0.5, (near + far) / 2);
  const reach = { ...tag, middle, width: tag.width + 2 * band, height: far - near };
  if (meetsAny(tag, taken) || ringMeets(ring, reach)) return undefined;
  // No wall crosses the text, so all of it is outside, unless the room folds back within half a pixel of this wall.
  if (isInside(tag.middle, ring)) return undefined;
  return { wall: wall.index, text: wall.text, size: textHeight, tag, leader: null, hasPlate: false };
}

/** The part of a wall in a box; without length if there is none. */
function seenPart(wall: Wall, { left, top, width, height }: Box): Wall {
  const { from, along } = wall;
  let [first, last] = [0, wall.length];
  for (const [start, way, size] of [
    [from.x - left, along.x, width],
    [from.y - top, along.y, height],
  ]) {
    // A line parallel to an axis: dividing by 0 would give ±Infinity, which is only right if it lies outside.
    if (way === 0 && start >= 0 && start <= size) continue;
    const ends = [-start / way, (size - start) / way];
    first = Math.max(first, Math.min(...ends));
    last = Math.min(last, Math.max(...ends));
  }
  if (first >= last) return { ...wall, length: 0 };
  return { ...wall, from: besideWall(wall, first / wall.length, 0), length: last - first };
}
