// The name of the plan in the bar, which opens the list of plans.

import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { Icon } from '../page/Icon.tsx';
import { notify } from '../page/notice.ts';
import { planName } from '../plans/showing.ts';
import { speak } from '../state/context.ts';
import type { MyPlansProps } from './MyPlans.tsx';
import './plans.css';

/** The list while it is open; its code is loaded at the first use. */
const list = signal<{ readonly List: FunctionComponent<MyPlansProps> } | null>(null);

async function open(): Promise<void> {
  try {
    const { MyPlans } = await import('./MyPlans.tsx');
    list.value = { List: MyPlans };
  } catch {
    notify({ text: speak('plans.unloaded') });
  }
}

export function PlanButton() {
  return (
    <button
      type="button"
      class="bare plans-button"
      title={`${speak('plans.myPlans')} · ${planName.value}`}
      onClick={open}
    >
      <Icon icon="plans" />
      <span>{speak('plans.myPlans')}</span>
      <span class="plans-current">{planName.value}</span>
    </button>
  );
}

/** The place of the list in the page. */
export function PlanList() {
  const { value: opened } = list;
  return opened && <opened.List onClose={() => (list.value = null)} />;
}
