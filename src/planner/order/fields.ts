// The wishes for an order as the fields of the interface, for links and files. What the interface does not have is
// converted: spares in boxes to tiles, a price per square foot to one per square metre.

import { type OrderWishes, PRICE_DECIMALS, QUANTITY_RANGES, tilesInBox } from '../../order/index.ts';
import type { QuantityFields } from '../../wire/index.ts';
import type { Notation } from '../../words/index.ts';
import type { Planned } from '../state/session.ts';
import { countKinds } from './kinds.ts';
import { usableStock } from './stock.ts';
import { type Wishes, wishesOf, wishesWithCurrency } from './wishes.ts';

/** The fields of the order of a plan; none if nothing is wished for. */
export function orderFields(
  planned: Pick<Planned, 'draft' | 'laid' | 'answer'>,
  notation: Notation,
): Readonly<Record<string, unknown>> {
  const hasWishes = Object.keys(wishesOf(planned.draft)).length > 0;
  if (!hasWishes) return {};
  const wishes = wishesWithCurrency(planned.draft, notation);
  const kinds = countKinds(planned);
  const perBox = kinds.map((kind) => tilesInBox(wishes, kind));
  const { skirtingHeight } = wishes;
  const stock = usableStock(wishes.stock, kinds);
  return {
    ...fieldsOf(wishes, perBox),
    ...(stock !== undefined && { stock }),
    ...quantityFields(wishes),
    ...(skirtingHeight !== undefined && { skirtingHeight }),
  };
}

/** The fields of the quantities, as they were wished for. */
export function quantityFields(wishes: Wishes): QuantityFields {
  const names = ['quantities', ...Object.keys(QUANTITY_RANGES)];
  return Object.fromEntries(Object.entries(wishes).filter(([name]) => names.includes(name)));
}

/** `perBox` says what a box holds of each kind. */
function fieldsOf(wishes: Wishes, perBox: readonly (number | null)[]): Readonly<Record<string, unknown>> {
  const { tilesPerBox, boxAreaM2, breakage, spares, sparesIn, reuse, ...price } = wishes;
  const hasBox = !perBox.includes(null);
  const box = tilesPerBox !== undefined ? { tilesPerBox } : hasBox && { boxAreaM2 };
  // The interface has the same spares for all kinds: of none fewer than wished.
  const inBox = hasBox ? Math.max(...perBox.map(Number)) : 0;
  return {
    ...box,
    ...(breakage !== undefined && { breakage }),
    ...(spares !== undefined && { spares: spares * (sparesIn === 'boxes' ? inBox : 1) }),
    ...priceOf(price, hasBox),
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
