// The figures of a variant in the comparison.

import { orderOf } from '../../order/index.ts';
import { formatCount, formatLength, formatMeasure } from '../../words/index.ts';
import { countKinds } from '../order/kinds.ts';
import { formatCost, wishesWithCurrency } from '../order/wishes.ts';
import { speak, useNotation } from '../state/context.ts';
import type { Planned } from '../state/session.ts';

/** Its name, its text, and its rank: the least is the best, infinite ones are not compared. */
export type Figure = readonly [name: string, text: string, rank: number];

/** The figures of a plan; `areAlike` tells whether all variants have tiles of the same size. */
export function figuresOf(planned: Planned, areAlike: boolean): Figure[] {
  const notation = useNotation();
  const { lang } = notation;
  const { total, cut, wastePercent, sliverCount, narrowestCutMm } = planned.answer.tiles;
  // All tiles: offcuts are searched for in the current plan only.
  const { boxes, bought, cost } = orderOf(countKinds(planned), wishesWithCurrency(planned.draft));
  const rankOf = (count: number) => (areAlike ? count : Infinity);
  const narrowest = narrowestCutMm === null ? '–' : formatLength(notation, narrowestCutMm, 'mm', 1);
  const ordered = boxes === null ? speak('variants.tiles', { count: bought }) : speak('variants.boxes', { boxes });
  return [
    [speak('ui.tilesToBuy'), formatCount(lang, total), rankOf(total)],
    [speak('result.cut'), formatCount(lang, cut), rankOf(cut)],
    [speak('ui.waste'), formatMeasure(lang, wastePercent, '%'), wastePercent],
    [speak('result.slivers'), formatCount(lang, sliverCount), sliverCount],
    [speak('ui.narrowestCut'), narrowest, narrowestCutMm === null ? -Number.MAX_VALUE : -narrowestCutMm],
    [speak('variants.order'), ordered, rankOf(bought)],
    ...(cost === null ? [] : [[speak('order.cost'), formatCost(planned.draft, cost), Number(cost)] as const]),
  ];
}
