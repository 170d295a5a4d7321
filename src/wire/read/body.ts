// Reads requests from JSON bodies.

import { BODY } from '../fields/query-and-body.ts';
import { MEANINGS } from '../repair/index.ts';
import { jsonFromText } from './json-text.ts';
import { rawFieldsOfBody } from './raw-body.ts';
import { type ReadRequest, readRequest } from './request.ts';

/**
 * Reads a parsed JSON body; null is a mistake, not an omitted field.
 *
 * `readBody({ outline: 'E400 S300 W400 N300', parameters: { tileSize: 200 } })` requests a room of 4 by 3 m.
 */
export function readBody(body: unknown): ReadRequest {
  const entries = rawFieldsOfBody(body);
  return entries.ok ? readRequest(entries.value, BODY, MEANINGS) : entries;
}

/** Reads the text of a JSON body; duplicate names are refused. */
export function readBodyText(text: string): ReadRequest {
  const json = jsonFromText(text);
  return json.ok ? readBody(json.value) : json;
}
