// Rooms and requests that can be checked by hand, and the refusal of a request.

import {
  type Plan,
  PlanError,
  type PlanRequest,
  type Point,
  plan,
  type Rectangle,
  type Ring,
  type Room,
} from '../../src/engine/index.ts';

/** A ring from pairs of numbers. */
export function ring(...corners: readonly (readonly [number, number])[]): Ring {
  return corners.map(([x, y]) => ({ x, y }));
}

/** A rectangular ring, by its top-left corner and its size. */
export function box(x: number, y: number, width: number, height: number): Ring {
  return ring([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
}

export function rectangle(x: number, y: number, width: number, height: number): Rectangle {
  return { x, y, width, height };
}

export function roomOf(outer: Ring, cutouts: Partial<Omit<Room, 'outer'>> = {}): Room {
  return { outer, holes: [], rectangles: [], ...cutouts };
}

interface SquareLaying {
  readonly tileSize: number;
  readonly joint?: number;
  readonly kerf?: number;
  readonly minCut?: number;
  readonly start?: Point;
}

/** The request to lay a room with squares, without a joint unless one is given. */
export function squaresIn(room: Room, { tileSize, joint = 0, ...others }: SquareLaying): PlanRequest {
  return { room, pattern: 'squares', parameters: { tileSize }, joint, ...others };
}

export function planSquares(room: Room, laying: SquareLaying): Plan {
  return plan(squaresIn(room, laying));
}

/** The bathroom R1 of the acceptance rooms: 1.8 by 2.4 m, a shaft in its top-right corner. */
export const R1: Room = roomOf(box(0, 0, 1800, 2400), { rectangles: [rectangle(1400, 0, 400, 600)] });

/** A ring of evenly spaced corners on a circle, on whole micrometres. */
export function circle(x: number, y: number, radius: number, corners: number): Ring {
  return star(x, y, [radius], corners);
}

/** A ring of evenly spaced corners around a centre, at the given radii in turn. */
export function star(x: number, y: number, radii: readonly number[], corners: number): Ring {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    const radius = radii[i % radii.length];
    return { x: micro(x + radius * Math.cos(angle)), y: micro(y + radius * Math.sin(angle)) };
  });
}

function micro(mm: number): number {
  return Math.round(mm * 1000) / 1000;
}

/** The result of a call, or undefined if it is refused. */
export function unlessRefused<Result>(make: () => Result): Result | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof PlanError) return undefined;
    throw error;
  }
}

/** The refusal that a call throws. */
export function refusalOf(run: () => unknown): PlanError {
  try {
    run();
  } catch (error) {
    if (error instanceof PlanError) return error;
    throw error;
  }
  throw new Error('was not refused');
}
