// The order beside the headline: boxes or tiles with breakage and spares, and the cost.

import { speak } from '../state/context.ts';
import type { Planned } from '../state/session.ts';
import { currentQuantities } from './quantities.ts';
import { currentOrder, formatCost, wishesOf } from './wishes.ts';
import { words } from './words.ts';

export function OrderLine({ planned }: { readonly planned: Planned }) {
  const order = currentOrder(planned);
  const estimate = currentQuantities(planned);
  if (order === null) return <p class="order-line">{speak(words.counting)}</p>;
  const { planned: tiles, breakage, spares, boxes, bought, leftOver, cost } = order;
  const withWhat = spares > 0 ? words.withSpares : words.withBreakage;
  const amount = boxes === null ? speak(withWhat, { count: bought }) : speak(words.boxes, { boxes, count: bought });
  const parts = [
    speak(wishesOf(planned.draft).reuse ? words.plannedReused : words.planned, { count: tiles }),
    breakage > 0 && speak(words.broken, { count: breakage }),
    spares > 0 && speak(words.spare, { count: spares }),
    leftOver > 0 && speak(words.leftOver, { count: leftOver }),
  ];
  return (
    <div class="order-line">
      <p>
        <strong>{amount}</strong>
        {cost !== null && <strong class="order-cost">{formatCost(planned.draft, cost)}</strong>}
      </p>
      <p>{parts.filter(Boolean).join(' + ')}</p>
      {estimate && <p>{estimate.text}</p>}
    </div>
  );
}
