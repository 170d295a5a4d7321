// Parses the body of a POST: UTF-8, JSON, no duplicate names, and no query string.

import { type Mistake, mistake, PLAN_BODY } from '../../wire/index.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

type Refused = { readonly ok: false; readonly mistakes: readonly Mistake[] };

/** Decodes the bytes of a body and reads its text; `query` must be empty on a POST. `example` is a body that would be taken. */
export function readJson<Read>(
  body: unknown,
  query: string,
  readText: (text: string) => Read,
  example = PLAN_BODY,
): Read | Refused {
  if (query !== '')
    return refused(
      'query-beside-body',
      `On POST every field belongs in the JSON body; send nothing after the ? and a body such as ${example}.`,
    );
  if (!Buffer.isBuffer(body) || body.length === 0) {
    return refused('body-empty', `The body is empty; send a JSON object such as ${example}.`);
  }
  let text: string;
  try {
    text = decoder.decode(body);
  } catch {
    return refused('body-not-utf8', `The body is not UTF-8 text; send JSON such as ${example} encoded as UTF-8.`);
  }
  return readText(text);
}

function refused(code: string, message: string): Refused {
  return { ok: false, mistakes: [mistake({ code, param: null, message })] };
}
