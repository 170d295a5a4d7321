// The order in an answer: the tiles of a plan by kind, bought as the fields of the order say.

import { type Plan, tileSizesOf } from '../../engine/index.ts';
import { kindsOf } from '../../engine/offcuts.ts';
import {
  type KindToBuy,
  minorDigitsOf,
  type OrderLine,
  type OrderWishes,
  orderOf,
  stockOf,
  tileInBoxes,
  tilesInBox,
} from '../../order/index.ts';
import { label } from '../../words/index.ts';
import type { OrderAnswer } from '../answers/order.ts';
import type { ReuseFigures } from '../answers/plan.ts';
import type { StockAnswer } from '../answers/stock.ts';
import type { AnswerOptions, OrderFields } from '../fields/fields.ts';
import { accepted, type Reading, refused } from '../values/mistakes.ts';
import { rounded } from '../values/rounding.ts';
import { orderCost, orderSentence } from './order-text.ts';
import { stockAnswer } from './stock-answer.ts';

/** The fields of an order as settings of the order. */
export function orderSettings(fields: OrderFields, reuse: boolean): OrderWishes {
  const { pricePerTile, pricePerM2, pricePerBox, ...same } = fields;
  const price =
    pricePerTile !== undefined
      ? ({ price: pricePerTile, pricePer: 'tile' } as const)
      : pricePerM2 !== undefined
        ? ({ price: pricePerM2, pricePer: 'm2' } as const)
        : pricePerBox !== undefined && ({ price: pricePerBox, pricePer: 'box' } as const);
  return { ...same, ...price, ...(reuse && { reuse }) };
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
  const settings = orderSettings(fields, buyWithReuse);
  const kinds = kindsToBuy(plan, fields, buyWithReuse ? reuse : undefined);
  const tooLarge = kinds.find((kind) => fields.boxAreaM2 !== undefined && tilesInBox(settings, kind) === null);
  if (tooLarge !== undefined) return boxTooSmall(fields, tooLarge.areaM2);
  const order = orderOf(kinds, settings);
  const { currency = null } = settings;
  const costIn = ({ cost }: OrderLine) => (cost === null ? null : Number(cost) / 10 ** minorDigitsOf(currency ?? ''));
  const figuresOf = (line: OrderLine) => ({ tiles: line.toBuy, boxes: line.boxes, cost: costIn(line) });
  // Only what was worked out: the caller knows what was sent.
  const isByArea = fields.boxAreaM2 !== undefined;
  const perBoxOf = (tilesPerBox: number | null) => isByArea && { tilesPerBox };
  const lines = kinds.length > 1 ? order.lines : [];
  const { tiles, boxes, cost } = figuresOf(order);
  return accepted({
    tiles,
    ...perBoxOf(order.tilesPerBox),
    boxes,
    tilesInBoxes: boxes === null ? null : order.bought,
    leftOver: boxes === null ? null : order.leftOver,
    cost,
    currency,
    kinds: lines.map((line) => ({ kind: line.kind, ...perBoxOf(line.tilesPerBox), ...figuresOf(line) })),
    text: orderSentence(lang, {
      order,
      withReuse: buyWithReuse,
      cost: orderCost(lang, { cost, currency }),
      kinds: lines.map((line) => ({ ...line, name: nameOf(plan, line.kind, lang) })),
      isByArea,
    }),
  });
}

/** Whether the tiles that one has are enough; undefined if none were sent. */
export function stockFor(plan: Plan, options: AnswerOptions, reuse: ReuseFigures): StockAnswer | undefined {
  const { order: fields, lang } = options;
  if (fields?.stock === undefined) return undefined;
  const orderBy = (withReuse: boolean) =>
    orderOf(kindsToBuy(plan, fields, withReuse ? reuse : undefined), orderSettings(fields, withReuse));
  return stockAnswer(lang, orderBy(false), orderBy(true), (kind) => nameOf(plan, kind, lang));
}

/** The tiles of each kind, by the count with offcuts reused if it is there. */
function kindsToBuy(plan: Plan, { stock }: OrderFields, reuse: ReuseFigures | undefined): KindToBuy[] {
  const motif = plan.pattern.kinds?.(plan.parameters) ?? [''];
  const sizes = tileSizesOf(plan.lattice);
  const tileOf = (kind: string) => tileInBoxes(sizes[motif.indexOf(kind)], plan.joint);
  const kinds = reuse?.kinds ?? kindsOf(plan, []);
  const ofKind = (kind: string, tiles: number) => ({ kind, tiles, stock: stockOf(stock, kind), ...tileOf(kind) });
  if (kinds.length === 0) return [ofKind('', reuse?.reuse?.tilesWithReuse ?? plan.tiles.total)];
  return kinds.map(({ kind, total, tilesWithReuse }) => ofKind(kind, reuse ? tilesWithReuse : total));
}

function nameOf({ pattern }: Plan, kind: string, lang: AnswerOptions['lang']): string {
  return label(lang, `${pattern.kindLabels}.${kind}`);
}

function boxTooSmall({ boxAreaM2 }: OrderFields, tileM2: number): Reading<never> {
  const message = `boxAreaM2 is ${boxAreaM2}, but a single tile has ${rounded(tileM2, 6)} m²; send the area of a whole box in m², or tilesPerBox.`;
  return refused({ code: 'box-too-small', param: 'boxAreaM2', received: boxAreaM2, message });
}
