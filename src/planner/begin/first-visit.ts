// Whether this is a visitor's first plan. It is remembered once something was chosen, or the welcome was closed.

import { signal } from '@preact/signals';
import { recall, remember } from '../state/memory.ts';

const NAME = 'welcomed';

export const isFirstVisit = signal(recall(NAME) === null);

/** Ends the first visit. */
export function welcomeIsOver(): void {
  if (!isFirstVisit.value) return;
  isFirstVisit.value = false;
  remember(NAME, 'yes');
  // Return the focus that was lost with the welcome.
  setTimeout(() => document.activeElement === document.body && document.getElementById('tab-room')?.focus());
}
