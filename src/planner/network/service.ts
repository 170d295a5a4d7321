// Storing a plan for its link, the only request of the page that sends the plan anywhere.

import type { PlanAnswer } from '../../wire/index.ts';
import type { Notation } from '../../words/index.ts';
import { bodyOf, type Draft } from '../state/draft.ts';

/** Why there is no link. */
export type Trouble =
  /** Planned, but the store is unavailable. */
  | { readonly kind: 'unstored' }
  /** Too many requests; retry after this time. */
  | { readonly kind: 'later'; readonly seconds: number }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed'; readonly reason: string };

export type Stored = { readonly kind: 'stored'; readonly link: string } | Trouble;

const ADDRESS = '/api/plan';
const USUAL_WAIT_SECONDS = 60;

/** Stores a draft as a project and returns its link. */
export async function storePlan(draft: Draft, notation: Notation, send = fetch): Promise<Stored> {
  let response: Response;
  try {
    response = await send(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...notation, ...bodyOf(draft), link: true }),
    });
  } catch {
    // fetch rejects only when there is no answer.
    return { kind: 'offline' };
  }
  if (response.status === 429 || response.status === 503) {
    return { kind: 'later', seconds: Number(response.headers.get('retry-after')) || USUAL_WAIT_SECONDS };
  }
  if (!response.ok) return { kind: 'failed', reason: `HTTP ${response.status}` };
  try {
    const { plannerUrl }: PlanAnswer = await response.json();
    return plannerUrl === null ? { kind: 'unstored' } : { kind: 'stored', link: plannerUrl };
  } catch (error) {
    return { kind: 'failed', reason: String(error) };
  }
}
