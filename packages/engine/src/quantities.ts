// Grout and adhesive for a plan.

import { QUANTITY_RANGES, quantitiesOf } from '../../../src/order/index.ts';
import { laidTileOf } from '../../../src/wire/index.ts';
import { PlanError } from './errors.ts';
import { enginePlanOf } from './internal/engine-plans.ts';
import { refusing } from './internal/refusals.ts';
import type { Plan } from './plan-types.ts';

/** What is known about grout and adhesive. Everything has a usual value but the bags. */
export interface QuantityOptions {
  /** Depth of the joints in mm, 1 to 50: the thickness of the tile; 8 by default. */
  readonly groutDepth?: number;
  /** Density of the grout in kg/l, 0.5 to 3; 1.6 by default. */
  readonly groutDensity?: number;
  /** What a bag of grout holds in kg, 0.1 to 1000. */
  readonly groutBagKg?: number;
  /** Adhesive in kg/m², 0 to 50; by default as the size of the tile takes, from 2.5 to 6.5, none for planks without a joint. */
  readonly adhesive?: number;
  /** What a bag of adhesive holds in kg, 0.1 to 1000. */
  readonly adhesiveBagKg?: number;
}

/** Estimated grout and adhesive. */
export interface QuantityEstimate {
  /** The floor that is tiled, joints included. */
  readonly tiledAreaMm2: number;
  /** What of it is joint. */
  readonly jointAreaMm2: number;
  /** Rounded up to a tenth. */
  readonly groutKg: number;
  /** Whole bags; null if it is not known what a bag holds. */
  readonly groutBags: number | null;
  readonly adhesiveKg: number;
  readonly adhesiveBags: number | null;
}

const MM2_IN_M2 = 1e6;

/**
 * Estimates grout and adhesive: grout from the joints of the layout with 10 % for losses, adhesive from the tiled floor.
 *
 * @throws {@link PlanError} with the code `option-invalid` if an option is outside its range.
 *
 * @example
 * ```ts
 * const { groutKg, adhesiveBags } = estimateQuantities(plan(request), { groutDepth: 10, adhesiveBagKg: 25 });
 * ```
 */
export function estimateQuantities(plan: Plan, options: QuantityOptions = {}): QuantityEstimate {
  for (const [name, [min, max]] of Object.entries(QUANTITY_RANGES)) {
    const value = options[name as keyof QuantityOptions];
    if (value === undefined || (value >= min && value <= max)) continue;
    throw new PlanError('option-invalid', `${name} is ${value}; pass a number from ${min} to ${max}.`, name);
  }
  const laid = refusing(() => enginePlanOf(plan));
  const { floor, layout } = laid;
  const tiledAreaMm2 = floor.areaMm2;
  const jointAreaMm2 = Math.max(0, tiledAreaMm2 - layout.laidAreaMm2);
  const areas = { tiledM2: tiledAreaMm2 / MM2_IN_M2, jointM2: jointAreaMm2 / MM2_IN_M2 };
  return { tiledAreaMm2, jointAreaMm2, ...quantitiesOf({ ...areas, ...laidTileOf(laid) }, options) };
}
