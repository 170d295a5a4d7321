// The wishes for an order as the fields of the interface, for links and files. What the interface does not have is
// converted: spares in boxes to tiles, a price per square foot to one per square metre.

import { type OrderWishes, PRICE_DECIMALS, QUANTITY_RANGES, tilesInBox } from '../../order/index.ts';
import type { QuantityFields } from '../../wire/index.ts';
import type { Notation } from '../../words/index.ts';
import type { Planned } from '../state/session.ts';
import { type Wishes, wishesOf, wishesWithCurrency } from './wishes.ts';

/** The fields of the order of a plan; none if nothing is wished for. */
export function orderFields(
  { draft, laid }: Pick<Planned, 'draft' | 'laid'>,
  notation: Notation,
): Readonly<Record<string, unknown>> {
  const hasWishes = Object.keys(wishesOf(draft)).length > 0;
  if (!hasWishes) return {};
  const wishes = wishesWithCurrency(draft, notation);
  return { ...fieldsOf(wishes, laid.lattice.tileAreaMm2 / 1e6), ...quantityFields(wishes) };
}

/** The fields of the quantities, as they were wished for. */
export function quantityFields(wishes: Wishes): QuantityFields {
  const names = ['quantities', ...Object.keys(QUANTITY_RANGES)];
  return Object.fromEntries(Object.entries(wishes).filter(([name]) => names.includes(name)));
}

function fieldsOf(wishes: Wishes, tileAreaM2: number): Readonly<Record<string, unknown>> {
  const { tilesPerBox, boxAreaM2, breakage, spares, sparesIn, reuse, ...price } = wishes;
  const perBox = tilesInBox(wishes, tileAreaM2);
  const box = tilesPerBox !== undefined ? { tilesPerBox } : perBox !== null && { boxAreaM2 };
  return {
    ...box,
    ...(breakage !== undefined && { breakage }),
    ...(spares !== undefined && { spares: spares * (sparesIn === 'boxes' ? (perBox ?? 0) : 1) }),
    ...priceOf(price, perBox !== null),
    ...(reuse && { buyWithReuse: true }),
  };
}

const FT2_IN_M2 = 1 / 0.3048 ** 2;

function priceOf({ price, pricePer = 'm2', currency }: OrderWishes, hasBox: boolean) {
  if (price === undefined || (pricePer === 'box' && !hasBox)) return {};
  const amount = (value: number) => Number(value.toFixed(PRICE_DECIMALS));
  const named = {
    tile: { pricePerTile: amount(price) },
    m2: { pricePerM2: amount(price) },
    ft2: { pricePerM2: amount(price * FT2_IN_M2) },
    box: { pricePerBox: amount(price) },
  };
  return { ...named[pricePer], currency };
}
