// The order in an answer: the tiles of a plan by kind, bought as the fields of the order say.

import { type KindTiles, kindTilesOf, type Plan } from '../../engine/index.ts';
import {
  type KindToBuy,
  minorDigitsOf,
  type Offer,
  type OrderLine,
  type OrderWishes,
  offerFor,
  orderOf,
  stockOf,
  tileInBoxes,
  tilesInBox,
} from '../../order/index.ts';
import type { OrderAnswer } from '../answers/order.ts';
import type { ReuseFigures } from '../answers/plan.ts';
import type { StockAnswer } from '../answers/stock.ts';
import type { AnswerOptions, OrderFields } from '../fields/fields.ts';
import { accepted, type Reading, refused } from '../values/mistakes.ts';
import { rounded } from '../values/rounding.ts';
import { kindName } from './kind-lines.ts';
import { orderCost, orderSentence } from './order-text.ts';
import { stockAnswer } from './stock-answer.ts';

/** The fields of an order as settings of the order. */
export function orderSettings({ kinds, setOf, ...fields }: OrderFields): OrderWishes {
  return {
    ...offerSettings(fields),
    ...(kinds && { kinds: Object.fromEntries(kinds.map(({ kind, ...own }) => [kind, offerSettings(own)])) }),
    ...(setOf && { setOf: Object.fromEntries(setOf.map(({ kind, count }) => [kind, count])) }),
  };
}

type PriceField = 'pricePerTile' | 'pricePerM2' | 'pricePerBox' | 'pricePerSet';
type WithPrices = { readonly [Name in PriceField]?: number };

const PRICE_UNITS = { pricePerTile: 'tile', pricePerM2: 'm2', pricePerBox: 'box', pricePerSet: 'set' } as const;

/** The price with its unit instead of a field for each unit. */
function offerSettings<Fields extends WithPrices>(fields: Fields): Omit<Fields, PriceField> & Offer {
  const { pricePerTile: _tile, pricePerM2: _m2, pricePerBox: _box, pricePerSet: _set, ...same } = fields;
  const name = (Object.keys(PRICE_UNITS) as PriceField[]).find((field) => fields[field] !== undefined);
  const price = name && fields[name];
  return { ...same, ...(name && price !== undefined && { price, pricePer: PRICE_UNITS[name] }) };
}

/**
 * The order of a plan; undefined if none is asked for, refused if a box is smaller than a tile. `reuse` has the counts
 * with offcuts reused, if tiles are bought by them.
 */
export function orderAnswer(
  plan: Plan,
  options: AnswerOptions,
  reuse?: ReuseFigures,
): Reading<OrderAnswer | undefined> {
  const { order: fields, buyWithReuse, lang } = options;
  if (fields === null) return accepted(undefined);
  const settings = orderSettings(fields);
  const kinds = kindsToBuy(plan, fields, buyWithReuse ? reuse : undefined);
  const tooLarge = kinds.find((kind) => isTooLarge(kind, settings));
  if (tooLarge !== undefined) return boxTooSmall(tooLarge, settings, kinds.length > 1);
  const order = orderOf(kinds, settings);
  const { currency = null } = settings;
  const lines = kinds.length > 1 ? order.lines : [];
  const anyByArea = order.sets === null && kinds.some((kind) => isByArea(kind, settings));
  const text = orderSentence(lang, {
    order,
    withReuse: buyWithReuse,
    cost: orderCost(lang, { cost: costIn(currency, order), currency }),
    kinds: lines.map((line) => ({ ...line, name: kindName(plan.pattern, line.kind, lang) })),
    isByArea: anyByArea,
  });
  const perBoxOf = (isByArea: boolean, tilesPerBox: number | null) => isByArea && { tilesPerBox };
  const figuresOf = (line: OrderLine) => lineFigures(line, order.sets !== null, currency);
  const { tiles, boxes, ...rest } = figuresOf(order);
  return accepted({
    tiles,
    // Only what was worked out: the caller knows what was sent.
    ...perBoxOf(anyByArea, order.tilesPerBox),
    boxes,
    ...(order.sets !== null && { sets: order.sets }),
    ...rest,
    currency,
    kinds: lines.map((line) => {
      const { tiles, boxes, ...rest } = figuresOf(line);
      return { kind: line.kind, tiles, ...perBoxOf(isByArea(line, settings), line.tilesPerBox), boxes, ...rest };
    }),
    text,
  });
}

/** Whether the tiles that one has are enough; undefined if none were sent. */
export function stockFor(plan: Plan, options: AnswerOptions, reuse: ReuseFigures): StockAnswer | undefined {
  const { order: fields, lang } = options;
  if (fields?.stock === undefined) return undefined;
  const orderBy = (counts?: ReuseFigures) => orderOf(kindsToBuy(plan, fields, counts), orderSettings(fields));
  return stockAnswer(lang, orderBy(), orderBy(reuse), (kind) => kindName(plan.pattern, kind, lang));
}

/** What an answer says of an order, or of one kind of it. */
function lineFigures(line: OrderLine, isInSets: boolean, currency: string | null) {
  const { toBuy, boxes, bought, leftOver } = line;
  return {
    tiles: toBuy,
    boxes,
    ...(isInSets && { tilesInSets: bought }),
    tilesInBoxes: boxes === null ? null : bought,
    leftOver: boxes === null && !isInSets ? null : leftOver,
    cost: costIn(currency, line),
  };
}

function costIn(currency: string | null, { cost }: Pick<OrderLine, 'cost'>): number | null {
  return cost === null ? null : Number(cost) / 10 ** minorDigitsOf(currency ?? '');
}

/** Whether it is worked out from the area of a box how many tiles of a kind it holds. */
function isByArea({ kind }: Pick<KindToBuy, 'kind'>, settings: OrderWishes): boolean {
  return offerFor(kind, settings).boxAreaM2 !== undefined;
}

/** The tiles of each kind, by the count with offcuts reused if it is there. */
function kindsToBuy(plan: Plan, { stock }: OrderFields, reuse: ReuseFigures | undefined): KindToBuy[] {
  const tilesOf = ({ kind, total }: KindTiles) =>
    reuse?.kinds?.find((one) => one.kind === kind)?.tilesWithReuse ?? reuse?.reuse?.tilesWithReuse ?? total;
  return kindTilesOf(plan).map((one) => ({
    kind: one.kind,
    tiles: tilesOf(one),
    stock: stockOf(stock, one.kind),
    ...tileInBoxes(one.box, plan.joint),
  }));
}

function isTooLarge(kind: KindToBuy, settings: OrderWishes): boolean {
  return isByArea(kind, settings) && tilesInBox(offerFor(kind.kind, settings), kind) === null;
}

function boxTooSmall({ kind, areaM2 }: KindToBuy, settings: OrderWishes, hasKinds: boolean): Reading<never> {
  const { boxAreaM2 } = offerFor(kind, settings);
  const isOwn = settings.kinds?.[kind]?.boxAreaM2 !== undefined;
  const [box, tile] = hasKinds
    ? [`boxAreaM2${isOwn ? ` of ${kind}` : ''}`, `a single tile of ${kind}`]
    : ['boxAreaM2', 'a single tile'];
  const message = `${box} is ${boxAreaM2}, but ${tile} has ${rounded(areaM2, 6)} m²; send the area of a whole box in m², or tilesPerBox.`;
  return refused({ code: 'box-too-small', param: isOwn ? 'kinds' : 'boxAreaM2', received: boxAreaM2, message });
}
