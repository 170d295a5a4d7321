// The fields of an order: what a box holds, breakage, spares, and the price with its currency.

import { BREAKAGE_PERCENT, ORDER_RANGES, PRICE_DECIMALS } from '../../../order/index.ts';
import { CURRENCY, number } from '../kinds/scalars.ts';
import { STOCK } from '../kinds/stock.ts';
import type { Row } from '../row.ts';

function between([min, max]: readonly [number, number]) {
  return { min, max };
}

const PRICE = { range: between(ORDER_RANGES.price), decimals: PRICE_DECIMALS };

export const ORDER = {
  tilesPerBox: {
    ...number(6, { range: between(ORDER_RANGES.tilesPerBox), whole: true }),
    description: 'How many tiles a box holds. Any field of the order adds order to the answer.',
    group: 'order',
    role: 'order',
  },
  boxAreaM2: {
    ...number(1.44, { unit: 'm²', range: between(ORDER_RANGES.boxAreaM2) }),
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
    ...number(2.5, PRICE),
    description: 'Price of a tile, in currency.',
    group: 'order',
    role: 'order',
    exampleNeeds: { currency: CURRENCY.example },
  },
  pricePerM2: {
    ...number(39.9, PRICE),
    description: 'Price of a square metre of tiles, in currency.',
    group: 'order',
    role: 'order',
    exampleNeeds: { currency: CURRENCY.example },
  },
  pricePerBox: {
    ...number(42.5, PRICE),
    description: 'Price of a box, in currency.',
    group: 'order',
    role: 'order',
    exampleNeeds: { tilesPerBox: 6, currency: CURRENCY.example },
  },
  currency: {
    ...CURRENCY,
    description: 'Currency of the price, an ISO 4217 code; the cost is rounded to its smallest unit, halves up.',
    group: 'order',
    role: 'order',
    exampleNeeds: { pricePerTile: 2.5 },
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
