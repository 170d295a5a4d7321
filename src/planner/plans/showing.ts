// The address and the title of the page: those of the link while the plan is the shared one, those of the plan on this
// device as soon as it differs.

import { computed, effect } from '@preact/signals';
import { goOnAt } from '../page/address.ts';
import { notice, notify } from '../page/notice.ts';
import { speak, useNotation } from '../state/context.ts';
import { useKeeper } from './keeper.ts';
import { addressOf, linkOf, nameOf, type SavedPlan } from './saved-plan.ts';

/** The name of the plan on the screen. */
export const planName = computed(() => {
  const { value: shown } = useKeeper().shown;
  return shown ? nameOf(useNotation(), shown) : '';
});

/** What the title of the page begins with; nothing for a shared plan without a name of its own. */
export const titleName = computed(() => {
  const { value: shown } = useKeeper().shown;
  return shown && (shown.name || !linkOf(shown)) ? planName.value : '';
});

/** Keeps the address that of the plan on the screen. */
export function showAddress(): void {
  let [plan, wasLink] = ['', false];
  const aboutOpened = notice.peek();
  effect(() => {
    const { value: shown } = useKeeper().shown;
    if (shown === null) return;
    const isLink = linkOf(shown) !== undefined;
    // A first visit stays at the address it began with until there is something to come back to.
    const isFirst = plan === '' && shown.changed === 0;
    if (!isFirst) goOnAt(addressOf(shown), useNotation(), shown.id === plan);
    // What was said about the opened plan is not about another one.
    if (aboutOpened && plan !== '' && shown.id !== plan && notice.peek() === aboutOpened) notify(null);
    if (wasLink && !isLink && shown.id === plan && shown.origin) notify({ text: speak('plans.ownCopy') });
    [plan, wasLink] = [shown.id, isLink];
  });
}

/** Says that another tab has changed the plan too; returns the name under which this one goes on. */
export function announceCopy(plan: SavedPlan): string {
  notify({ text: speak('plans.changedElsewhere') });
  return speak('plans.copyOf', { name: nameOf(useNotation(), plan) });
}
