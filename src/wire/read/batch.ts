// Reads a batch: up to 24 bodies of plans in one. Each is read on its own, so that one that is refused spoils no other.

import { PLAN_ADDRESS } from '../fields/addresses.ts';
import { isJsonObject } from '../values/corners.ts';
import { type Mistake, mistake, quoted } from '../values/mistakes.ts';
import { readBody } from './body.ts';
import { BATCH_BODY } from './body-examples.ts';
import { jsonFromText } from './json-text.ts';
import { notAnObject } from './raw-body.ts';
import type { ReadRequest } from './request.ts';

/** The most plans of a batch. */
export const MOST_PLANS = 24;

export interface AcceptedBatch {
  readonly ok: true;
  /** In the order sent. */
  readonly plans: readonly ReadRequest[];
}

export type ReadBatch = AcceptedBatch | { readonly ok: false; readonly mistakes: readonly Mistake[] };

const EXAMPLE = '"plans": [{"outline":"E400 S300 W400 N300"},{"outline":"E180 S240 W180 N240"}]';

/**
 * Reads a parsed JSON body.
 *
 * `readBatch({ plans: [{ outline: 'E400 S300 W400 N300' }, { outline: 'E180 S240 W180 N240' }] })` requests two plans.
 */
export function readBatch(body: unknown): ReadBatch {
  if (!isJsonObject(body)) return notAnObject(body, BATCH_BODY);
  const { plans, ...others } = body;
  const mistakes = [...Object.entries(others).map(([name, value]) => besidePlans(name, value)), ...listMistakes(body)];
  if (mistakes.length > 0) return { ok: false, mistakes };
  return { ok: true, plans: (plans as readonly unknown[]).map(readPlan) };
}

/** Reads the text of a JSON body; duplicate names are refused. */
export function readBatchText(text: string): ReadBatch {
  const json = jsonFromText(text, BATCH_BODY);
  return json.ok ? readBatch(json.value) : json;
}

/** A plan of a batch, which is answered in JSON only: files are too large to be sent together. */
function readPlan(body: unknown): ReadRequest {
  const read = readBody(body);
  if (!read.ok || read.options.format === 'json') return read;
  const message = `A batch answers in JSON, so its plans take no format; leave it out, and send the plan whose file you want to ${PLAN_ADDRESS}.`;
  return {
    ok: false,
    mistakes: [mistake({ code: 'batch-field', param: 'format', received: read.options.format, message })],
  };
}

function besidePlans(name: string, received: unknown): Mistake {
  const message = `A batch has only plans, and no ${quoted(name)} beside them; send it in each plan that it is about.`;
  return mistake({ code: 'batch-field', param: name, received, message });
}

function listMistakes(body: Readonly<Record<string, unknown>>): Mistake[] {
  const { plans } = body;
  if (!Array.isArray(plans)) {
    return [listMistake(plans, Object.hasOwn(body, 'plans') ? `not ${quoted(plans)}` : 'and is missing')];
  }
  return plans.length >= 1 && plans.length <= MOST_PLANS ? [] : [listMistake(plans.length, `not of ${plans.length}`)];
}

function listMistake(received: unknown, sent: string): Mistake {
  return mistake({
    code: 'plans-invalid',
    param: 'plans',
    received,
    message: `plans must be a list of 1 to ${MOST_PLANS} bodies of plans, ${sent}; send for example ${EXAMPLE}.`,
  });
}
