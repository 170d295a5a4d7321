// Public interface of the order: what to buy from the shop for a plan, what it costs, and grout and adhesive. The service
// and the planner compute it with the same code.

export { BEDS, type LaidTile, usualAdhesive } from './adhesive.ts';
export { type TileInBoxes, tileInBoxes, tilesInBox } from './boxes.ts';
export { CURRENCIES, minorDigitsOf } from './currencies.ts';
export { BREAKAGE_PERCENT, ORDER_RANGES, PRICE_DECIMALS, QUANTITY_RANGES, USUAL_QUANTITIES } from './facts.ts';
export {
  type KindLine,
  type KindToBuy,
  type Offer,
  type Order,
  type OrderLine,
  type OrderWishes,
  offerFor,
  orderOf,
  type PriceUnit,
} from './order.ts';
export {
  GROUT_LOSS_PERCENT,
  type Quantities,
  type QuantityWishes,
  quantitiesOf,
  type TiledAreas,
} from './quantities.ts';
export { MOST_IN_STOCK, type Stock, type StockVerdict, stockOf, stockVerdict } from './stock.ts';
