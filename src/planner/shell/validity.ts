// Whether the accepted plan is what is on the screen. While it is not, nothing is shared, saved or printed.

import { computed } from '@preact/signals';
import { mode } from '../room/mode.ts';
import { speak, useSession } from '../state/context.ts';
import type { Planned } from '../state/session.ts';
import { phrases } from '../words.ts';
import { blocks } from './blocks.ts';
import { notify } from './notice.ts';

const words = phrases({
  mistaken: {
    en: 'These figures are of the last valid plan, without the marked entry.',
    pl: 'To wynik ostatniego poprawnego planu, bez zaznaczonego wpisu.',
    es: 'Estas cifras son del último plan válido, sin la entrada marcada.',
    zh: '以上是上一个有效方案的数据，不含标出的输入。',
  },
  drawing: {
    en: 'A new room is being drawn. These figures are of the plan before it.',
    pl: 'Trwa rysowanie nowego pomieszczenia. To wynik poprzedniego planu.',
    es: 'Se está dibujando otra estancia. Estas cifras son del plan anterior.',
    zh: '正在绘制新房间。以上是之前方案的数据。',
  },
});

/** Why the accepted plan is not what is on the screen; empty if it is. */
export const invalidity = computed(() => {
  if (useSession().isMistaken.value) return speak(words.mistaken);
  return mode.value === 'draw' ? speak(words.drawing) : '';
});

/** The plan on the screen, once all changes are planned; null, with the reason as a notice, if it is not valid. */
export async function plannedNow(): Promise<Planned | null> {
  const session = useSession();
  await session.rest();
  if (invalidity.value === '') return session.planned.value;
  const [first] = blocks.value;
  notify({ text: invalidity.value, ...(first && { action: { name: first.name, run: first.show } }) });
  return null;
}

/** Runs an action, or says why the plan on the screen is not valid. */
export async function ifValid(run: () => void): Promise<void> {
  if (await plannedNow()) run();
}

/** Attributes of a button that needs a valid plan. It stays focusable and says why it does nothing. */
export function useValidity(name: string): { readonly 'aria-disabled': boolean; readonly title: string } {
  const { value: reason } = invalidity;
  return { 'aria-disabled': reason !== '', title: reason === '' ? name : `${name}: ${reason}` };
}
