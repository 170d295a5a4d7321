// What is asked of the service because finding it takes more script than the page has: the best start, and which tiles
// share one. It is asked when somebody wishes to know, never while planning.

import { speak, useDesk } from '../state/context.ts';
import type { Draft } from '../state/draft.ts';
import { bestStart, sharing, sharingOf } from '../state/found.ts';
import { tellTrouble } from './handing-on.ts';
import { tell } from './notice.ts';
import { askPlan, type ServiceAnswer } from './service.ts';
import { words } from './words.ts';

/** Goes to the best start there is, and says what it comes to. */
export function findBestStart(): Promise<void> {
  return ask({ start: 'best' }, async (draft, { pattern: { startCm }, tiles }) => {
    const desk = useDesk();
    const now = desk.planned.value?.answer.pattern.startCm;
    const isThere = now?.x === startCm.x && now.y === startCm.y;
    bestStart.keep(draft, startCm);
    if (!isThere) await desk.propose({ change: { start: startCm }, origin: 'start' });
    const { sliverCount, wastePercent } = tiles;
    tell({ text: speak(isThere ? words.bestAlready : words.bestFound, { sliverCount, wastePercent }) });
  });
}

/** Finds out which tiles can be cut from one. */
export function findSharing(): Promise<void> {
  return ask({}, (draft, { tiles }) => sharing.keep(draft, sharingOf(tiles)));
}

/** Asks about the plan at hand; an answer that comes when it is another one is thrown away. */
async function ask(wish: object, take: (draft: Draft, answer: ServiceAnswer) => void): Promise<void> {
  const { planned, lang } = useDesk();
  const draft = planned.value?.draft;
  if (!draft) return;
  const asked = await askPlan({ ...draft, ...wish }, lang.value);
  if (asked.kind !== 'answered') tellTrouble(asked, { offline: words.unaskedOffline, failed: words.unasked });
  // Another language plans the same anew.
  else if (JSON.stringify(draft) === JSON.stringify(planned.value?.draft)) await take(draft, asked.value);
}
