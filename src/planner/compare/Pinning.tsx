// The buttons that pin the current layout and open the comparison, whose code is loaded then.

import { useSignal } from '@preact/signals';
import { lazy } from '../page/lazy.tsx';
import { speak, useSession } from '../state/context.ts';
import type { Draft } from '../state/draft.ts';
import { canPin, isPinned, pin, variantsOf } from './variants.ts';

const Comparison = lazy(() => import('./Comparison.tsx').then((part) => part.Comparison));

export function Pinning({ draft }: { readonly draft: Draft }) {
  const session = useSession();
  const isOpen = useSignal(false);
  const count = variantsOf(draft).length;
  const label = isPinned(draft) ? 'variants.pinned' : canPin(draft) ? 'variants.pin' : 'variants.full';
  // A button that is disabled would lose the focus.
  const press = () => {
    if (canPin(draft)) void session.propose({ change: pin, origin: 'compare' });
  };
  return (
    <div class="pattern-actions">
      <button type="button" aria-disabled={!canPin(draft)} onClick={press}>
        {speak(label)}
      </button>
      <button type="button" disabled={count === 0} onClick={() => (isOpen.value = true)}>
        {speak('variants.compare', { count })}
      </button>
      {isOpen.value && <Comparison onClose={() => (isOpen.value = false)} />}
    </div>
  );
}
