// Storing a plan with the service, which answers with the link that opens it.

import type { PlanAnswer } from '../../wire/index.ts';
import type { Lang } from '../../words/index.ts';
import type { Draft } from '../state/draft.ts';

export type Stored =
  | { readonly kind: 'link'; readonly address: string }
  /** Planned, but there is nowhere to keep it. */
  | { readonly kind: 'unkept' }
  /** Too many requests: worth another try after this time. */
  | { readonly kind: 'later'; readonly seconds: number }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed'; readonly reason: string };

const ADDRESS = '/api/plan';
const USUAL_WAIT_SECONDS = 60;

/** Stores a draft as a project of its own and tells what came of it. */
export async function storePlan(draft: Draft, lang: Lang, send: typeof fetch = fetch): Promise<Stored> {
  let response: Response;
  try {
    response = await send(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...draft, lang, link: true }),
    });
  } catch {
    // The only thing that fetch throws for: nobody answered.
    return { kind: 'offline' };
  }
  if (response.status === 429 || response.status === 503) {
    return { kind: 'later', seconds: Number(response.headers.get('retry-after')) || USUAL_WAIT_SECONDS };
  }
  if (!response.ok) return { kind: 'failed', reason: `HTTP ${response.status}` };
  try {
    const { plannerUrl } = (await response.json()) as PlanAnswer;
    return plannerUrl === null ? { kind: 'unkept' } : { kind: 'link', address: plannerUrl };
  } catch (error) {
    return { kind: 'failed', reason: String(error) };
  }
}
