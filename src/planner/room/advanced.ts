// Whether the advanced part of the room is open; the browser remembers it.

import { signal } from '@preact/signals';
import { recall, remember } from '../state/memory.ts';

const NAME = 'advanced';

export const isAdvancedOpen = signal(recall(NAME) === 'open');

export function openAdvanced(isOpen: boolean): void {
  if (isOpen === isAdvancedOpen.value) return;
  isAdvancedOpen.value = isOpen;
  remember(NAME, isOpen ? 'open' : 'closed');
}
