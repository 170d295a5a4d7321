// Addresses of the interface that answer with the plan on the screen, worked out when somebody wants them.

import { answerQuery, drawingQuery, PLAN_ADDRESS, readBody, SERVICE_LIMITS } from '../../wire/index.ts';
import { orderFields } from '../order/fields.ts';
import { getContext, useLang } from '../state/context.ts';
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

function readAgain(planned: Planned) {
  const body = { ...bodyOf(planned.draft), ...orderFields(planned), lang: useLang(), link: false };
  const read = readBody(body);
  if (!read.ok) throw new Error('a plan on the screen cannot be read');
  return read;
}

function addressWith(query: string): string | null {
  if (query.length > SERVICE_LIMITS.queryCharacters) return null;
  return `${getContext().page.publicUrl}${PLAN_ADDRESS}?${query}`;
}
