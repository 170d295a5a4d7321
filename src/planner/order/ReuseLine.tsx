// The count with offcuts reused, below the headline: searched for whenever a plan has rested.

import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { reuseFigures } from '../search/found.ts';
import { speak } from '../state/context.ts';
import { bodyOf } from '../state/draft.ts';
import type { Planned, Session } from '../state/session.ts';
import { words } from './words.ts';
import './order.css';

/** How long a plan rests before its tiles with offcuts reused are counted. */
const REST_MS = 1000;

/** Nobody has asked for it, so a failure to load it is not reported. */
async function countReuse(): Promise<void> {
  const search = await import('../search/on-demand.ts').catch(() => null);
  await search?.countReuse();
}

/** The count with offcuts reused, and why it differs from the headline. */
export function ReuseLine({ planned, session }: { readonly planned: Planned; readonly session: Session }) {
  useEffect(() => countWhenAtRest(session), []);
  const { total } = planned.answer.tiles;
  const found = reuseFigures.now.value;
  if (found === null) return <p class="order-reuse">{speak(words.counting)}</p>;
  const { tilesWithReuse: count } = found.reuse;
  return (
    <p class="order-reuse">
      {count < total ? speak(words.reused, { count, saved: total - count }) : speak(words.notReused, { count })}
    </p>
  );
}

/** Counts the tiles with offcuts reused whenever the plan has not changed for a while. */
function countWhenAtRest(session: Session): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let basis = '';
  const stop = effect(() => {
    const next = JSON.stringify(bodyOf(session.planned.value?.draft ?? {}));
    if (next === basis) return;
    basis = next;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (reuseFigures.now.value === null) void countReuse();
    }, REST_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
