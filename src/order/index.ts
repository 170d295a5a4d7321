// Public interface of the order: what to buy from the shop for a plan, what it costs, and grout and adhesive. The service
// and the planner compute it with the same code.

export { BEDS, type LaidTile, usualAdhesive } from './adhesive.ts';
export { type TileInBoxes, tileInBoxes, tilesInBox } from './boxes.ts';
export { CURRENCIES, minorDigitsOf } from './currencies.ts';
export {
  BREAKAGE_PERCENT,
  type KindLine,
  type KindToBuy,
  type Offer,
  ORDER_RANGES,
  type Order,
  type OrderLine,
  type OrderWishes,
  offerFor,
  orderOf,
  PRICE_DECIMALS,
  type PriceUnit,
} from './order.ts';
export {
  GROUT_LOSS_PERCENT,
  QUANTITY_RANGES,
  type Quantities,
  type QuantityWishes,
  quantitiesOf,
  type TiledAreas,
  USUAL_QUANTITIES,
} from './quantities.ts';
export { MOST_IN_STOCK, type Stock, type StockVerdict, stockOf, stockVerdict } from './stock.ts';
