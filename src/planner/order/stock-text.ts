// Whether the tiles that somebody has are enough, in a sentence.

import { type KindToBuy, type Order, orderOf } from '../../order/index.ts';
import { stockSentence } from '../../wire/index.ts';
import { reuseFigures } from '../search/found.ts';
import { useLang } from '../state/context.ts';
import type { Planned } from '../state/session.ts';
import { countKinds, nameOfKind } from './kinds.ts';
import { usableStock, withStock } from './stock.ts';
import { wishesOf, wishesWithCurrency } from './wishes.ts';

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
  return stockSentence(lang, plain, reused ? orderFor(reused) : plain, (kind) => nameOfKind(planned, kind, lang));
}
