import { describe, expect, it } from 'vitest';
import { EXAMPLE_ROOMS, figuresOf } from '../../src/pages/examples.ts';
import { EXAMPLES } from '../../src/planner/plans/examples.ts';
import { FIRST_DRAFTS } from '../../src/planner/plans/first-draft.ts';
import type { PlanOutcome } from '../../src/planner/state/messages.ts';
import { runOrder } from '../../src/planner/work/orders.ts';
import { findingsOf, ownFindings } from './findings.ts';

describe('rooms to try', () => {
  it('begin with the first draft', () => {
    expect(EXAMPLES[0].drafts).toBe(FIRST_DRAFTS);
  });

  it.each(EXAMPLES.map((example, i) => ({ ...example, shown: EXAMPLE_ROOMS[i] })))(
    '$name is the room of that name on the home page',
    async ({ name, drafts, shown }) => {
      expect(name).toBe(shown.name);
      const outcome = (await runOrder({ task: 'plan', draft: drafts.metric, lang: 'en' })).result as PlanOutcome;
      const { warnings, surface, pattern, tiles } = figuresOf(shown.fields);
      // The plan of the page does not include reuse.
      const { kinds, reuse, ...counted } = tiles as Record<string, unknown>;
      expect(outcome).toMatchObject({ ok: true, answer: { surface, pattern, tiles: counted } });
      expect(outcome.ok && ownFindings(outcome.findings, 'en')).toEqual(findingsOf(warnings as string[]));
    },
  );

  it.each(EXAMPLES)('$name is round in feet and inches', async ({ drafts }) => {
    const draft = drafts.imperial;
    const outcome = (await runOrder({ task: 'plan', draft, lang: 'en' })).result as PlanOutcome;
    if (!outcome.ok) throw new Error(outcome.mistakes[0].message);
    const { surface, pattern } = outcome.answer;
    const { width, height } = surface.boundingBoxCm;
    const lengths = [10 * width, 10 * height, ...Object.values(draft.parameters ?? {}).map(Number)];
    for (const mm of lengths) expect(Math.abs(mm / 25.4 - Math.round(mm / 25.4))).toBeLessThan(1e-4);
    expect(pattern.jointMm).toBe(25.4 / 8);
  });
});
