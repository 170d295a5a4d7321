// The order in an answer: the tiles of a plan by kind, bought as the fields of the order say.

import { kindTilesOf, type Plan } from '../../engine/index.ts';
import {
  type KindToBuy,
  minorDigitsOf,
  type Offer,
  type OrderLine,
  type OrderWishes,
  offerFor,
  orderOf,
  stockOf,
  type TileInBoxes,
  tileInBoxes,
  tilesInBox,
} from '../../order/index.ts';
import type { Lang } from '../../words/index.ts';
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
  return orderOfTiles(tilesIn(plan, lang, reuse), { fields, buyWithReuse, lang });
}

/** Whether the tiles that one has are enough; undefined if none were sent. */
export function stockFor(plan: Plan, options: AnswerOptions, reuse: ReuseFigures): StockAnswer | undefined {
  const { order: fields, lang } = options;
  return fields === null ? undefined : stockOfTiles(tilesIn(plan, lang, reuse), fields, lang);
}

/** The tiles of one kind that are needed. */
export interface NeededTiles {
  readonly kind: string;
  /** In the language of the answer; not shown if it is the only kind. */
  readonly name: string;
  readonly total: number;
  /** If offcuts are reused; undefined if that was not counted. */
  readonly tilesWithReuse: number | undefined;
  readonly inBoxes: TileInBoxes;
}

interface OrderedAs {
  readonly fields: OrderFields;
  readonly buyWithReuse: boolean;
  readonly lang: Lang;
}

/** The order of tiles of one material; refused if a box is smaller than a tile. */
export function orderOfTiles(needed: readonly NeededTiles[], asked: OrderedAs): Reading<OrderAnswer> {
  const { fields, buyWithReuse, lang } = asked;
  const settings = orderSettings(fields);
  const kinds = kindsToBuy(needed, fields, buyWithReuse);
  const tooLarge = kinds.find((kind) => isTooLarge(kind, settings));
  if (tooLarge !== undefined) return boxTooSmall(tooLarge, settings, kinds.length > 1);
  const order = orderOf(kinds, settings);
  const { currency = null } = settings;
  const lines = kinds.length > 1 ? order.lines : [];
  const anyByArea = order.sets === null && kinds.some((kind) => isByArea(kind, settings));
  const nameOf = namesIn(needed);
  const text = orderSentence(lang, {
    order,
    withReuse: buyWithReuse,
    cost: orderCost(lang, { cost: costIn(currency, order), currency }),
    kinds: lines.map((line) => ({ ...line, name: nameOf(line.kind) })),
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

/** Whether the tiles of one material that one has are enough; undefined if none were sent. */
export function stockOfTiles(needed: readonly NeededTiles[], fields: OrderFields, lang: Lang): StockAnswer | undefined {
  if (fields.stock === undefined) return undefined;
  const orderBy = (withReuse: boolean) => orderOf(kindsToBuy(needed, fields, withReuse), orderSettings(fields));
  return stockAnswer(lang, orderBy(false), orderBy(true), namesIn(needed));
}

function namesIn(needed: readonly NeededTiles[]): (kind: string) => string {
  return (kind) => needed.find((one) => one.kind === kind)?.name ?? '';
}

/** The tiles that a plan needs of each kind. */
function tilesIn(plan: Plan, lang: Lang, reuse: ReuseFigures | undefined): NeededTiles[] {
  return kindTilesOf(plan).map(({ kind, total, box }) => ({
    kind,
    name: kind === '' ? '' : kindName(plan.pattern, kind, lang),
    total,
    tilesWithReuse: reuse?.kinds?.find((one) => one.kind === kind)?.tilesWithReuse ?? reuse?.reuse?.tilesWithReuse,
    inBoxes: tileInBoxes(box, plan.joint),
  }));
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

/** The tiles of each kind, by the count with offcuts reused if it is there and wanted. */
function kindsToBuy(needed: readonly NeededTiles[], { stock }: OrderFields, withReuse: boolean): KindToBuy[] {
  return needed.map(({ kind, total, tilesWithReuse, inBoxes }) => ({
    kind,
    tiles: withReuse ? (tilesWithReuse ?? total) : total,
    stock: stockOf(stock, kind),
    ...inBoxes,
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
