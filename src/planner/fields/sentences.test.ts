import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../words/index.ts';
import type { Draft } from '../state/draft.ts';
import type { PlanOutcome } from '../work/messages.ts';
import { runOrder } from '../work/orders.ts';
import { sentenceOf } from './sentences.ts';

async function mistakeIn(draft: Draft) {
  const outcome = (await runOrder({ task: 'plan', draft, lang: 'en' })).result as PlanOutcome;
  if (outcome.ok) throw new Error('This draft was to be refused.');
  return outcome.mistakes[0];
}

const ROOM: Draft = { outline: 'E400 S300 W400 N300' };
const SIDE = { label: 'Side', unit: 'mm', min: 10, max: 4000 };
const TOO_FINE: Draft = { outline: 'E9000 S9000 W9000 N9000', parameters: { tileSize: 100 } };

describe('the message of a mistake', () => {
  it.each<[string, Draft]>([
    ['a parameter', { ...ROOM, parameters: { tileSize: 5 } }],
    ['the joint', { ...ROOM, joint: 200 }],
    ['the start', { ...ROOM, start: { x: 2_000_000, y: 0 } }],
  ])('out of the range of %s tells the range in every language', async (_, draft) => {
    const mistake = await mistakeIn(draft);
    for (const lang of LANGUAGES) {
      const { text, lang: spoken } = sentenceOf({ lang }, mistake, SIDE);
      expect(spoken).toBe(lang);
      expect(text).toMatch(/^Side.*10.*4000\u00a0mm/);
    }
  });

  it('out of a range of lengths tells it in the units of the page', async () => {
    const mistake = await mistakeIn({ ...ROOM, joint: 200 });
    const { text } = sentenceOf({ lang: 'en', units: 'imperial' }, mistake, { ...SIDE, min: 0, max: 101.6 });
    expect(text).toBe('Side: 0″ to 4″.');
  });

  it('of too many tiles names the limit in every language', async () => {
    const mistake = await mistakeIn(TOO_FINE);
    const reported = LANGUAGES.map((lang) => sentenceOf({ lang }, mistake));
    expect(reported.map(({ lang }) => lang)).toEqual(LANGUAGES);
    for (const { text } of reported) expect(text).toContain('20000');
    expect(new Set(reported.map(({ text }) => text)).size).toBe(LANGUAGES.length);
  });

  it('without a translation is the interface’s own, marked as English', async () => {
    const mistake = await mistakeIn({ ...ROOM, color: 'red' });
    expect(sentenceOf({ lang: 'pl' }, mistake)).toEqual({ text: mistake.message, lang: 'en' });
  });

  it('without a range is the interface’s own', async () => {
    const mistake = await mistakeIn({ ...ROOM, joint: 200 });
    expect(sentenceOf({ lang: 'es' }, mistake, { label: 'Junta' })).toEqual({ text: mistake.message, lang: 'en' });
  });
});
