// The tiles to buy as the first figure: with offcuts reused if they are bought so, which is known once the plan has rested.

import { useComputed } from '@preact/signals';
import { formatCount } from '../../words/index.ts';
import { buysWithReuse, reuseFigures } from '../search/found.ts';
import { speak, useSession } from '../state/context.ts';
import { useCount } from './counts.ts';

export function TilesToBuy() {
  const total = useCount('total');
  const count = useComputed(() => {
    const { planned, lang } = useSession();
    if (planned.value === null || !buysWithReuse(planned.value.draft)) return total.value;
    const found = reuseFigures.now.value;
    return found ? formatCount(lang.value, found.reuse.tilesWithReuse) : `≤\u00a0${total.value}`;
  });
  return (
    <>
      <h2 id="result-title">{speak('ui.tilesToBuy')}</h2>
      <p class="result-total">{count}</p>
    </>
  );
}
