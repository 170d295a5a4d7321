// The order in words: one sentence that explains it, and a few words for captions.

import { type KindLine, minorDigitsOf, type Order } from '../../order/index.ts';
import { formatCount, formatMoney, type Lang, say } from '../../words/index.ts';
import type { OrderAnswer } from '../answers/order.ts';

/** What the sentence is about. */
interface OrderFacts {
  readonly order: Order;
  /** Whether tiles are bought by the count with offcuts reused. */
  readonly withReuse: boolean;
  /** In words; null without a price. */
  readonly cost: string | null;
  /** By kind, if there are several. */
  readonly kinds: readonly NamedLine[];
  /** Whether it was worked out from the area of a box how many tiles it holds. */
  readonly isByArea: boolean;
}

interface NamedLine extends KindLine {
  readonly name: string;
}

/** The sentence: `Boxes to buy: 17; tiles: 102 = 92 in the plan + 3 for breakage + 7 left over.` */
export function orderSentence(lang: Lang, { order, withReuse, cost, kinds, isByArea }: OrderFacts): string {
  const { planned, breakage, spares, inStock, leftOver, boxes, sets, bought } = order;
  const needed = [
    say(lang, withReuse ? 'order.plannedReused' : 'order.planned', { n: planned }),
    ...(breakage > 0 ? [say(lang, 'order.breakage', { n: breakage })] : []),
    ...(spares > 0 ? [say(lang, 'order.spares', { n: spares })] : []),
  ].join(' + ');
  const there = inStock > 0 ? ` − ${say(lang, 'order.stock', { n: inStock })}` : '';
  const rest = leftOver > 0 ? ` + ${say(lang, 'order.rest', { n: leftOver })}` : '';
  const parts = needed + there + rest;
  const sum =
    sets !== null
      ? say(lang, 'order.textSets', { sets, n: bought, parts })
      : boxes === null
        ? say(lang, 'order.textTiles', { n: bought, parts })
        : say(lang, 'order.textBoxes', { boxes, n: bought, parts });
  const [comma, semicolon, stop] = lang === 'zh' ? ['，', '；', '。'] : [', ', '; ', '.'];
  const byKind = (textOf: (line: NamedLine) => string) => kinds.map(textOf).join(comma);
  const perBox =
    order.tilesPerBox ??
    byKind(({ name, tilesPerBox }) => say(lang, 'order.ofKind', { kind: name, n: tilesPerBox ?? 0 }));
  const clauses = [
    sum,
    byKind((line) => kindText(lang, line, sets !== null)),
    isByArea ? say(lang, 'order.perBox', { n: perBox }) : '',
    cost === null ? '' : say(lang, 'order.costs', { cost }),
  ];
  return clauses.filter((clause) => clause !== '').join(semicolon) + stop;
}

/** What to buy of a kind: `Dot: 3 (tiles: 132, left over: 12)` for boxes. */
function kindText(lang: Lang, { name: kind, boxes, bought: n, leftOver: rest }: NamedLine, isInSets: boolean): string {
  if (isInSets) return say(lang, 'order.kindSets', { kind, n, rest });
  return boxes === null
    ? say(lang, 'order.ofKind', { kind, n })
    : say(lang, 'order.kindBoxes', { kind, boxes, n, rest });
}

/** The order for the caption of a drawing: `order: 102 (boxes: 17), 339.83 EUR`. */
export function orderBrief(lang: Lang, order: OrderAnswer): string {
  const { tiles, boxes, tilesInBoxes, sets, tilesInSets } = order;
  const amount =
    sets !== undefined && tilesInSets !== undefined
      ? say(lang, 'order.briefSets', { n: tilesInSets, sets })
      : boxes === null || tilesInBoxes === null
        ? say(lang, 'order.brief', { n: tiles })
        : say(lang, 'order.briefBoxes', { n: tilesInBoxes, boxes });
  const cost = orderCost(lang, order);
  return cost === null ? amount : `${amount}, ${cost}`;
}

/** Tiles with breakage and spares, or those missing; boxes or sets with the tiles in them; the cost. For lists of figures. */
export function orderCells(
  lang: Lang,
  order: Omit<OrderAnswer, 'leftOver' | 'kinds' | 'text'>,
  hasStock: boolean,
): (readonly [label: string, value: string])[] {
  const { tiles, boxes, tilesInBoxes, sets, tilesInSets } = order;
  const cost = orderCost(lang, order);
  return [
    [say(lang, hasStock ? 'order.missing' : 'order.tiles'), formatCount(lang, tiles)],
    ...(sets === undefined || tilesInSets === undefined
      ? []
      : [[say(lang, 'order.sets'), `${formatCount(lang, sets)} (${formatCount(lang, tilesInSets)})`] as const]),
    ...(boxes === null || tilesInBoxes === null
      ? []
      : [[say(lang, 'order.boxes'), `${formatCount(lang, boxes)} (${formatCount(lang, tilesInBoxes)})`] as const]),
    ...(cost === null ? [] : [[say(lang, 'order.cost'), cost] as const]),
  ];
}

/** The cost of an order with its currency; null without a price. */
export function orderCost(lang: Lang, { cost, currency }: Pick<OrderAnswer, 'cost' | 'currency'>): string | null {
  return cost === null || currency === null ? null : formatMoney(lang, cost, minorDigitsOf(currency), currency);
}
