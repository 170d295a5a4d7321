// The planner's worker reads drafts without asking what was meant. It must refuse exactly what the service refuses: a draft
// that is refused is read again by the service's reader, for its mistakes.

import { expect, it } from 'vitest';
import { readBody, readDraft } from '../../src/wire/index.ts';
import { isRefusedByReading, themesOf } from './index.ts';

const bodies = themesOf(isRefusedByReading).flatMap(({ rows }) =>
  rows.flatMap(({ name, body = '' }) => {
    try {
      return [{ name, body: JSON.parse(String(body)) as unknown }];
    } catch {
      // Texts that are no JSON never become a draft.
      return [];
    }
  }),
);

it.each(bodies)('$name is read alike with and without meanings', ({ body }) => {
  const [read, draft] = [readBody(body), readDraft(body)];
  if (read.ok) expect(draft).toEqual(read);
  else expect(draft.ok).toBe(false);
});
