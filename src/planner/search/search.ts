// Searches: the best start, and which pieces can be cut from one tile. A search starts when its button is pressed and
// is stopped when the plan changes.

import { effect } from '@preact/signals';
import { notify } from '../shell/notice.ts';
import { words } from '../shell/words.ts';
import { speak, useSession } from '../state/context.ts';
import { bodyOf, type Draft } from '../state/draft.ts';
import { answerInBackground } from '../work/background.ts';
import { type AnswerWithReuse, bestFindings, bestStart, offcutReuse, reuseOf } from './found.ts';

/** Moves to the best start and shows its figures. */
export function findBestStart(): Promise<void> {
  return search({ start: 'best' }, async (draft, { pattern: { startCm }, tiles, warnings, notes }) => {
    const session = useSession();
    const now = session.planned.value?.answer.pattern.startCm;
    const isThere = now?.x === startCm.x && now.y === startCm.y;
    bestStart.keep(draft, startCm);
    bestFindings.keep({ ...draft, start: startCm }, { warnings, notes, lang: session.lang.value });
    if (!isThere) await session.propose({ change: { start: startCm }, origin: 'start' });
    const { sliverCount, wastePercent } = tiles;
    notify({ text: speak(isThere ? words.bestAlready : words.bestFound, { sliverCount, wastePercent }) });
  });
}

/** Finds the pieces that can be cut from one tile. */
export function findReuse(): Promise<void> {
  return search({}, (draft, { tiles }) => offcutReuse.keep(draft, reuseOf(tiles)));
}

/** Searches for the current plan; the search is stopped as soon as the plan changes. */
async function search(wish: object, take: (draft: Draft, answer: AnswerWithReuse) => unknown): Promise<void> {
  const session = useSession();
  const draft = session.planned.value?.draft;
  if (!draft) return;
  const basis = JSON.stringify(bodyOf(draft));
  const obsolete = new AbortController();
  // A change of language plans the same draft again and does not stop the search.
  const stopWatching = effect(() => {
    if (JSON.stringify(bodyOf(session.planned.value?.draft ?? {})) !== basis) obsolete.abort();
  });
  let text: string;
  try {
    text = await answerInBackground({ ...bodyOf(draft), ...wish }, obsolete.signal);
  } catch (error) {
    if (!obsolete.signal.aborted) notify({ text: speak(words.unfound, { reason: (error as Error).message }) });
    return;
  } finally {
    stopWatching();
  }
  await take(draft, JSON.parse(text));
}
