// Grout and adhesive for a plan: estimates by the usual formulas of the trade. The area of the joints comes from the
// layout itself, so any pattern has the grout that its joints take.

import { type LaidTile, usualAdhesive } from './adhesive.ts';
import { USUAL_QUANTITIES } from './facts.ts';

/** What is known about grout and adhesive; everything is optional. */
export interface QuantityWishes {
  /** Depth of the joints, mm: the thickness of the tile. */
  readonly groutDepth?: number;
  /** Density of the grout, kg/l. */
  readonly groutDensity?: number;
  /** What a bag holds, kg. */
  readonly groutBagKg?: number;
  /** Adhesive for each square metre, kg. */
  readonly adhesive?: number;
  readonly adhesiveBagKg?: number;
}

/** Grout that is lost in buckets and washed off the tiles. */
export const GROUT_LOSS_PERCENT = 10;

/** The areas of a plan, m², and its tile. */
export interface TiledAreas extends LaidTile {
  /** The floor that is tiled, joints included. */
  readonly tiledM2: number;
  /** What of it is joint. */
  readonly jointM2: number;
}

/** Estimated amounts. Bags are null if it is not known what they hold. */
export interface Quantities {
  readonly groutKg: number;
  readonly groutBags: number | null;
  readonly adhesiveKg: number;
  readonly adhesiveBags: number | null;
}

/** Rounding of areas and products is far below this share of the last decimal. */
const ROUNDING = 1e-6;

/** Returns grout and adhesive for a plan, rounded up to a tenth of a kilogram and to whole bags. */
export function quantitiesOf({ tiledM2, jointM2, ...tile }: TiledAreas, wishes: QuantityWishes): Quantities {
  const { groutDepth, groutDensity } = { ...USUAL_QUANTITIES, ...wishes };
  const adhesive = wishes.adhesive ?? usualAdhesive(tile);
  // One square metre a millimetre deep is a litre.
  const groutKg = tenthsUp(jointM2 * groutDepth * groutDensity * (1 + GROUT_LOSS_PERCENT / 100));
  const adhesiveKg = tenthsUp(tiledM2 * adhesive);
  return {
    groutKg,
    groutBags: bagsFor(groutKg, wishes.groutBagKg),
    adhesiveKg,
    adhesiveBags: bagsFor(adhesiveKg, wishes.adhesiveBagKg),
  };
}

function tenthsUp(kg: number): number {
  return wholeUp(10 * kg) / 10;
}

/** Bags for the amount that is stated, so that it can be checked. */
function bagsFor(kg: number, bagKg: number | undefined): number | null {
  return bagKg === undefined ? null : wholeUp(kg / bagKg);
}

function wholeUp(number: number): number {
  return Math.max(0, Math.ceil(number - ROUNDING));
}
