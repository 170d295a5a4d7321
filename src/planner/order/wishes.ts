// The wishes for an order, kept with the plan, and the order of the current plan.

import {
  minorDigitsOf,
  type ORDER_RANGES,
  type Order,
  type OrderWishes,
  orderOf,
  type QUANTITY_RANGES,
  type QuantityWishes,
  type Stock,
} from '../../order/index.ts';
import { buysWithReuse, reuseFigures } from '../search/found.ts';
import { useNotation } from '../state/context.ts';
import type { Change, Draft } from '../state/draft.ts';
import { pageValues } from '../state/page-data.ts';
import type { Planned } from '../state/session.ts';
import { useUsualCurrency } from './currency.ts';
import { countKinds } from './kinds.ts';
import { withStock } from './stock.ts';

/** Wishes for an order, and for grout and adhesive if they are to be estimated. */
export type Wishes = OrderWishes &
  QuantityWishes & {
    readonly quantities?: boolean;
    readonly stock?: Stock;
    /** Of a skirting from offcuts, mm. */
    readonly skirtingHeight?: number;
  };

export type NumberWish = Exclude<keyof typeof ORDER_RANGES, 'setOf'> | keyof typeof QUANTITY_RANGES | 'skirtingHeight';

/** The heights of a skirting, mm. */
export const SKIRTING_HEIGHTS = [20, 300] as const;

export function wishesOf({ page }: Draft): Wishes {
  return (page?.order ?? {}) as Wishes;
}

/** The change that sets a wish; undefined removes it. */
export function wish(change: { readonly [Name in keyof Wishes]?: Wishes[Name] | undefined }) {
  return (draft: Draft): Change => pageValues(draft, 'order', change);
}

/** The order of a plan; null while the tiles with offcuts reused, by which it is bought, are being counted. */
export function currentOrder(planned: Planned): Order | null {
  const wishes = wishesWithCurrency(planned.draft);
  const kinds = withStock(countKinds(planned), wishes.stock);
  if (!buysWithReuse(planned.draft)) return orderOf(kinds, wishes);
  const found = reuseFigures.now.value;
  if (found === null) return null;
  const tilesOf = (kind: string) =>
    found.kinds?.find((other) => other.kind === kind)?.tilesWithReuse ?? found.reuse.tilesWithReuse;
  return orderOf(
    kinds.map((one) => ({ ...one, tiles: tilesOf(one.kind) })),
    wishes,
  );
}

/** The wishes for a plan, with the usual currency unless another one was chosen. */
export function wishesWithCurrency(draft: Draft, usual = useUsualCurrency()): Wishes & { readonly currency: string } {
  return { currency: usual, ...wishesOf(draft) };
}

/** An amount of the currency's smallest unit, as people write it. */
export function formatCost(draft: Draft, cost: bigint): string {
  const { currency } = wishesWithCurrency(draft);
  const digits = minorDigitsOf(currency);
  const format = new Intl.NumberFormat(useNotation().lang, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(Number(cost) / 10 ** digits);
}
