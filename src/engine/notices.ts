// What there is to say about a plan whatever its start, as facts; the texts are made elsewhere. Notices are rules of the
// trade, and doubts are values that are allowed but usually a slip, of the units above all.

import { staggerOf } from './layout/index.ts';
import { shortNameOf, tileSizesOf } from './patterns/index.ts';
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

export type Doubt =
  /** A floor that is tiny, or smaller than a tile. */
  | { readonly kind: 'small-floor'; readonly room: Size; readonly tile: Size }
  | { readonly kind: 'thin-joint'; readonly joint: number }
  /** A joint out of proportion to the narrow side of the tile. */
  | { readonly kind: 'wide-joint'; readonly joint: number; readonly side: number }
  /** An offset of under one percent, which is likely meant as a share of the tile. */
  | { readonly kind: 'tiny-offset'; readonly percent: number; readonly offset: number }
  /** Planks that are wider than long, which makes another floor. */
  | { readonly kind: 'wide-planks'; readonly width: number; readonly length: number };

interface Size {
  readonly width: number;
  readonly height: number;
}

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

function movementNotices({ surface, lattice, layout, floor }: Plan): Notice[] {
  const { tiles, alongBoards, acrossBoards } = MOVEMENT_JOINTS;
  if (!lattice.rows) {
    const length = Math.max(surface.box.width, surface.box.height);
    return length > tiles ? [{ kind: 'movement-joint', length }] : [];
  }
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
const SMALL_FLOOR_MM2 = 250_000;
const THIN_JOINT = 0.5;
const WIDE_JOINT_SHARE = 0.2;

/** Returns the values of a plan that are allowed but probably not meant. */
export function doubtsOf(plan: Plan): Doubt[] {
  return [...floorDoubts(plan), ...jointDoubts(plan), ...parameterDoubts(plan)];
}

function floorDoubts(plan: Plan): Doubt[] {
  const { areaMm2, box } = plan.surface;
  const tile = largestTileOf(plan);
  return areaMm2 < Math.max(SMALL_FLOOR_MM2, tile.areaMm2) ? [{ kind: 'small-floor', room: box, tile }] : [];
}

function jointDoubts(plan: Plan): Doubt[] {
  const { joint } = plan;
  if (joint > 0 && joint < THIN_JOINT) return [{ kind: 'thin-joint', joint }];
  const { width, height } = largestTileOf(plan);
  const side = Math.min(width, height);
  return joint > WIDE_JOINT_SHARE * side ? [{ kind: 'wide-joint', joint, side }] : [];
}

function parameterDoubts({ pattern, parameters, derived }: Plan): Doubt[] {
  const percent = Number(parameters.offset ?? 0);
  if (percent > 0 && percent < 1) return [{ kind: 'tiny-offset', percent, offset: derived.rowOffsetMm }];
  const [width, length] = [Number(parameters.tileWidth), Number(parameters.tileHeight)];
  // Other patterns of planks take the longer side as the length, or refuse such planks.
  const isExchanged = shortNameOf(pattern) === 'chevron' && width > length;
  return isExchanged ? [{ kind: 'wide-planks', width, length }] : [];
}

function largestTileOf({ lattice }: Plan) {
  return tileSizesOf(lattice).reduce((largest, tile) => (tile.areaMm2 > largest.areaMm2 ? tile : largest));
}
