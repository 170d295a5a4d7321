// The wishes for an order, kept with the plan, and the order of the current plan.

import { patternByName } from '../../engine/index.ts';
import type { Lang, UnitSystem } from '../../words/index.ts';
import { reuseFigures } from '../search/found.ts';
import type { Change, Draft } from '../state/draft.ts';
import type { Planned } from '../state/session.ts';
import { type Order, type OrderWishes, orderOf } from './order.ts';

/** The range of each number, in the unit of the wish. */
export const RANGES = {
  tilesPerBox: [1, 10_000],
  boxAreaM2: [0.0001, 1000],
  breakage: [0, 100],
  spares: [0, 10_000],
  price: [0, 1_000_000],
} as const;

export type NumberWish = keyof typeof RANGES;

export function wishesOf({ page }: Draft): OrderWishes {
  return (page?.order ?? {}) as OrderWishes;
}

/** The change that sets a wish; undefined removes it. */
export function wish(change: { readonly [Name in keyof OrderWishes]?: OrderWishes[Name] | undefined }) {
  return (draft: Draft): Change => {
    const order = Object.fromEntries(
      Object.entries({ ...wishesOf(draft), ...change }).filter(([, value]) => value !== undefined),
    );
    const { order: _, ...others } = draft.page ?? {};
    const page = Object.keys(order).length > 0 ? { ...others, order } : others;
    return { page: Object.keys(page).length > 0 ? page : undefined };
  };
}

/** The tiles of each kind in a plan. */
export function countKinds({ laid: { layout }, answer: { pattern } }: Planned): number[] {
  const kinds = patternByName(pattern.id)?.kinds?.(pattern.parameters);
  const counts = new Map<string, number>();
  const add = (motif: number, count: number) => {
    const kind = kinds?.[motif] ?? '';
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  };
  const { runs, cuts } = layout;
  for (let i = 0; i < runs.length; i += 4) add(runs[i], runs[i + 3]);
  for (let i = 0; i < cuts.count; i++) add(cuts.tiles[3 * i], 1);
  return [...counts.values()];
}

/** The order of a plan; null while the tiles with offcuts reused, by which it is bought, are being counted. */
export function currentOrder(planned: Planned, minorDigits: number): Order | null {
  const wishes = wishesOf(planned.draft);
  const tileAreaM2 = planned.laid.lattice.tileAreaMm2 / 1e6;
  if (!wishes.reuse) return orderOf(countKinds(planned), wishes, tileAreaM2, minorDigits);
  const found = reuseFigures.now.value;
  if (found === null) return null;
  const kinds = found.kinds?.map(({ tilesWithReuse }) => tilesWithReuse) ?? [found.reuse.tilesWithReuse];
  return orderOf(kinds, wishes, tileAreaM2, minorDigits);
}

const CURRENCIES: Readonly<Record<Lang, string>> = { en: 'EUR', pl: 'PLN', es: 'EUR', zh: 'CNY' };

/** The currency of a plan, or the usual one of the language. */
export function currencyOf({ currency }: OrderWishes, lang: Lang, units: UnitSystem): string {
  return currency ?? (units === 'imperial' ? 'USD' : CURRENCIES[lang]);
}

/** The format of an amount of money in a language. */
export function moneyFormat(lang: Lang, currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(lang, { style: 'currency', currency });
}

/** The decimals of a currency's smallest unit. */
export function minorDigitsOf(format: Intl.NumberFormat): number {
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
