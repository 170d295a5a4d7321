// A straight lay: rectangular tiles in rows, parallel to the walls of a room with only vertical and horizontal walls.
// It separates into an axis along the rows and an axis across them.

import type { Point } from '../geometry/point.ts';
import type { Lattice } from '../patterns/lattice.ts';
import { type Floor, originOf } from '../room.ts';

/** One of the two axes: positions of walls, the tile's edges relative to the start, and the repeat, mm. */
export interface Axis {
  /** In ascending order, caller's frame. */
  readonly walls: readonly number[];
  readonly low: number;
  readonly high: number;
  readonly pitch: number;
}

export interface StraightLay {
  /** Whether rows run along x; otherwise they run along y. */
  readonly isLevel: boolean;
  readonly along: Axis;
  readonly across: Axis;
  /** Offset of each row from the one before, mm. */
  readonly shift: number;
  /** For each two neighbouring walls along the rows: where floor begins and ends across, alternating. */
  readonly columns: readonly (readonly number[])[];
}

/** Returns the floor and its tiles as a straight lay; undefined if they are not one. */
export function straightLayOf(floor: Floor, { motif, repeat, rows }: Lattice): StraightLay | undefined {
  const [tile] = motif;
  if (rows) return undefined;
  if (motif.length > 1 || tile.length !== 4 || !isUpright(tile) || !hasUprightWalls(floor)) return undefined;
  const step = repeat.find(({ x, y }) => x === 0 || y === 0);
  if (!step) return undefined;
  const row = step === repeat[0] ? repeat[1] : repeat[0];
  const isLevel = step.y === 0;
  const [xs, ys] = [tile.map(({ x }) => x), tile.map(({ y }) => y)];
  const origin = originOf(floor);
  const corners = { xs: floor.xs.map((x) => x + origin.x), ys: floor.ys.map((y) => y + origin.y) };
  const [alongs, acrosses] = isLevel ? [corners.xs, corners.ys] : [corners.ys, corners.xs];
  const along = axisOf(alongs, isLevel ? xs : ys, isLevel ? step.x : step.y);
  const [shift, pitch] = isLevel ? [row.x, row.y] : [row.y, row.x];
  const middles = along.walls.slice(1).map((wall, i) => (along.walls[i] + wall) / 2);
  return {
    isLevel,
    along,
    across: axisOf(acrosses, isLevel ? ys : xs, pitch),
    shift: pitch < 0 ? -shift : shift,
    columns: middles.map((middle) => columnAt(alongs, acrosses, floor.ringEnds, middle)),
  };
}

function isUpright(ring: readonly Point[]): boolean {
  return ring.every((corner, i) => {
    const next = ring[(i + 1) % ring.length];
    return corner.x === next.x || corner.y === next.y;
  });
}

function hasUprightWalls({ xs, ys, ringEnds }: Floor): boolean {
  return xs.every((x, i) => {
    const next = nextCorner(ringEnds, i);
    return x === xs[next] || ys[i] === ys[next];
  });
}

/** The corner after another in its ring. */
function nextCorner(ringEnds: Int32Array, corner: number): number {
  const ring = ringEnds.findIndex((end) => end > corner);
  if (corner + 1 < ringEnds[ring]) return corner + 1;
  return ring === 0 ? 0 : ringEnds[ring - 1];
}

function axisOf(walls: Float64Array, tile: readonly number[], pitch: number): Axis {
  return {
    walls: [...new Set(walls)].sort((a, b) => a - b),
    low: Math.min(...tile),
    high: Math.max(...tile),
    pitch: Math.abs(pitch),
  };
}

/** Where floor begins and ends on the line across the rows at `along`, alternating. */
function columnAt(alongs: Float64Array, acrosses: Float64Array, ringEnds: Int32Array, along: number): number[] {
  const crossed: number[] = [];
  for (let i = 0; i < alongs.length; i++) {
    const next = nextCorner(ringEnds, i);
    if (alongs[i] < along !== alongs[next] < along) crossed.push(acrosses[i]);
  }
  return crossed.sort((a, b) => a - b);
}
