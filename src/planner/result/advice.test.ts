// What the page says of a plan besides its warnings, and what it offers to do about it.

import { describe, expect, it } from 'vitest';
import type { Draft } from '../state/draft.ts';
import type { PlanOutcome } from '../state/messages.ts';
import { runOrder } from '../work/orders.ts';
import { adviceOn } from './advice.ts';

/** The beginnings of the notes on a draft, with what the button of each changes. */
async function notesFor(draft: Draft) {
  const whole: Draft = { outline: 'E400 S300 W400 N300', ...draft };
  const { result } = await runOrder({ task: 'plan', draft: whole, lang: 'en' });
  const outcome = result as PlanOutcome;
  if (!outcome.ok) throw new Error(outcome.mistakes[0].message);
  const advice = adviceOn({ ...outcome, findings: [] }, { lang: 'en' }, null);
  return advice.map(({ text, remedy }) => [text.split(':')[0], remedy?.change(whole)]);
}

describe('notes', () => {
  it('are empty for an ordinary plan', async () => {
    expect(await notesFor({ pattern: 'squares' })).toEqual([]);
    expect(await notesFor({ pattern: 'bricks' })).toEqual([]);
  });

  it('are the notices of the plan, with an offset of a third for long tiles', async () => {
    const parameters = { tileWidth: 600, tileHeight: 300 };
    expect(await notesFor({ pattern: 'bricks', parameters })).toEqual([
      ['Tiles longer than 38 cm', { parameters: { ...parameters, offset: 33 } }],
    ]);
    expect(await notesFor({ outline: 'E900 S300 W900 N300' })).toEqual([['The floor is 9\u00a0m long', undefined]]);
  });

  it('recommend a joint', async () => {
    expect(await notesFor({ joint: 0 })).toEqual([['Ceramic tiles need a joint', { joint: 2 }]]);
    expect(await notesFor({ joint: 1.5 })).toEqual([]);
    expect(await notesFor({ pattern: 'planks' })).toEqual([]);
  });
});
