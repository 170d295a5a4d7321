// Searches: the best start, and which pieces can be cut from one tile. A search starts when its button is pressed or the
// plan rests, and is stopped when the plan changes.

import { effect } from '@preact/signals';
import { sharedTilesOf } from '../../cutlist/index.ts';
import type { PlanAnswer } from '../../wire/index.ts';
import { reasonOf } from '../fields/reasons.ts';
import { notify } from '../page/notice.ts';
import { speak, useSession } from '../state/context.ts';
import { bodyOf, type Draft } from '../state/draft.ts';
import { answerInBackground } from '../work/background.ts';
import { type BestPlan, bestPlan, mayMoveStart } from './best.ts';
import {
  type AnswerWithReuse,
  bestStart,
  bodyFrom,
  choicesBody,
  figuresBefore,
  foundChoices,
  foundSkirting,
  offcutReuse,
  offcutsBody,
  reuseFigures,
} from './found.ts';

/** Moves to the best start and shows its figures. */
export async function findBestStart(): Promise<void> {
  const session = useSession();
  const known = bestPlan.now.value;
  if (session.planned.value && known && known !== 'unknown') return moveToBest(session.planned.value.draft, known);
  await search(bodyFrom('best'), (draft, found) => {
    bestPlan.keep(draft, found);
    return moveToBest(draft, found);
  });
}

async function moveToBest(draft: Draft, { pattern: { startCm }, tiles }: BestPlan): Promise<void> {
  const now = useSession().planned.value?.answer.pattern.startCm;
  const isThere = now?.x === startCm.x && now.y === startCm.y;
  bestStart.keep(draft, startCm);
  if (!isThere) await applyStart(startCm);
  const { sliverCount, wastePercent } = tiles;
  notify({ text: speak(isThere ? 'shell.bestAlready' : 'shell.bestFound', { sliverCount, wastePercent }) });
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
  return search(bodyFrom('center'), (_, { pattern: { startCm } }) => applyStart(startCm));
}

/** Finds the starts that a tiler would put before a customer. */
export function findChoices(): Promise<void> {
  return search(choicesBody, (draft, { choices = [] }) => foundChoices.keep(draft, choices));
}

/** Finds the pieces that can be cut from one tile. */
export function findReuse(): Promise<void> {
  return search(offcutsBody, (draft, { tiles, offcuts, skirting }) => {
    reuseFigures.keep(draft, tiles);
    offcutReuse.keep(draft, { ...tiles, shared: sharedTilesOf(tiles.reuse.sharedTiles), offcuts });
    if (skirting) foundSkirting.keep(draft, skirting);
  });
}

/** Searches for what the page shows of a plan at rest. Nobody has asked for it, so a failure is not reported. */
export async function searchAtRest(): Promise<void> {
  await Promise.all([countReuse(), compareWithBest()]);
}

/** Counts the tiles to buy when offcuts are reused. */
async function countReuse(): Promise<void> {
  if (reuseFigures.now.value !== null) return;
  await search(
    bodyOf,
    (draft, { tiles }) => reuseFigures.keep(draft, tiles),
    () => {},
  );
}

/** Finds the plan from the best start, if the current plan has warnings that another start may resolve. */
async function compareWithBest(): Promise<void> {
  const planned = useSession().planned.value;
  if (bestPlan.now.value !== null || !planned || !mayMoveStart(planned.findings)) return;
  await search(bodyFrom('best'), bestPlan.keep, (draft) => bestPlan.keep(draft, 'unknown'));
}

function report(_: Draft, error: unknown): void {
  notify({ text: speak('shell.unfound', { reason: reasonOf(error) }) });
}

/** Searches for the current plan; the search is stopped as soon as the plan changes. */
async function search(
  body: (draft: Draft) => object,
  take: (draft: Draft, answer: AnswerWithReuse) => unknown,
  fail: (draft: Draft, error: unknown) => void = report,
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
    text = await answerInBackground(body(draft), obsolete.signal);
  } catch (error) {
    if (!obsolete.signal.aborted) fail(draft, error);
    return;
  } finally {
    stopWatching();
  }
  await take(draft, JSON.parse(text));
}
