// The bytes of a POST as a request: UTF-8, JSON, no name given twice, and nothing beside the body.

import { type Mistake, mistake, type ReadRequest, readBodyText } from '../../wire/index.ts';

const EXAMPLE = '{"outline":"E400 S300 W400 N300"}';
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Reads the bytes of a body; `query` is what stood behind the `?`, which on a POST must be nothing. */
export function readJson(body: unknown, query: string): ReadRequest {
  if (query !== '')
    return refused(
      'query-beside-body',
      `On POST every field belongs in the JSON body; send nothing after the ? and a body such as ${EXAMPLE}.`,
    );
  if (!Buffer.isBuffer(body) || body.length === 0) {
    return refused('body-empty', `The body is empty; send a JSON object such as ${EXAMPLE}.`);
  }
  let text: string;
  try {
    text = decoder.decode(body);
  } catch {
    return refused('body-not-utf8', `The body is not UTF-8 text; send JSON such as ${EXAMPLE} encoded as UTF-8.`);
  }
  return readBodyText(text);
}

function refused(code: string, message: string): { readonly ok: false; readonly mistakes: readonly Mistake[] } {
  return { ok: false, mistakes: [mistake({ code, param: null, message, example: EXAMPLE })] };
}
