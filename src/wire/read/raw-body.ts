// The raw fields of a JSON body: names and values in their order.

import { isJsonObject } from '../values/corners.ts';
import { quoted, type Reading, refused } from '../values/mistakes.ts';
import { type RawField, rawFieldsOfObject } from '../values/raw-fields.ts';

const EXAMPLE = '{"outline":"E400 S300 W400 N300"}';

/** The top-level entries of a JSON body, which must be an object. */
export function rawFieldsOfBody(body: unknown): Reading<readonly RawField[]> {
  if (isJsonObject(body)) return rawFieldsOfObject(body, 'The body', null, EXAMPLE);
  const message = `The body must be a JSON object with the fields of the request, not ${quoted(body)}; send for example ${EXAMPLE}.`;
  return refused({ code: 'body-not-object', param: null, received: body, message });
}
