// The raw fields of a JSON body: names and values in their order.

import { isJsonObject } from '../values/corners.ts';
import { quoted, type Reading, refused } from '../values/mistakes.ts';
import { type RawField, rawFieldsOfObject } from '../values/raw-fields.ts';
import { PLAN_BODY } from './body-examples.ts';

/** The top-level entries of a JSON body, which must be an object. */
export function rawFieldsOfBody(body: unknown): Reading<readonly RawField[]> {
  return isJsonObject(body) ? rawFieldsOfObject(body, 'The body', null, PLAN_BODY) : notAnObject(body, PLAN_BODY);
}

/** The refusal of a body that is not an object; `example` is one that would be taken. */
export function notAnObject(body: unknown, example: string): ReturnType<typeof refused> {
  const message = `The body must be a JSON object with the fields of the request, not ${quoted(body)}; send for example ${example}.`;
  return refused({ code: 'body-not-object', param: null, received: body, message });
}
