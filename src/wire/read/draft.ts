// Reads the drafts that the planner writes. They are hardly ever refused, so what was meant is not worked out here.

import { DRAFT } from '../fields/draft.ts';
import { planOf, type ReadPlan, readFields } from './plan.ts';
import { rawFieldsOfBody } from './raw-body.ts';

/**
 * Reads a body that has only fields of a plan of one room, as `readBody` does, which says what was meant if it is refused.
 */
export function readDraft(body: unknown): ReadPlan {
  const entries = rawFieldsOfBody(body);
  return entries.ok ? planOf(readFields(entries.value, DRAFT)) : entries;
}
