// The surfaces of a job. A draft is the surface that is edited; the others are beside it, in their order, so that a plan
// of one surface has nothing of all this, and undo, saving and links need to know nothing about it.

import { type Change, changed, type Draft, type JobPart, linkedSurface } from './draft.ts';

/** All surfaces in order, each as a plan of its own with its name. */
export function surfacesOf({ job, ...own }: Draft): readonly Draft[] {
  return job ? [...job.before, own, ...job.after] : [own];
}

/** The place of the edited surface, from 0. */
export function placeOf({ job }: Draft): number {
  return job?.before.length ?? 0;
}

/** The draft that edits one of these surfaces. */
export function editing(surfaces: readonly Draft[], place: number, { reuse }: Pick<JobPart, 'reuse'> = {}): Draft {
  const own = surfaces[place];
  if (surfaces.length === 1) return own;
  const job = { before: surfaces.slice(0, place), after: surfaces.slice(place + 1), ...(reuse && { reuse }) };
  return { ...own, job };
}

/** The same job with another surface edited. */
export function switched(draft: Draft, place: number): Draft {
  return place === placeOf(draft) ? draft : editing(surfacesOf(draft), place, draft.job);
}

/** The change that gives a draft these surfaces. */
export function surfacesChange(draft: Draft, surfaces: readonly Draft[], place: number): Change {
  return replacement(draft, editing(surfaces, place, draft.job));
}

/** The change that makes a draft another one. */
export function replacement(draft: Draft, next: Draft): Change {
  const none = Object.fromEntries(Object.keys(draft).map((name) => [name, undefined]));
  return { ...none, ...next };
}

/** A draft with the other surfaces of its job changed. */
export function withOthers(draft: Draft, change: (surface: Draft) => Draft): Draft {
  const { job } = draft;
  return job
    ? changed(draft, { job: { ...job, before: job.before.map(change), after: job.after.map(change) } })
    : draft;
}

/** What a link to a draft shows, whichever of its surfaces is edited. */
export function linkedPart(draft: Draft): Draft {
  return editing(surfacesOf(draft).map(linkedSurface), 0, draft.job);
}
