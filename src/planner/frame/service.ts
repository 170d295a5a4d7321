// What the page asks the service for: a link that opens the plan, the plan's drawing, and what only the service finds out.
// Nothing else leaves the browser.

import type { PlanAnswer, ReuseFigures } from '../../wire/index.ts';
import type { Lang } from '../../words/index.ts';
import type { Draft } from '../state/draft.ts';

/** Why there is nothing to hand on. */
export type Trouble =
  /** Planned, but there is nowhere to keep it. */
  | { readonly kind: 'unkept' }
  /** Too many requests: worth another try after this time. */
  | { readonly kind: 'later'; readonly seconds: number }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed'; readonly reason: string };

export type Answered<Value> = { readonly kind: 'answered'; readonly value: Value } | Trouble;

/** The service tells of offcuts whatever it is asked. */
export interface ServiceAnswer extends PlanAnswer {
  readonly tiles: PlanAnswer['tiles'] & Required<Pick<ReuseFigures, 'reuse'>>;
}

const ADDRESS = '/api/plan';
const USUAL_WAIT_SECONDS = 60;
const DRAWING_WIDTH_PX = 1200;

/** Stores a draft as a project of its own; its link. */
export async function storePlan(draft: Draft, lang: Lang, send = fetch): Promise<Answered<string>> {
  const answer = await askPlan({ ...draft, link: true }, lang, send);
  if (answer.kind !== 'answered') return answer;
  const { plannerUrl } = answer.value;
  return plannerUrl === null ? { kind: 'unkept' } : { kind: 'answered', value: plannerUrl };
}

/** Has a draft drawn as the interface draws it; the SVG file. */
export function drawPlan(draft: Draft, lang: Lang, send = fetch): Promise<Answered<Blob>> {
  const order = { ...draft, lang, format: 'svg', width: DRAWING_WIDTH_PX, link: false };
  return ask(order, (response) => response.blob(), send);
}

/** Has a body planned by the service, which tells more of it than the page's own worker. Without a link nothing is stored. */
export function askPlan(body: object, lang: Lang, send = fetch): Promise<Answered<ServiceAnswer>> {
  return ask({ lang, link: false, ...body }, (response) => response.json(), send);
}

async function ask<Value>(
  body: object,
  read: (response: Response) => Promise<Value>,
  send: typeof fetch,
): Promise<Answered<Value>> {
  let response: Response;
  try {
    response = await send(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
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
    return { kind: 'answered', value: await read(response) };
  } catch (error) {
    return { kind: 'failed', reason: String(error) };
  }
}
