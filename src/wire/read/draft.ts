// Reads the bodies that the planner writes. They are hardly ever refused, so what was meant is not worked out here.

import { BODY } from '../fields/input-format.ts';
import { rawFieldsOfBody } from './raw-fields.ts';
import { type ReadRequest, readRequest } from './request.ts';

/** Reads a body like `readBody`, which says what was meant if it is refused. */
export function readDraft(body: unknown): ReadRequest {
  const entries = rawFieldsOfBody(body);
  return entries.ok ? readRequest(entries.value, BODY) : entries;
}
