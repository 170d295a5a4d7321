// Public interface of the order: what to buy from the shop for a plan, what it costs, and grout and adhesive. The service
// and the planner compute it with the same code.

export { type TileInBoxes, tileInBoxes, tilesInBox } from './boxes.ts';
export { CURRENCIES, minorDigitsOf } from './currencies.ts';
export { BREAKAGE_PERCENT, ORDER_RANGES, PRICE_DECIMALS, QUANTITY_RANGES, USUAL_QUANTITIES } from './facts.ts';
export {
  type KindToBuy,
  type Order,
  type OrderLine,
  type OrderWishes,
  orderOf,
  type PriceUnit,
} from './order.ts';
export {
  type Quantities,
  type QuantityWishes,
  quantitiesOf,
  type TiledAreas,
} from './quantities.ts';
