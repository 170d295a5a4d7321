// Settles every plan of the frame: the start is searched by the word of its tile, and the tiles with offcuts reused are
// counted. Only a settled plan can be ordered.

import { computed, effect } from '@preact/signals';
import { reasonOf } from '../fields/reasons.ts';
import { notify } from '../page/notice.ts';
import { type AnswerWithReuse, buysWithReuse, finding, reuseFigures } from '../search/found.ts';
import { speak, useSession } from '../state/context.ts';
import { bodyOf, type Draft } from '../state/draft.ts';
import type { Planned } from '../state/session.ts';
import { answerInBackground } from '../work/background.ts';
import { startWord } from './tile.ts';

/** A plan rests when it has not changed for this long. */
const REST_MS = 200;

const settled = finding<true>((draft) => ({ ...searchBody(draft), now: draft.start }));

/** Whether the plan on the screen has the start that it will have. */
export const isSettled = computed(() => settled.now.value === true);

function searchBody(draft: Draft): object {
  const { value: start } = startWord;
  return { ...bodyOf(draft), ...(start !== null && { start }), buyWithReuse: buysWithReuse(draft) };
}

/** Settles every plan that rests. */
export function keepSettled(): void {
  const session = useSession();
  effect(() => {
    const { value: planned } = session.planned;
    if (planned === null || isSettled.value || session.isDragged.value) return undefined;
    const obsolete = new AbortController();
    const timer = setTimeout(() => void settle(planned, obsolete.signal), REST_MS);
    return () => {
      clearTimeout(timer);
      obsolete.abort();
    };
  });
}

async function settle(planned: Planned, signal: AbortSignal): Promise<void> {
  const session = useSession();
  let found: AnswerWithReuse;
  try {
    found = JSON.parse(await answerInBackground(searchBody(planned.draft), signal));
  } catch (error) {
    if (signal.aborted) return;
    // The plan can be ordered as it is, unless reused offcuts are to be counted.
    settled.keep(planned.draft, true);
    return notify({ text: speak('shell.unfound', { reason: reasonOf(error) }) });
  }
  const { startCm: start } = found.pattern;
  const isFixed = startWord.value === null;
  if (!isFixed && !(await session.propose({ change: { start }, origin: 'start', onlyAfter: planned }))) return;
  const draft = session.planned.value?.draft ?? planned.draft;
  reuseFigures.keep(draft, found.tiles);
  settled.keep(draft, true);
}

/** Resolves when the plan on the screen is settled. */
export function whenSettled(): Promise<void> {
  return new Promise((done) => {
    effect(() => {
      if (isSettled.value) done();
    });
  });
}
