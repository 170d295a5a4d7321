// The fields for the tiles that somebody has, one for each kind, and whether they are enough.

import { useId } from 'preact/hooks';
import { MOST_IN_STOCK, type Stock } from '../../order/index.ts';
import { formatNumber } from '../../words/index.ts';
import { readNumber } from '../fields/numbers.ts';
import { notNumber } from '../fields/sentences.ts';
import { useTyping } from '../fields/typing.ts';
import { speak, useLang } from '../state/context.ts';
import type { Planned } from '../state/session.ts';
import { countKinds, kindName } from './kinds.ts';
import { stockText } from './stock-text.ts';
import { wish, wishesOf } from './wishes.ts';

export function StockFields({ planned }: { readonly planned: Planned }) {
  const lang = useLang();
  const kinds = countKinds(planned);
  const { id } = planned.answer.pattern;
  const text = stockText(planned);
  return (
    <>
      {kinds.map(({ kind }) => (
        <StockField
          key={kind}
          kind={kind}
          label={
            kind === '' ? speak('orderForm.stock') : speak('orderForm.stockOf', { kind: kindName(id, kind, lang) })
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
  const lang = useLang();
  const id = useId();
  const value = countIn(wishesOf(planned.draft).stock, kind);
  const read = (text: string): number | undefined | string => {
    if (text.trim() === '') return undefined;
    const count = readNumber(text);
    if (count === undefined) return notNumber(lang).text;
    if (Number.isInteger(count) && count >= 0 && count <= MOST_IN_STOCK) return count;
    return speak('sentence.range', { label, min: '0', max: formatNumber(lang, MOST_IN_STOCK) });
  };
  const { typed, isUnread, type, commit, discard } = useTyping('order.stock', value, (text) => {
    const count = read(text);
    if (typeof count === 'string') return null;
    return (draft) => wish({ stock: stockWith(wishesOf(draft).stock, kind, count) })(draft);
  });
  const refusal = isUnread && typed !== null ? read(typed) : undefined;
  return (
    <div class="field-number">
      <label for={id}>{label}</label>
      <span class="field-measure">
        <input
          id={id}
          inputMode="numeric"
          autocomplete="off"
          value={typed ?? (value === undefined ? '' : formatNumber(lang, value))}
          aria-describedby={`${id}-mistake`}
          aria-invalid={isUnread}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            else if (event.key === 'Escape' && typed !== null) discard();
            else return;
            event.preventDefault();
          }}
        />
        <span />
      </span>
      <div id={`${id}-mistake`} class="field-mistakes" aria-live="polite">
        {typeof refusal === 'string' && <p>{refusal}</p>}
      </div>
    </div>
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
