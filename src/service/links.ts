// The addresses in an answer: of the drawing and of the planner's page.

import { type AcceptedRequest, drawingQuery, PLAN_ADDRESS, PLANNER_ADDRESS, SERVICE_LIMITS } from '../wire/index.ts';
import type { Lang } from '../words/index.ts';

/** The address of the drawing; null where it would be longer than an address may be. */
export function svgUrlOf(publicUrl: string, read: AcceptedRequest): string | null {
  const query = drawingQuery(read);
  return query.length > SERVICE_LIMITS.queryCharacters ? null : `${publicUrl}${PLAN_ADDRESS}?${query}`;
}

/** The address of the page of a stored project. */
export function plannerUrlOf(publicUrl: string, id: string, lang: Lang): string {
  return `${publicUrl}${PLANNER_ADDRESS}${id}${lang === 'en' ? '' : `?lang=${lang}`}`;
}
