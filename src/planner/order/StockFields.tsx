// The fields for the tiles that somebody has, one for each kind, and whether they are enough.

import type { Stock } from '../../order/index.ts';
import { speak, useLang } from '../state/context.ts';
import type { Planned } from '../state/session.ts';
import { countKinds, nameOfKind } from './kinds.ts';
import { stockText } from './stock-text.ts';
import { WishEntry } from './WishField.tsx';
import { wish, wishesOf } from './wishes.ts';

export function StockFields({ planned }: { readonly planned: Planned }) {
  const lang = useLang();
  const kinds = countKinds(planned);
  const text = stockText(planned);
  return (
    <>
      {kinds.map(({ kind }) => (
        <StockField
          key={kind}
          kind={kind}
          label={
            kind === ''
              ? speak('orderForm.stock')
              : speak('orderForm.stockOf', { kind: nameOfKind(planned, kind, lang) })
          }
          planned={planned}
        />
      ))}
      <div role="status">{text && <p class="order-stock">{text}</p>}</div>
    </>
  );
}

interface StockFieldProps {
  readonly planned: Planned;
  /** Empty if there is one only. */
  readonly kind: string;
  readonly label: string;
}

function StockField({ planned, kind, label }: StockFieldProps) {
  return (
    <WishEntry
      name={`order.stock.${kind}`}
      label={label}
      range="stock"
      isWhole
      value={countIn(wishesOf(planned.draft).stock, kind)}
      change={(count) => (draft) => wish({ stock: stockWith(wishesOf(draft).stock, kind, count) })(draft)}
    />
  );
}

function countIn(stock: Stock | undefined, kind: string): number | undefined {
  if (typeof stock === 'number') return kind === '' ? stock : undefined;
  return stock !== undefined && Object.hasOwn(stock, kind) ? stock[kind] : undefined;
}

/** The stock with another count of a kind. */
function stockWith(stock: Stock | undefined, kind: string, count: number | undefined): Stock | undefined {
  if (kind === '') return count;
  const { [kind]: _, ...others } = typeof stock === 'object' ? stock : {};
  const all = count === undefined ? others : { ...others, [kind]: count };
  return Object.keys(all).length > 0 ? all : undefined;
}
