// The addresses in an answer: the drawing and the planner page.

import { type AcceptedRequest, drawingQuery, PLAN_ADDRESS, PLANNER_ADDRESS, SERVICE_LIMITS } from '../wire/index.ts';
import type { Lang } from '../words/index.ts';

/** The address of the drawing; null if its query would be too long. */
export function svgUrlOf(publicUrl: string, read: AcceptedRequest): string | null {
  const query = drawingQuery(read);
  return query.length > SERVICE_LIMITS.queryCharacters ? null : `${publicUrl}${PLAN_ADDRESS}?${query}`;
}

/** The address of the planner page of a stored project. */
export function plannerUrlOf(publicUrl: string, id: string, lang: Lang): string {
  return `${publicUrl}${PLANNER_ADDRESS}${id}${lang === 'en' ? '' : `?lang=${lang}`}`;
}
