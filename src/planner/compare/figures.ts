// The figures of the variants in the comparison.

import { orderOf } from '../../order/index.ts';
import { formatBareLength, formatCount, formatLength, formatMeasure } from '../../words/index.ts';
import { countKinds } from '../order/kinds.ts';
import { formatCost, wishesWithCurrency } from '../order/wishes.ts';
import { speak, useNotation } from '../state/context.ts';
import type { Planned } from '../state/session.ts';

/** Its name, its text, and its rank: the least is the best, infinite ones are not compared. */
type Figure = readonly [name: string, text: string, rank: number];

/** A figure of all variants; `isBest` where it differs and is the best. */
export interface FigureRow {
  readonly name: string;
  readonly cells: readonly { readonly text: string; readonly isBest: boolean }[];
}

/** The figures of plans beside each other; null for a variant that has no plan. */
export function rowsOf(plans: readonly (Planned | null)[]): FigureRow[] {
  // Counts of tiles of unequal size tell nothing.
  const areas = new Set(plans.flatMap((planned) => planned?.laid.lattice.tileAreaMm2 ?? []));
  const figures = plans.map((planned) => planned && figuresOf(planned, areas.size === 1));
  const names = figures.find((rows) => rows !== null)?.map(([name]) => name) ?? [];
  return names.map((name, row) => {
    const ranks = figures.map((rows) => rows?.[row][2] ?? Infinity);
    const least = Math.min(...ranks);
    const isTold = ranks.some((rank) => rank !== least);
    const cells = figures.map((rows, i) => ({ text: rows?.[row][1] ?? '–', isBest: isTold && ranks[i] === least }));
    return { name, cells };
  });
}

/** What a variant is: its pattern, the size of its tiles, and its start. */
export function linesOf({ answer }: Planned): readonly [name: string, size: string, start: string] {
  const notation = useNotation();
  const { name, parameters, startCm } = answer.pattern;
  const sizes = [parameters.tileSize, parameters.tileWidth, parameters.tileHeight].filter((size) => size !== undefined);
  /** Lengths with their unit at the end. */
  const join = (lengths: readonly number[], unit: 'mm' | 'cm', between: string) =>
    lengths
      .map((length, i) => (i < lengths.length - 1 ? formatBareLength : formatLength)(notation, length, unit))
      .join(between);
  const start = join([startCm.x, startCm.y], 'cm', ' / ');
  return [name, join(sizes.map(Number), 'mm', ' × '), `${speak('ui.start')}: ${start}`];
}

/** The figures of a plan; `areAlike` tells whether all variants have tiles of the same size. */
function figuresOf(planned: Planned, areAlike: boolean): Figure[] {
  const notation = useNotation();
  const { lang } = notation;
  const { total, cut, wastePercent, sliverCount, narrowestCutMm } = planned.answer.tiles;
  // All tiles: offcuts are searched for in the current plan only.
  const { boxes, bought, cost } = orderOf(countKinds(planned), wishesWithCurrency(planned.draft));
  const rankOf = (count: number) => (areAlike ? count : Infinity);
  const narrowest = narrowestCutMm === null ? '–' : formatLength(notation, narrowestCutMm, 'mm', 1);
  const ordered =
    boxes === null
      ? speak('variants.tiles', { count: formatCount(lang, bought) })
      : speak('variants.boxes', { boxes: formatCount(lang, boxes) });
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
