// An independent look at rows along walls: rooms with upright walls and square tiles, whose depths at each wall follow from
// the place of the wall and of the start alone.

import fc from 'fast-check';
import { type Plan, type PlanRequest, type Point, plan, type Ring } from '../../src/engine/index.ts';
import { startFor } from '../../src/engine/starts.ts';

/** A rectangle or an L of 1.2 to 6 m, squares of 300 to 800 mm. */
export interface RowCase {
  readonly outer: Ring;
  readonly tileSize: number;
  readonly joint: number;
}

const side = fc.integer({ min: 120, max: 600 }).map((cm) => 10 * cm);

export const rowCases: fc.Arbitrary<RowCase> = fc
  .record({
    width: side,
    height: side,
    notch: fc.option(fc.record({ x: fc.integer({ min: 30, max: 70 }), y: fc.integer({ min: 30, max: 70 }) })),
    tileSize: fc.integer({ min: 300, max: 800 }),
    joint: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ width, height, notch, tileSize, joint }) => {
    const right = [width, 0] as const;
    const corner = [width, height] as const;
    if (!notch) return { outer: ring([0, 0], right, corner, [0, height]), tileSize, joint };
    const x = Math.round((width * notch.x) / 100);
    const y = Math.round((height * notch.y) / 100);
    return { outer: ring([0, 0], right, [width, y], [x, y], [x, height], [0, height]), tileSize, joint };
  });

function ring(...pairs: (readonly [number, number])[]): Ring {
  return pairs.map(([x, y]) => ({ x, y }));
}

export function rowRequest({ outer, tileSize, joint }: RowCase): PlanRequest {
  return { room: { outer, holes: [], rectangles: [] }, pattern: 'squares', parameters: { tileSize }, joint };
}

/** Rows along shorter walls do not count, mm. */
const LEAST_ROW = 600;
const THIN = 0.1;

interface WallLine {
  readonly at: number;
  /** Whether the floor is on the side of higher coordinates. */
  readonly isLow: boolean;
}

/** The upright or level walls that rows run along. */
function wallsAcross({ outer }: RowCase, axis: 'x' | 'y'): WallLine[] {
  const other = axis === 'x' ? 'y' : 'x';
  return outer.flatMap((from, i) => {
    const to = outer[(i + 1) % outer.length];
    if (from[axis] !== to[axis] || Math.abs(to[other] - from[other]) < LEAST_ROW) return [];
    // The rooms are walked clockwise, y downwards.
    const isLow = axis === 'x' ? to.y < from.y : to.x > from.x;
    return [{ at: from[axis], isLow }];
  });
}

/** How deep the tiles at a wall are. */
export function depthAt({ at, isLow }: WallLine, start: number, { tileSize, joint }: RowCase): number {
  const pitch = tileSize + joint;
  const way = at - start;
  const within = way - Math.floor(way / pitch + 1e-9) * pitch;
  if (within > tileSize - THIN || within < THIN) return tileSize;
  return isLow ? tileSize - within : within;
}

/** Whether a start leaves a row of less than a third of a tile along one axis. */
export function isPoorAlong(axis: 'x' | 'y', start: number, room: RowCase): boolean {
  return wallsAcross(room, axis).some((wall) => depthAt(wall, start, room) < room.tileSize / 3 - 1e-6);
}

export function isPoor({ x, y }: Point, room: RowCase): boolean {
  return isPoorAlong('x', x, room) || isPoorAlong('y', y, room);
}

/** All starts along one axis that differ in which rows are poor, without those that leave one. */
function goodAlong(axis: 'x' | 'y', room: RowCase): number[] {
  const { tileSize, joint } = room;
  const pitch = tileSize + joint;
  const edges = wallsAcross(room, axis)
    .flatMap(({ at }) =>
      [0, tileSize, joint, -joint, tileSize / 3, (2 * tileSize) / 3, -tileSize / 3, tileSize / 3 + joint].map(
        (way) => at - way,
      ),
    )
    .map((place) => place - Math.floor(place / pitch) * pitch)
    .sort((a, b) => a - b);
  const between = edges.map((edge, i) => (edge + (edges[i + 1] ?? edges[0] + pitch)) / 2);
  return [...edges, ...between].filter((start) => !isPoorAlong(axis, start, room));
}

/** A start that needs at most one tile more than a plan and leaves no row of less than a third, if the plan leaves one. */
export function betterRows(room: RowCase, best: Plan): string | undefined {
  if (!isPoor(best.start, room)) return undefined;
  for (const x of goodAlong('x', room)) {
    for (const y of goodAlong('y', room)) {
      const other = plan({ ...rowRequest(room), start: { x, y } });
      if (other.tiles.total > best.tiles.total + 1) continue;
      return `${JSON.stringify(room)}: best ${JSON.stringify(best.start)} with ${best.tiles.total}, ${x},${y} with ${other.tiles.total}`;
    }
  }
  return undefined;
}

export function bestPlanOf(request: PlanRequest): Plan {
  return plan({ ...request, start: startFor(request, 'best').start });
}
