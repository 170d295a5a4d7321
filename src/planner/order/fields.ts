// The wishes for an order as the fields of the interface, for links and files. What the interface does not have is
// converted: spares in boxes to tiles, a price per square foot to one per square metre.

import {
  type KindToBuy,
  type Offer,
  offerFor,
  PRICE_DECIMALS,
  QUANTITY_RANGES,
  tilesInBox,
} from '../../order/index.ts';
import type { QuantityFields } from '../../wire/index.ts';
import type { Planned } from '../state/session.ts';
import { useUsualCurrency } from './currency.ts';
import { countKinds } from './kinds.ts';
import { usableStock } from './stock.ts';
import { type Wishes, wishesOf, wishesWithCurrency } from './wishes.ts';

/** The fields of the order of a plan; none if nothing is wished for. */
export function orderFields(
  planned: Pick<Planned, 'draft' | 'laid' | 'answer'>,
  usualCurrency = useUsualCurrency(),
): Readonly<Record<string, unknown>> {
  const hasWishes = Object.keys(wishesOf(planned.draft)).length > 0;
  if (!hasWishes) return {};
  const wishes = wishesWithCurrency(planned.draft, usualCurrency);
  const kinds = countKinds(planned);
  const { skirtingHeight } = wishes;
  const stock = usableStock(wishes.stock, kinds);
  return {
    ...fieldsOf(wishes, kinds),
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

function fieldsOf(wishes: Wishes, kinds: readonly KindToBuy[]): Readonly<Record<string, unknown>> {
  const { tilesPerBox, boxAreaM2, breakage, spares, sparesIn, reuse, currency } = wishes;
  const setOf = setFields(wishes, kinds);
  const perBox = kinds.map((kind) => (setOf ? null : tilesInBox(offerFor(kind.kind, wishes), kind)));
  const hasBox = !perBox.includes(null);
  const box = setOf
    ? {}
    : tilesPerBox !== undefined
      ? { tilesPerBox }
      : hasBox && boxAreaM2 !== undefined && { boxAreaM2 };
  // The interface has the same spares for all kinds: of none fewer than wished.
  const inBox = hasBox ? Math.max(...perBox.map(Number)) : 0;
  const price = priceOf(wishes, hasBox, setOf !== undefined);
  const ofKinds = setOf ? {} : kindFields(wishes, kinds);
  const hasPrice =
    Object.keys(price).length > 0 ||
    Object.values(ofKinds).some((own) => Object.keys(own).some((name) => name.startsWith('price')));
  return {
    ...box,
    ...(breakage !== undefined && { breakage }),
    ...(spares !== undefined && { spares: spares * (sparesIn === 'boxes' ? inBox : 1) }),
    ...price,
    ...(hasPrice && { currency }),
    ...(Object.keys(ofKinds).length > 0 && { kinds: ofKinds }),
    ...(setOf && { setOf }),
    ...(reuse !== undefined && { buyWithReuse: reuse }),
  };
}

/** What a set holds, if it has all kinds of the plan. */
function setFields({ setOf }: Wishes, kinds: readonly KindToBuy[]): Readonly<Record<string, number>> | undefined {
  if (setOf === undefined || kinds.length === 1 || kinds.some(({ kind }) => !setOf[kind])) return undefined;
  return Object.fromEntries(kinds.map(({ kind }) => [kind, setOf[kind]]));
}

/** What the kinds of the plan have of their own. */
function kindFields(wishes: Wishes, kinds: readonly KindToBuy[]): Readonly<Record<string, object>> {
  const own = kinds.flatMap((kind) => {
    const { price, pricePer, ...box } = wishes.kinds?.[kind.kind] ?? {};
    const hasBox = tilesInBox(offerFor(kind.kind, wishes), kind) !== null;
    const fields = {
      ...(hasBox && box),
      ...priceOf({ ...(price !== undefined && { price }), ...(pricePer && { pricePer }) }, hasBox, false),
    };
    return kinds.length > 1 && Object.keys(fields).length > 0 ? [[kind.kind, fields] as const] : [];
  });
  return Object.fromEntries(own);
}

const FT2_IN_M2 = 1 / 0.3048 ** 2;

/** A price in the field of its unit; none per box or set if tiles are not bought in them. */
function priceOf(
  { price, pricePer = 'm2' }: Offer,
  hasBox: boolean,
  hasSets: boolean,
): Readonly<Record<string, number>> {
  if (price === undefined || (pricePer === 'box' && !hasBox) || (pricePer === 'set' && !hasSets)) return {};
  const amount = (value: number) => Number(value.toFixed(PRICE_DECIMALS));
  const named = {
    tile: { pricePerTile: amount(price) },
    m2: { pricePerM2: amount(price) },
    ft2: { pricePerM2: amount(price * FT2_IN_M2) },
    box: { pricePerBox: amount(price) },
    set: { pricePerSet: amount(price) },
  };
  return named[pricePer];
}
