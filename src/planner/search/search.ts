// Searches: the best start, and which pieces can be cut from one tile. A search starts when its button is pressed and
// is stopped when the plan changes.

import { effect } from '@preact/signals';
import type { PlanAnswer } from '../../wire/index.ts';
import { reasonOf } from '../fields/reasons.ts';
import { notify } from '../shell/notice.ts';
import { words } from '../shell/words.ts';
import { speak, useSession } from '../state/context.ts';
import { bodyOf, type Draft } from '../state/draft.ts';
import { answerInBackground } from '../work/background.ts';
import {
  type AnswerWithReuse,
  bestStart,
  figuresBefore,
  isAtBestStart,
  offcutReuse,
  reuseFigures,
  reuseOf,
} from './found.ts';

/** Moves to the best start and shows its figures. */
export function findBestStart(): Promise<void> {
  return search({ start: 'best' }, async (draft, { pattern: { startCm }, tiles }) => {
    const session = useSession();
    const now = session.planned.value?.answer.pattern.startCm;
    const isThere = now?.x === startCm.x && now.y === startCm.y;
    bestStart.keep(draft, startCm);
    isAtBestStart.keep({ ...draft, start: startCm }, true);
    if (!isThere) await applyStart(startCm);
    const { sliverCount, wastePercent } = tiles;
    notify({ text: speak(isThere ? words.bestAlready : words.bestFound, { sliverCount, wastePercent }) });
  });
}

/** Moves to a start that was found or named, and shows the figures before and after. */
export async function applyStart(start: PlanAnswer['pattern']['startCm']): Promise<void> {
  const session = useSession();
  const before = session.planned.value;
  if (before) figuresBefore.keep({ ...before.draft, start }, before.answer.tiles);
  await session.propose({ change: { start }, origin: 'start' });
}

/** Moves the start so that the middle of the room is the middle of a tile or of a joint, whichever is better. */
export function centreStart(): Promise<void> {
  return search({ start: 'center' }, (_, { pattern: { startCm } }) => applyStart(startCm));
}

/** Finds the pieces that can be cut from one tile. */
export function findReuse(): Promise<void> {
  return search({}, (draft, { tiles }) => {
    reuseFigures.keep(draft, tiles);
    offcutReuse.keep(draft, reuseOf(tiles));
  });
}

/** Counts the tiles to buy when offcuts are reused. Nobody has asked for it, so a failure is not reported. */
export function countReuse(): Promise<void> {
  return search(
    {},
    (draft, { tiles }) => reuseFigures.keep(draft, tiles),
    () => {},
  );
}

function report(error: unknown): void {
  notify({ text: speak(words.unfound, { reason: reasonOf(error) }) });
}

/** Searches for the current plan; the search is stopped as soon as the plan changes. */
async function search(
  wish: object,
  take: (draft: Draft, answer: AnswerWithReuse) => unknown,
  fail: (error: unknown) => void = report,
): Promise<void> {
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
    if (!obsolete.signal.aborted) fail(error);
    return;
  } finally {
    stopWatching();
  }
  await take(draft, JSON.parse(text));
}
