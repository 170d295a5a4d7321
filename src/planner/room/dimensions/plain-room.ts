// Plain rooms: rectangles, and rooms in the shape of an L, a U or a T, in any of four directions. They are recognised from
// their corners, and described by as many wall lengths as it takes.

import { signedArea } from '../../../engine/index.ts';
import type { CornerCm } from '../../state/draft.ts';

export const KINDS = ['rectangle', 'L', 'U', 'T'] as const;
export type RoomShape = (typeof KINDS)[number];

interface Template {
  /** The direction of each wall in quarter turns from the right, clockwise around the room. */
  readonly turns: readonly number[];
  /** The walls that are given, by their place in `turns`. The two others, one along each axis, follow from them. */
  readonly given: readonly number[];
  /** The given lengths of the picture, as shares of its width. */
  readonly usual: readonly number[];
}

/** The L lacks its lower right corner, the U opens downwards, and the T stands upright. */
const TEMPLATES: Readonly<Record<RoomShape, Template>> = {
  rectangle: { turns: [0, 1, 2, 3], given: [0, 1], usual: [1, 0.7] },
  L: { turns: [0, 1, 2, 1, 2, 3], given: [0, 5, 2, 3], usual: [1, 0.8, 0.4, 0.4] },
  U: { turns: [0, 1, 2, 3, 2, 1, 2, 3], given: [0, 7, 1, 6, 2, 5], usual: [1, 0.8, 0.8, 0.3, 0.3, 0.4] },
  T: { turns: [0, 1, 2, 1, 2, 3, 2, 3], given: [0, 7, 1, 6, 4, 5], usual: [1, 0.4, 0.4, 0.3, 0.4, 0.4] },
};

/** The shortest wall that can be entered. */
export const LEAST_CM = 1;
const MOST_CM = 20_000;

export interface PlainRoom {
  readonly kind: RoomShape;
  /** The given lengths, cm. */
  readonly sides: readonly number[];
  /** By how many quarter turns, clockwise, the room differs from its template. */
  readonly quarter: number;
}

/** A plain room and how its corners are listed. */
export interface Recognised extends PlainRoom {
  /** The place of the first listed corner among those of the template. */
  readonly first: number;
  /** Whether the corners are listed counterclockwise. */
  readonly isReversed: boolean;
}

/** The lengths of all walls of a room, cm; those that follow from the given ones may be negative. */
function allSides({ kind, sides }: Pick<PlainRoom, 'kind' | 'sides'>): number[] {
  const { turns, given } = TEMPLATES[kind];
  const all = turns.map((_, i) => (given.includes(i) ? sides[given.indexOf(i)] : 0));
  const following = turns.map((_, i) => i).filter((i) => !given.includes(i));
  for (const i of following) {
    const along = all.reduce((sum, side, other) => sum + side * alignment(turns[other], turns[i]), 0);
    all[i] = tidy(-along);
  }
  return all;
}

/** 1 for walls in the same direction, -1 for opposite ones, 0 for others. */
function alignment(turn: number, other: number): number {
  return [1, 0, -1, 0][Math.abs(turn - other)];
}

/** The corners of a room, clockwise; the first wall starts at 0,0. */
export function cornersOf(room: PlainRoom): CornerCm[] {
  const sides = allSides(room);
  let [x, y] = [0, 0];
  return TEMPLATES[room.kind].turns.map((turn, i) => {
    const corner: CornerCm = [tidy(x), tidy(y)];
    const quarter = (turn + room.quarter) % 4;
    x += [1, 0, -1, 0][quarter] * sides[i];
    y += [0, 1, 0, -1][quarter] * sides[i];
    return corner;
  });
}

/** Which walls of the template are given, in the order of `sides`. */
export function givenWalls(kind: RoomShape): readonly number[] {
  return TEMPLATES[kind].given;
}

