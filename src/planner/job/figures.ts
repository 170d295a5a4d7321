// The figures of the job on the screen, counted by the service's own code whenever it has rested.

import { computed, effect, signal } from '@preact/signals';
import type { JobAnswer } from '../../wire/index.ts';
import { reasonOf } from '../fields/reasons.ts';
import { getContext, speak, useNotation } from '../state/context.ts';
import { bodyOf, type Draft, linkedSurface } from '../state/draft.ts';
import type { Session } from '../state/session.ts';
import { surfacesOf } from '../state/surfaces.ts';
import { outcomeInBackground, Refusal } from '../work/background.ts';
import { jobBody } from './body.ts';

/** How long a job rests before it is counted. */
const REST_MS = 400;

interface Counted {
  readonly basis: string;
  /** Null if the job is refused as a whole. */
  readonly answer: JobAnswer | null;
  /** Why it is refused. */
  readonly reason: string;
}

const counted = signal<Counted | null>(null);
/** The tiles of surfaces that were counted, by their bodies. */
const totals = new Map<string, number>();

/** The last figures; `isCurrent` says whether they are those of the job on the screen. */
export const figures = computed(() => {
  const { planned, lang } = getContext().session;
  const isCurrent = counted.value?.basis === basisOf(planned.value?.draft, lang.value);
  return counted.value && { ...counted.value, isCurrent };
});

/** The tiles of a surface; undefined until they are counted. */
export function totalOf(surface: Draft): number | undefined {
  return totals.get(keyOf(surface));
}

function keyOf(surface: Draft): string {
  return JSON.stringify(bodyOf(surface));
}

/** The same whichever surface is edited. */
function basisOf(draft: Draft = {}, lang = ''): string {
  return JSON.stringify([lang, draft.job?.reuse, surfacesOf(draft).map(linkedSurface)]);
}

/** Counts the job whenever it has rested; returns a function that stops this. */
export function countWhenAtRest(session: Session): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let obsolete = new AbortController();
  let last = '';
  const stop = effect(() => {
    const draft = session.planned.value?.draft;
    const basis = basisOf(draft, session.lang.value);
    if (!draft?.job || basis === last) return;
    last = basis;
    clearTimeout(timer);
    obsolete.abort();
    obsolete = new AbortController();
    const { signal } = obsolete;
    timer = setTimeout(() => void count(session, basis, signal), REST_MS);
  });
  return () => {
    clearTimeout(timer);
    obsolete.abort();
    stop();
  };
}

async function count(session: Session, basis: string, aborted: AbortSignal): Promise<void> {
  const planned = session.planned.value;
  if (planned === null) return;
  try {
    const body = { ...(await jobBody(planned)), units: useNotation().units };
    const { content } = await outcomeInBackground(body, aborted, 'job');
    const answer: JobAnswer = JSON.parse(content as string);
    totals.clear();
    surfacesOf(planned.draft).forEach((surface, i) => {
      totals.set(keyOf(surface), answer.surfaces[i].tiles.total);
    });
    counted.value = { basis, answer, reason: '' };
  } catch (error) {
    if (!aborted.aborted) counted.value = { basis, answer: null, reason: reasonFor(error) };
  }
}

function reasonFor(error: unknown): string {
  const differs = error instanceof Refusal && error.mistake.code === 'order-differs';
  return differs ? speak('rooms.orderDiffers') : reasonOf(error);
}
