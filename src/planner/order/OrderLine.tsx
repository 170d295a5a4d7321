// The order beside the headline: boxes or tiles with breakage and spares, the cost, and the count with offcuts reused.

import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { reuseFigures } from '../search/found.ts';
import { countReuse } from '../search/search.ts';
import { speak, useNotation } from '../state/context.ts';
import { bodyOf } from '../state/draft.ts';
import type { Planned, Session } from '../state/session.ts';
import { currencyOf, currentOrder, minorDigitsOf, moneyFormat, wishesOf } from './wishes.ts';
import { words } from './words.ts';
import './order.css';

/** How long a plan rests before its tiles with offcuts reused are counted. */
const REST_MS = 1000;

export function OrderLine({ planned, session }: { readonly planned: Planned; readonly session: Session }) {
  useEffect(() => countWhenAtRest(session), []);
  const { lang, units } = useNotation();
  const wishes = wishesOf(planned.draft);
  const money = moneyFormat(lang, currencyOf(wishes, lang, units));
  const digits = minorDigitsOf(money);
  const order = currentOrder(planned, digits);
  if (order === null) return <p class="order-line">{speak(words.counting)}</p>;
  const { tiles, breakage, spares, boxes, bought, leftOver, cost } = order;
  const withWhat = spares > 0 ? words.withSpares : words.withBreakage;
  const amount = boxes === null ? speak(withWhat, { count: bought }) : speak(words.boxes, { boxes, count: bought });
  const parts = [
    speak(wishes.reuse ? words.plannedReused : words.planned, { count: tiles }),
    breakage > 0 && speak(words.broken, { count: breakage }),
    spares > 0 && speak(words.spare, { count: spares }),
    leftOver > 0 && speak(words.leftOver, { count: leftOver }),
  ];
  return (
    <div class="order-line">
      <p>
        <strong>{amount}</strong>
        {cost !== null && <strong class="order-cost">{money.format(Number(cost) / 10 ** digits)}</strong>}
      </p>
      <p>{parts.filter(Boolean).join(' + ')}</p>
    </div>
  );
}

/** The count with offcuts reused, and why it differs from the headline. */
export function ReuseLine({ planned }: { readonly planned: Planned }) {
  const { total } = planned.answer.tiles;
  const found = reuseFigures.now.value;
  if (found === null) return <p class="order-reuse">{speak(words.counting)}</p>;
  const { tilesWithReuse: count } = found.reuse;
  return (
    <p class="order-reuse">
      {count < total ? speak(words.reused, { count, saved: total - count }) : speak(words.notReused, { count })}
    </p>
  );
}

/** Counts the tiles with offcuts reused whenever the plan has not changed for a while. */
function countWhenAtRest(session: Session): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let basis = '';
  const stop = effect(() => {
    const next = JSON.stringify(bodyOf(session.planned.value?.draft ?? {}));
    if (next === basis) return;
    basis = next;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (reuseFigures.now.value === null) void countReuse();
    }, REST_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
