// The start with which whole tiles meet a door: a row of whole tiles begins at its wall, and the middle of a tile is at the
// middle of the door, or the edge of a tile at the edge of the door. Millimetres in the caller's frame.

import type { Lattice, Point } from '../../../engine/index.ts';
import type { CornerCm } from '../../state/draft.ts';
import type { DoorSpan } from './door.ts';

export type DoorLine = 'middle' | 'edge';

/** The start of a layout whose first tile meets a door. */
export function startAtDoor({ motif: [tile] }: Pick<Lattice, 'motif'>, place: DoorSpan, line: DoorLine): Point {
  const { along, inwards, middle, edges } = place;
  const [near, far] = extentOf(tile, along);
  const [depth] = extentOf(tile, inwards);
  const door = line === 'middle' ? middle : edges[0];
  const onTile = line === 'middle' ? (near + far) / 2 : near;
  const [x, y] = [10 * door[0], 10 * door[1]];
  return {
    x: x - onTile * along[0] - depth * inwards[0],
    y: y - onTile * along[1] - depth * inwards[1],
  };
}

/** How far a tile reaches in a direction, relative to the start: its least and its greatest distance. */
function extentOf(tile: readonly Point[], [ux, uy]: CornerCm): readonly [number, number] {
  const reach = tile.map(({ x, y }) => x * ux + y * uy);
  return [Math.min(...reach), Math.max(...reach)];
}
