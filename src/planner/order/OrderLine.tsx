// What to buy, with the headline: the order beside it, boxes or tiles with breakage and spares and the cost, and the tiles
// of each kind below it.

import type { Order } from '../../order/index.ts';
import { speak, useLang } from '../state/context.ts';
import type { Planned } from '../state/session.ts';
import { kindName, kindsText } from './kinds.ts';
import { currentQuantities } from './quantities.ts';
import { currentOrder, formatCost, wishesOf } from './wishes.ts';

export function OrderLine({ planned }: { readonly planned: Planned }) {
  const order = currentOrder(planned);
  const estimate = currentQuantities(planned);
  if (order === null) return <p class="order-line">{speak('orderForm.counting')}</p>;
  const { planned: tiles, breakage, spares, inStock, boxes, bought, leftOver, cost } = order;
  const withWhat = spares > 0 ? 'orderForm.withSpares' : 'orderForm.withBreakage';
  const amountKey = inStock > 0 ? 'orderForm.toBuy' : withWhat;
  const amount =
    boxes === null ? speak(amountKey, { count: bought }) : speak('orderForm.boxes', { boxes, count: bought });
  const parts = [
    speak(wishesOf(planned.draft).reuse ? 'orderForm.plannedReused' : 'orderForm.planned', { count: tiles }),
    breakage > 0 && speak('orderForm.broken', { count: breakage }),
    spares > 0 && speak('orderForm.spare', { count: spares }),
  ];
  const there = inStock > 0 ? ` − ${speak('order.stock', { n: inStock })}` : '';
  const rest = leftOver > 0 ? ` + ${speak('orderForm.leftOver', { count: leftOver })}` : '';
  const perBox = perBoxText(planned, order);
  return (
    <div class="order-line">
      <p>
        <strong>{amount}</strong>
        {cost !== null && <strong class="order-cost">{formatCost(planned.draft, cost)}</strong>}
      </p>
      <p>
        {parts.filter(Boolean).join(' + ')}
        {there}
        {rest}
      </p>
      {perBox && <p>{perBox}</p>}
      {estimate && <p>{estimate.text}</p>}
    </div>
  );
}

/** The tiles to buy of each kind, for patterns that need several. */
export function KindsLine({ planned }: { readonly planned: Planned }) {
  const text = kindsText(planned, useLang());
  return text === '' ? null : <p class="order-kinds">{text}</p>;
}

/** What a box holds, if it was worked out from its area. */
function perBoxText({ draft, answer }: Planned, { lines, tilesPerBox, boxes }: Order): string {
  const wishes = wishesOf(draft);
  if (wishes.tilesPerBox !== undefined || wishes.boxAreaM2 === undefined || boxes === null) return '';
  const byKind = () =>
    lines.map((line) =>
      speak('order.ofKind', { kind: kindName(answer.pattern.id, line.kind, useLang()), n: line.tilesPerBox ?? 0 }),
    );
  return speak('orderForm.perBoxByArea', { count: tilesPerBox ?? byKind().join(' · ') });
}
