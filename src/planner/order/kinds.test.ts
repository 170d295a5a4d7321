import { describe, expect, it } from 'vitest';
import { textOf } from '../../../test/support/plan-files.ts';
import { PATTERNS, shortNameOf } from '../../engine/index.ts';
import type { PlanAnswer } from '../../wire/index.ts';
import { LANGUAGES } from '../../words/index.ts';
import { runOrder } from '../work/orders.ts';
import { countKinds, kindsText } from './kinds.ts';

async function planned(pattern: string) {
  const draft = { outline: 'E420 S310 W420 N310', pattern, start: { x: 11, y: 7 } };
  const { result } = await runOrder({ task: 'plan', draft, lang: 'en' });
  if (!result.ok) throw new Error(result.mistakes[0].message);
  return { draft, ...result };
}

describe('the kinds of tile on the page', () => {
  it.each(PATTERNS.map(shortNameOf))(
    'have the names and counts of the answer, in every language (%s)',
    async (pattern) => {
      const plan = await planned(pattern);
      for (const lang of LANGUAGES) {
        const { tiles }: PlanAnswer = JSON.parse(textOf({ ...plan.draft, lang, link: false }));
        const kinds = tiles.kinds ?? [];
        const counts = kinds.length > 0 ? kinds.map(({ kind, total }) => [kind, total]) : [['', tiles.total]];
        expect(countKinds(plan).map(({ kind, tiles }) => [kind, tiles])).toEqual(counts);
        // The count beside the name, then the size.
        const [colon, open] = lang === 'zh' ? ['：', '（'] : [': ', ' ('];
        const texts = kindsText(plan, { lang }).split(' · ').filter(Boolean);
        const sizes = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, useGrouping: false });
        expect(texts.length).toBe(kinds.length);
        kinds.forEach(({ name, total, sizeMm: { width, height } }, i) => {
          expect(texts[i].startsWith(`${name}${colon}${total}${open}`)).toBe(true);
          expect(texts[i]).toContain(`${sizes.format(width)} × ${sizes.format(height)}`);
        });
      }
    },
  );

  it('are not equally many of a chevron', async () => {
    const [left, right] = countKinds(await planned('chevron'));
    expect(left.tiles).not.toBe(right.tiles);
  });
});