/** A room of a kind in this box: its given lengths have the usual shares of it, in whole centimetres. */
export function usualRoom(kind: RoomShape, widthCm: number, lengthCm: number): PlainRoom {
  const { turns, given, usual } = TEMPLATES[kind];
  const box = [widthCm, lengthCm];
  const wholeShares = extentOf(kind);
  const sides = given.map((wall, i) => {
    const axis = turns[wall] % 2;
    const cm = (usual[i] / wholeShares[axis]) * box[axis];
    // The outer measures are exact; the others are round.
    return usual[i] === wholeShares[axis] ? cm : Math.max(LEAST_CM, Math.round(cm));
  });
  return { kind, sides, quarter: 0 };
}

/** The width and the length of a kind in shares of its picture's width. */
function extentOf(kind: RoomShape): readonly [number, number] {
  const corners = cornersOf({ kind, sides: TEMPLATES[kind].usual, quarter: 0 });
  return [Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y))];
}

/** The room with the lengths of its picture, in percent of its width. */
export function picturedRoom(kind: RoomShape, quarter: number): PlainRoom {
  return { kind, sides: TEMPLATES[kind].usual.map((share) => 100 * share), quarter };
}

/** Everything that must have a length: the walls, and in a U the depth of its base between the two legs. */
export function measuresOf({ kind, sides }: Pick<PlainRoom, 'kind' | 'sides'>): number[] {
  return [...allSides({ kind, sides }), ...(kind === 'U' ? [tidy(sides[1] - sides[5])] : [])];
}

/** The lengths that one given wall may have while the others keep theirs, cm. */
export function rangeOf({ kind, sides }: PlainRoom, index: number): { readonly min: number; readonly max: number } {
  const without = measuresOf({ kind, sides: sides.with(index, 0) });
  const withMore = measuresOf({ kind, sides: sides.with(index, 1) });
  let [min, max] = [LEAST_CM, MOST_CM];
  without.forEach((measure, i) => {
    if (withMore[i] > measure) min = Math.max(min, tidy(LEAST_CM - measure));
    if (withMore[i] < measure) max = Math.min(max, tidy(measure - LEAST_CM));
  });
  return { min, max };
}

/** The plain room with these corners; undefined if they make any other room. */
export function recognise(ring: readonly CornerCm[]): Recognised | undefined {
  const isReversed = signedArea(ring.map(([x, y]) => ({ x, y }))) < 0;
  const corners = isReversed ? ring.toReversed() : ring;
  const walls = corners.map((corner, i) => wallTo(corner, corners[(i + 1) % corners.length]));
  const n = walls.length;
  for (const kind of KINDS) {
    const { turns, given } = TEMPLATES[kind];
    if (turns.length !== n) continue;
    for (let quarter = 0; quarter < 4; quarter++) {
      const at = walls.findIndex((_, offset) =>
        turns.every((turn, i) => walls[(offset + i) % n].turn === (turn + quarter) % 4),
      );
      if (at < 0) continue;
      const sides = given.map((wall) => walls[(at + wall) % n].length);
      const listed = isReversed ? n - 1 : 0;
      return { kind, sides, quarter, first: (listed - at + n) % n, isReversed };
    }
  }
  return undefined;
}

/** The corners of a recognised room after a change of its lengths, listed as before; the first one stays in place. */
export function cornersAsListed(room: Recognised, [x, y]: CornerCm): CornerCm[] {
  const corners = cornersOf(room);
  const { first, isReversed } = room;
  const n = corners.length;
  const listed = corners.map((_, i) => corners[(first + (isReversed ? n - i : i)) % n]);
  const [x0, y0] = listed[0];
  return listed.map(([cx, cy]) => [tidy(cx - x0 + x), tidy(cy - y0 + y)]);
}

/** A wall's length and its direction in quarter turns; NaN if it is not square. */
function wallTo([x1, y1]: CornerCm, [x2, y2]: CornerCm): { readonly turn: number; readonly length: number } {
  const [dx, dy] = [tidy(x2 - x1), tidy(y2 - y1)];
  if (dx !== 0 && dy !== 0) return { turn: NaN, length: 0 };
  const turn = dx > 0 ? 0 : dy > 0 ? 1 : dx < 0 ? 2 : 3;
  return { turn, length: Math.abs(dx + dy) };
}

/** Removes float noise of sums; never -0. */
function tidy(cm: number): number {
  return Math.round(cm * 1e6) / 1e6 + 0;
}
