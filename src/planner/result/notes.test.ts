import { describe, expect, it } from 'vitest';
import type { Draft } from '../state/draft.ts';
import type { PlanOutcome } from '../state/messages.ts';
import { runOrder } from '../work/orders.ts';
import { notesOn } from './notes.ts';

async function notesFor(draft: Draft) {
  const { result } = await runOrder({
    task: 'plan',
    draft: { outline: 'E400 S300 W400 N300', ...draft },
    lang: 'en',
  });
  const outcome = result as PlanOutcome;
  if (!outcome.ok) throw new Error(outcome.mistakes[0].message);
  return notesOn(outcome.answer.pattern);
}

describe('notes', () => {
  it('are empty for an ordinary plan', async () => {
    expect(await notesFor({ pattern: 'squares' })).toEqual([]);
    expect(await notesFor({ pattern: 'bricks' })).toEqual([]);
  });

  it('warn of tiles that are long along their offset and offset by more than a third', async () => {
    const long = { tileWidth: 600, tileHeight: 300 };
    expect(await notesFor({ pattern: 'bricks', parameters: long })).toEqual(['note.offset']);
    expect(await notesFor({ pattern: 'bricks', parameters: { ...long, offset: 33 } })).toEqual([]);
    expect(await notesFor({ pattern: 'bricks', parameters: { ...long, tileWidth: 381 } })).toEqual([]);
    expect(await notesFor({ pattern: 'vertical-bricks', parameters: long })).toEqual([]);
    expect(await notesFor({ pattern: 'vertical-bricks', parameters: { tileWidth: 300, tileHeight: 600 } })).toEqual([
      'note.offset',
    ]);
  });

  it('recommend a joint', async () => {
    expect(await notesFor({ joint: 0 })).toEqual(['note.jointZero']);
    expect(await notesFor({ joint: 1.5 })).toEqual([]);
    expect(await notesFor({ pattern: 'planks' })).toEqual([]);
  });
});
