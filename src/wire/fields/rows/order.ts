// The fields of an order: what a box holds, breakage, spares, and the price with its currency.

import { BREAKAGE_PERCENT, ORDER_RANGES, PRICE_DECIMALS } from '../../../order/index.ts';
import { countsByKind, fieldsByKind, type KindFields } from '../kinds/by-kind.ts';
import { CURRENCY } from '../kinds/currency.ts';
import { number } from '../kinds/number.ts';
import { STOCK } from '../kinds/stock.ts';
import type { Row } from '../row.ts';

function between([min, max]: readonly [number, number]) {
  return { min, max };
}

const PRICE = { range: between(ORDER_RANGES.price), decimals: PRICE_DECIMALS };

/** The fields of what tiles are sold in and for, which a kind of tile may have of its own. */
const OFFER = {
  tilesPerBox: {
    ...number(6, { range: between(ORDER_RANGES.tilesPerBox), whole: true }),
    description: 'How many tiles a box holds.',
  },
  boxAreaM2: {
    ...number(1.44, { unit: 'm²', range: between(ORDER_RANGES.boxAreaM2) }),
    description: 'The area that is printed on a box in m².',
  },
  pricePerTile: { ...number(2.5, PRICE), description: 'Price of a tile, in currency.' },
  pricePerM2: { ...number(39.9, PRICE), description: 'Price of a square metre of tiles, in currency.' },
  pricePerBox: { ...number(42.5, PRICE), description: 'Price of a box, in currency.' },
} as const;

export const OFFER_FIELDS = Object.keys(OFFER) as readonly (keyof typeof OFFER)[];

/** What a kind of tile is sold in and for. */
export type KindOffer = KindFields<keyof typeof OFFER>;

const SET_EXAMPLE = { 'large-rectangle': 2, 'large-square': 4, 'small-rectangle': 2, 'small-square': 4 };

export const ORDER = {
  tilesPerBox: {
    ...OFFER.tilesPerBox,
    description: 'How many tiles a box holds. Any field of the order adds order to the answer.',
    group: 'order',
    role: 'order',
  },
  boxAreaM2: {
    ...OFFER.boxAreaM2,
    description:
      'The area that is printed on a box in m², instead of tilesPerBox. How many tiles that is counts by their nominal size, is never rounded up, and is in order.tilesPerBox.',
    group: 'order',
    role: 'order',
  },
  breakage: {
    ...number(5, { unit: 'percent', range: between(ORDER_RANGES.breakage), default: BREAKAGE_PERCENT }),
    description: 'Tiles to add for breakage, percent of the tiles of each kind, rounded up to whole tiles.',
    group: 'order',
    role: 'order',
  },
  spares: {
    ...number(4, { range: between(ORDER_RANGES.spares), whole: true, default: 0 }),
    description: 'Spare tiles of each kind for later repairs.',
    group: 'order',
    role: 'order',
  },
  pricePerTile: {
    ...OFFER.pricePerTile,
    group: 'order',
    role: 'order',
    exampleNeeds: { currency: CURRENCY.example },
  },
  pricePerM2: {
    ...OFFER.pricePerM2,
    group: 'order',
    role: 'order',
    exampleNeeds: { currency: CURRENCY.example },
  },
  pricePerBox: {
    ...OFFER.pricePerBox,
    group: 'order',
    role: 'order',
    exampleNeeds: { tilesPerBox: 6, currency: CURRENCY.example },
  },
  pricePerSet: {
    ...number(119, PRICE),
    description: 'Price of a set, in currency.',
    group: 'order',
    role: 'order',
    inComparison: 'refused',
    exampleNeeds: {
      pattern: 'versailles',
      setOf: SET_EXAMPLE,
      currency: CURRENCY.example,
    },
  },
  currency: {
    ...CURRENCY,
    description: 'Currency of the price, an ISO 4217 code; the cost is rounded to its smallest unit, halves up.',
    group: 'order',
    role: 'order',
    inJob: 'beside',
    exampleNeeds: { pricePerTile: 2.5 },
  },
  kinds: {
    ...fieldsByKind(OFFER, { octagon: { tilesPerBox: 10 }, dot: { tilesPerBox: 44 } }),
    description: `Boxes and prices of kinds of tile of their own: any of ${OFFER_FIELDS.join(', ')}. What a kind does not have is taken from the order.`,
    group: 'order',
    role: 'order',
    inComparison: 'refused',
    exampleNeeds: { pattern: 'octagon-dot' },
  },
  setOf: {
    ...countsByKind(number(1, { range: between(ORDER_RANGES.setOf), whole: true }), SET_EXAMPLE),
    description: 'How many tiles of each kind a set holds, if they are sold in sets. The order buys whole sets.',
    group: 'order',
    role: 'order',
    inComparison: 'refused',
    exampleNeeds: { pattern: 'versailles' },
  },
  stock: {
    ...STOCK,
    description:
      'Tiles that you have: a number, or by kind like small:40,large:10, in a JSON body an object. The answer says in stock whether they are enough with breakage and spares, and the order buys what is missing.',
    group: 'order',
    role: 'order',
    inComparison: 'refused',
  },
} as const satisfies Readonly<Record<string, Row<unknown>>>;
