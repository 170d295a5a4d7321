// Reads the requests that the planner composes. They have the right names and notations, so what a mistyped one means is
// left out of the planner's script.

import { bodyReaders } from '../fields/body-fields.ts';
import type { InputFormat } from '../fields/input-format.ts';
import { patternFrom } from '../fields/pattern-field.ts';
import { NO_RESTATEMENTS } from '../values/restatements.ts';
import { rawFieldsOfBody } from './raw-fields.ts';
import { type ReadRequest, readRequest } from './request.ts';

const DRAFT: InputFormat = {
  where: 'body',
  readers: bodyReaders(
    NO_RESTATEMENTS,
    patternFrom(() => undefined),
  ),
};

/** Reads a JSON body like `readBody`, but its mistakes have fewer repairs. */
export function readDraft(draft: unknown): ReadRequest {
  const entries = rawFieldsOfBody(draft);
  return entries.ok ? readRequest(entries.value, DRAFT) : entries;
}
