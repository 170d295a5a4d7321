// Searches that nobody has to ask for: they start whenever a plan has not changed for a while.

import { effect } from '@preact/signals';
import { linkedSurface } from '../state/draft.ts';
import type { Session } from '../state/session.ts';
import { searchAtRest } from './search.ts';

/** How long a plan rests before it is searched. */
const REST_MS = 500;

/** Starts the searches for every plan at rest; returns a function that stops this. */
export function searchWhenAtRest({ planned }: Session): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let basis = '';
  const stop = effect(() => {
    const next = JSON.stringify(linkedSurface(planned.value?.draft ?? {}));
    if (next === basis) return;
    basis = next;
    clearTimeout(timer);
    timer = setTimeout(searchAtRest, REST_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
