// What the trade says about a plan whatever its start, as facts; the texts are made elsewhere.

import { staggerOf } from './layout/index.ts';
import { shortNameOf } from './patterns/index.ts';
import type { Plan } from './plan-types.ts';

/** Lengths in mm. */
export type Notice =
  /** Long tiles in half bond: they are bowed, so their edges do not line up. */
  | { readonly kind: 'long-offset' }
  /** Tiles on a floor that is too long for them without a movement joint. */
  | { readonly kind: 'movement-joint'; readonly length: number }
  /** Floors meet in doors, and move there. */
  | { readonly kind: 'door-joint' }
  /** Floating boards on a floor that is too long or too wide for them without an expansion joint. */
  | { readonly kind: 'expansion-joint'; readonly along: number; readonly across: number }
  /** Joints of neighbouring rows of boards that are closer than was asked for. */
  | { readonly kind: 'stagger'; readonly wanted: number; readonly kept: number };

/** 15 inches, above which standards allow an offset of a third at most. */
const LONG_TILE = 381;
const THIRD_PERCENT = 34;
export const MOVEMENT_JOINTS = { tiles: 8000, alongBoards: 12_000, acrossBoards: 8000 } as const;
/** Joints this much closer than asked for are so by rounding. */
const STAGGER_ROUNDING = 0.01;

/** Returns what the trade says about a plan. */
export function noticesOf(plan: Plan): Notice[] {
  return [...offsetNotices(plan), ...movementNotices(plan), ...doorNotices(plan), ...staggerNotices(plan)];
}

function offsetNotices({ pattern, parameters }: Plan): Notice[] {
  const { offset, tileWidth, tileHeight } = parameters;
  const pushed = shortNameOf(pattern) === 'vertical-bricks' ? tileHeight : tileWidth;
  const isHalfBond = offset !== undefined && Number(offset) > THIRD_PERCENT;
  return isHalfBond && Number(pushed) > LONG_TILE ? [{ kind: 'long-offset' }] : [];
}

function movementNotices({ room, surface, lattice, layout, floor }: Plan): Notice[] {
  const { tiles, alongBoards, acrossBoards } = MOVEMENT_JOINTS;
  if (!lattice.rows) {
    const length = Math.max(surface.box.width, surface.box.height);
    return length > tiles ? [{ kind: 'movement-joint', length }] : [];
  }
  // Boards on a wall are fixed to it.
  if (room.kind === 'wall') return [];
  const { x, y } = layout.frame.along;
  const along = extentOf(floor.xs, floor.ys, x, y);
  const across = extentOf(floor.xs, floor.ys, -y, x);
  return along > alongBoards || across > acrossBoards ? [{ kind: 'expansion-joint', along, across }] : [];
}

function doorNotices({ room: { doors = [] } }: Plan): Notice[] {
  return doors.length > 0 ? [{ kind: 'door-joint' }] : [];
}

/** How far corners extend in a direction, to whole micrometres. */
function extentOf(xs: ArrayLike<number>, ys: ArrayLike<number>, dx: number, dy: number): number {
  let [low, high] = [Infinity, -Infinity];
  for (let i = 0; i < xs.length; i++) {
    const place = xs[i] * dx + ys[i] * dy;
    low = Math.min(low, place);
    high = Math.max(high, place);
  }
  return Math.round((high - low) * 1000) / 1000;
}

function staggerNotices({ lattice, floor, layout }: Plan): Notice[] {
  if (!lattice.rows) return [];
  const wanted = lattice.rows.minStagger;
  const kept = staggerOf(floor, layout, lattice.rows);
  return kept < wanted - STAGGER_ROUNDING ? [{ kind: 'stagger', wanted, kept }] : [];
}

/** Half a metre square: cupboards are larger. */
