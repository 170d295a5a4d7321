// The first figure of a plan with an order: the boxes, sets or tiles that are bought, and what they cost.

import { formatCount } from '../../words/index.ts';
import { currentOrder, formatCost } from '../order/wishes.ts';
import { speak, useLang } from '../state/context.ts';
import type { Planned } from '../state/session.ts';
import { TilesToBuy } from './TilesToBuy.tsx';

export function Headline({ planned }: { readonly planned: Planned }) {
  const lang = useLang();
  const order = currentOrder(planned);
  if (order === null) return <TilesToBuy />;
  const { boxes, sets, bought, cost } = order;
  const units = sets ?? boxes;
  // Without boxes and a price, the tiles of the plan are what there is to know.
  if (units === null && cost === null) return <TilesToBuy />;
  const name = sets !== null ? 'orderForm.setsToBuy' : boxes !== null ? 'orderForm.boxesToBuy' : 'ui.tilesToBuy';
  return (
    <>
      <h2 id="result-title">{speak(name)}</h2>
      <p class="result-total">
        {formatCount(lang, units ?? bought)}
        {cost !== null && <span class="order-cost">{formatCost(planned.draft, cost)}</span>}
      </p>
    </>
  );
}
