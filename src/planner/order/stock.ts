// The tiles that somebody has, as far as they are of the kinds that the plan needs.

import { type KindToBuy, type Order, orderOf, type Stock, stockOf } from '../../order/index.ts';
import { stockSentence } from '../../wire/index.ts';
import { reuseFigures } from '../search/found.ts';
import { useLang } from '../state/context.ts';
import type { Planned } from '../state/session.ts';
import { countKinds, kindName } from './kinds.ts';
import { wishesOf, wishesWithCurrency } from './wishes.ts';

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

/** Whether the tiles are enough, in a sentence; empty if none were entered. */
export function stockText(planned: Planned): string {
  const lang = useLang();
  const { stock } = wishesOf(planned.draft);
  const kinds = countKinds(planned);
  if (usableStock(stock, kinds) === undefined) return '';
  const orderFor = (counted: readonly KindToBuy[]): Order =>
    orderOf(withStock(counted, stock), wishesWithCurrency(planned.draft));
  const plain = orderFor(kinds);
  const found = reuseFigures.now.value;
  const tilesOf = (kind: string) => found?.kinds?.find((other) => other.kind === kind)?.tilesWithReuse;
  const reused = found && kinds.map((one) => ({ ...one, tiles: tilesOf(one.kind) ?? found.reuse.tilesWithReuse }));
  const { id } = planned.answer.pattern;
  return stockSentence(lang, plain, reused ? orderFor(reused) : plain, (kind) => kindName(id, kind, lang));
}
