// What shows a plan beside its figures: the drawing, its address, the address of its page. The answer and the page of a
// stored project have the same ones.

import { drawSvg } from '../drawing/index.ts';
import type { Plan } from '../engine/index.ts';
import { type AcceptedRequest, drawingQuery, SERVICE_LIMITS } from '../wire/index.ts';
import type { Lang } from '../words/index.ts';
import type { Service } from './context.ts';
import { PLAN, PLANNER } from './routes/address.ts';

/** Draws a plan as its request wants it; `credit` says whether the drawing names where it comes from. */
export function drawingOf({ publicUrl }: Service, { options }: AcceptedRequest, plan: Plan, credit: boolean): string {
  const { width, walls, color, gapColor, lang } = options;
  const creditTo = credit ? `${publicUrl}/` : null;
  return drawSvg(plan, { widthPx: width, walls, credit: creditTo, color, gapColor, lang });
}

/** The address of the drawing; null where it would be longer than an address may be. */
export function svgUrlOf({ publicUrl }: Service, read: AcceptedRequest): string | null {
  const query = drawingQuery(read);
  return query.length > SERVICE_LIMITS.queryCharacters ? null : `${publicUrl}${PLAN}?${query}`;
}

/** The address of the page of a stored project. */
export function plannerUrlOf({ publicUrl }: Service, id: string, lang: Lang): string {
  return `${publicUrl}${PLANNER}${id}${lang === 'en' ? '' : `?lang=${lang}`}`;
}
