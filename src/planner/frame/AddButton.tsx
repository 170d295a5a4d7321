// The one button of the frame, which hands the order to the shop's page.

import { useSignal } from '@preact/signals';
import { useBusy } from '../fields/BusyButton.tsx';
import { currentOrder } from '../order/wishes.ts';
import { invalidity } from '../page/validity.ts';
import { speak, useSession } from '../state/context.ts';
import type { Planned } from '../state/session.ts';
import { addText, handOver } from './order.ts';
import { hasParent } from './parent.ts';
import { isSettled } from './settled.ts';

export function AddButton() {
  const { value: planned } = useSession().planned;
  const handed = useSignal<Planned | null>(null);
  const [isBusy, add] = useBusy(async () => {
    if (await handOver()) handed.value = useSession().planned.value;
  });
  if (planned === null || !hasParent.value) return null;
  const order = isSettled.value ? currentOrder(planned) : null;
  return (
    <div class="frame-add">
      <button
        type="button"
        class="main"
        aria-busy={isBusy || order === null}
        aria-disabled={isBusy || invalidity.value !== ''}
        onClick={add}
      >
        {order ? addText(order) : speak('frame.counting')}
      </button>
      <p role="status">{handed.value === planned && speak('frame.handed')}</p>
    </div>
  );
}
