// Whether the accepted plan is what is on the screen. While it is not, nothing is shared, saved or printed.

import { computed, signal } from '@preact/signals';
import { speak, useSession } from '../state/context.ts';
import { mode, type Section } from '../state/sections.ts';
import type { Planned } from '../state/session.ts';
import { notify } from './notice.ts';

/** Why the accepted plan is not what is on the screen; empty if it is. */
export const invalidity = computed(() => {
  if (useSession().isMistaken.value) return speak('shell.mistaken');
  return mode.value === 'draw' ? speak('shell.drawing') : '';
});

/** What keeps the plan on the screen from being valid, and the way to it. */
export interface Block {
  /** The text of a button that leads to it. */
  readonly name: string;
  /** Where it is; null outside of the sections. */
  readonly section: Section | null;
  readonly show: () => void;
}

/** In the order of the page. */
export const blocks = signal<readonly Block[]>([]);

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
