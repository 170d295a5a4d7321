// The tiles that somebody has, as far as they are of the kinds that the plan needs.

import { type KindToBuy, type Stock, stockOf } from '../../order/index.ts';

/** The stock for the kinds of a plan; undefined if it is of others, from before the pattern was changed. */
export function usableStock(stock: Stock | undefined, kinds: readonly KindToBuy[]): Stock | undefined {
  if (stock === undefined) return undefined;
  if (typeof stock === 'number') return kinds.length === 1 ? stock : undefined;
  const known = kinds.filter(({ kind }) => kind !== '' && Object.hasOwn(stock, kind));
  return known.length === 0 ? undefined : Object.fromEntries(known.map(({ kind }) => [kind, stock[kind]]));
}

/** The kinds of a plan with the tiles of each that are there. */
export function withStock(kinds: readonly KindToBuy[], stock: Stock | undefined): KindToBuy[] {
  const usable = usableStock(stock, kinds);
  return kinds.map((one) => ({ ...one, stock: stockOf(usable, one.kind) }));
}
