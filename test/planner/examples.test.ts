import { describe, expect, it } from 'vitest';
import { EXAMPLE_ROOMS, figuresOf } from '../../src/pages/examples.ts';
import { EXAMPLES, FIRST_DRAFT } from '../../src/planner/plans/examples.ts';
import type { PlanOutcome } from '../../src/planner/state/messages.ts';
import { runOrder } from '../../src/planner/work/orders.ts';
import { findingsOf, ownFindings } from './findings.ts';

describe('rooms to try', () => {
  it('begin with the first draft', () => {
    expect(EXAMPLES[0].draft).toBe(FIRST_DRAFT);
  });

  it.each(EXAMPLES.map((example, i) => ({ ...example, shown: EXAMPLE_ROOMS[i] })))(
    '$name is the room of that name on the home page',
    async ({ name, draft, shown }) => {
      expect(name).toBe(shown.name);
      const outcome = (await runOrder({ task: 'plan', draft, lang: 'en' })).result as PlanOutcome;
      const { warnings, surface, pattern, tiles } = figuresOf(shown.fields);
      // The plan of the page does not include reuse.
      const { kinds, reuse, ...counted } = tiles as Record<string, unknown>;
      expect(outcome).toMatchObject({ ok: true, answer: { surface, pattern, tiles: counted } });
      expect(outcome.ok && ownFindings(outcome.findings, 'en')).toEqual(findingsOf(warnings as string[]));
    },
  );
});
