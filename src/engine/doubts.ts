// Values of a plan that are allowed but usually a slip, of the units above all, as facts; the texts are made elsewhere.

import { shortNameOf, tileSizesOf } from './patterns/index.ts';
import type { Plan } from './plan-types.ts';

/** Lengths in mm. */
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
