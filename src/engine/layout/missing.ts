// Traces what is missing from a tile. Walls keep the floor on one side; followed the other way round, they keep what is
// missing on that side, and tracing finds its parts as it finds pieces.

import { CutsBuilder, type Piece } from './cuts.ts';
import { type TouchedTile, tracePieces } from './pieces.ts';
import { ARC_IN, ARC_OUT, STRETCH_SIZE, Touches, WALL, X0, X1, Y0, Y1 } from './touches.ts';

// Shared, since a tile is judged in one go.
const backwards = new Touches();
const parts = new CutsBuilder();

/** Returns the parts of a tile that are not on the floor, or undefined if they do not match the missing area. */
export function traceMissing(tile: TouchedTile, missingMm2: number): Piece[] | undefined {
  parts.clear();
  return tracePieces(turnedRound(tile), missingMm2, parts) ? parts.pending() : undefined;
}

/** The same tile, with its stretches the other way round and numbered by themselves. */
function turnedRound({ touches, list, from, to, shape }: TouchedTile): TouchedTile {
  const count = to - from;
  const { data } = touches.stretches;
  const ofWall = new Map<number, number>();
  backwards.stretches.size = 0;
  backwards.stretches.reserve(count * STRETCH_SIZE);
  for (let i = 0; i < count; i++) {
    const at = list[to - 1 - i] * STRETCH_SIZE;
    ofWall.set(data[at + WALL], i);
    const mine = backwards.stretches.data.subarray(i * STRETCH_SIZE, (i + 1) * STRETCH_SIZE);
    mine[X0] = data[at + X1];
    mine[Y0] = data[at + Y1];
    mine[X1] = data[at + X0];
    mine[Y1] = data[at + Y0];
    mine[ARC_IN] = data[at + ARC_OUT];
    mine[ARC_OUT] = data[at + ARC_IN];
    mine[WALL] = i;
  }
  backwards.nextCorner = new Int32Array(count).fill(-1);
  for (const [wall, i] of ofWall) {
    const before = ofWall.get(touches.nextCorner[wall]);
    if (before !== undefined) backwards.nextCorner[before] = i;
  }
  return { touches: backwards, list: Int32Array.from({ length: count }, (_, i) => i), from: 0, to: count, shape };
}
