// The count with offcuts reused, below the headline: searched for whenever a plan has rested.

import { speakFewest } from '../search/fewest.ts';
import { reuseFigures } from '../search/found.ts';
import { speak } from '../state/context.ts';
import type { Planned } from '../state/session.ts';
import './order.css';

/** The count with offcuts reused, and why it differs from the headline. */
export function ReuseLine({ planned }: { readonly planned: Planned }) {
  const { total } = planned.answer.tiles;
  const found = reuseFigures.now.value;
  // As tall as most answers, and as hidden on a phone as those that change nothing: what comes late moves nothing.
  if (found === null) return <p class="order-reuse order-same order-counting">{speak('orderForm.counting')}</p>;
  const { tilesWithReuse: count } = found.reuse;
  const isFewer = count < total;
  return (
    <p class={isFewer ? 'order-reuse' : 'order-reuse order-same'}>
      {isFewer ? speak('orderForm.reused', { count, saved: total - count }) : speak('orderForm.notReused', { count })}{' '}
      {speakFewest(found.reuse)}
    </p>
  );
}
