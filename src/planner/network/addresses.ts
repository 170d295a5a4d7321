// Addresses of the interface that answer with the plan on the screen, worked out when somebody wants them.

import { answerQuery, drawingQuery, PLAN_ADDRESS, readBody, SERVICE_LIMITS, tileQuery } from '../../wire/index.ts';
import { orderFields } from '../order/fields.ts';
import { getContext, useLang, useNotation } from '../state/context.ts';
import { bodyOf } from '../state/draft.ts';
import type { Planned } from '../state/session.ts';

/** The address of the answer with names and warnings in the language of the page; null if it would be too long. */
export function answerAddress(planned: Planned): string | null {
  return addressWith(answerQuery(readAgain(planned)));
}

/** The address of the drawing; null if it would be too long. */
export function drawingAddress(planned: Planned): string | null {
  return addressWith(drawingQuery(readAgain(planned)));
}

/** The element that shows the planner with this tile, its order, its language and its units on another page. */
export function embedCode(planned: Planned): string {
  const { publicUrl } = getContext().page;
  const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<script type="module" src="${attribute(publicUrl)}/embed.js"></script>
<tilewright-planner tile="${attribute(tileQuery(readAgain(planned, { units: useNotation().units })))}"></tilewright-planner>`;
}

function readAgain(planned: Planned, more: object = {}) {
  const body = { ...bodyOf(planned.draft), ...orderFields(planned), lang: useLang(), link: false, ...more };
  const read = readBody(body);
  if (!read.ok) throw new Error('a plan on the screen cannot be read');
  return read;
}

function addressWith(query: string): string | null {
  if (query.length > SERVICE_LIMITS.queryCharacters) return null;
  return `${getContext().page.publicUrl}${PLAN_ADDRESS}?${query}`;
}
