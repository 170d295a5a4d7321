import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../words/index.ts';
import type { Draft } from '../state/draft.ts';
import type { PlanOutcome } from '../state/messages.ts';
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
    for (const { text } of reported) expect(text).toMatch(/20[,. \u00a0]?000/);
    expect(new Set(reported.map(({ text }) => text)).size).toBe(LANGUAGES.length);
  });

  it('without a range, or of something that cannot be typed, is still in the language', async () => {
    for (const draft of [
      { ...ROOM, color: 'red' },
      { ...ROOM, joint: 200 },
      { ...ROOM, pattern: 'carpet' },
    ]) {
      const mistake = await mistakeIn(draft);
      const texts = LANGUAGES.map((lang) => sentenceOf({ lang }, mistake).text);
      expect(new Set(texts).size).toBe(LANGUAGES.length);
      for (const text of texts) expect(text).not.toContain(mistake.message);
    }
  });
});

/** Rooms with one mistake each, by what is wrong. */
const WRONG_WALLS: Readonly<Record<string, string>> = {
  'a space inside': 'E 400 S300 W400 N300',
  'no direction': 'E400 300 W400 N300',
  'no length': 'E400 S W400 N300',
  'a length of 0': 'E400 S300 E0 W400 N300',
  'a negative length': 'E400 S-300 W400 N300',
  'a length beyond every room': 'E99999999 S300 W99999999 N300',
  'half an angle': 'E400 A45 W400 N300',
  'another letter': 'E400 X300 W400 N300',
  'an unknown unit': 'E400 S3px W400 N300',
  'a gap': 'E400 S300 W400 N310',
  nothing: ' ',
  'two walls': 'E400 W400',
  'walls that cross': 'E400 S200 W200 N300 W200 S100',
  'walls that touch': 'E400 S300 W100 A251.5651:316.2278 A108.4349:316.2278 W100 N300',
  'walls on each other': 'E400 W100 S300 W300 N300',
  'too many walls': 'E1 S1 W1 N1 '.repeat(17),
};

describe('mistakes in walls', () => {
  it.each(LANGUAGES)('are told apart in %s, and quote no JSON', async (lang) => {
    const texts = new Map<string, string>();
    for (const [what, outline] of Object.entries(WRONG_WALLS)) {
      const { text } = sentenceOf({ lang }, await mistakeIn({ outline }));
      expect(text, what).not.toMatch(/[[\]{}]|outline|polygon|undefined/);
      texts.set(text, what);
    }
    expect([...texts.values()]).toEqual(Object.keys(WRONG_WALLS));
  });

  it('quote the wall itself, even if the whole walk was refused', async () => {
    const { text } = sentenceOf({ lang: 'en' }, await mistakeIn({ outline: WRONG_WALLS['a length of 0'] }));
    expect(text).toBe('“E0” is 0 cm long. Leave it out.');
  });
});

describe('mistakes in cutouts', () => {
  const far = 2_000_000;
  it.each<[string, Draft]>([
    [
      'a shape of two corners',
      {
        ...ROOM,
        holes: [
          [
            [10, 10],
            [20, 20],
          ],
        ],
      },
    ],
    ['a rectangle without width', { ...ROOM, subtract: [{ x: 0, y: 0, w: 0, h: 10 }] }],
    ['a corner far away', { ...ROOM, subtract: [{ x: far, y: 0, w: 10, h: 10 }] }],
    ['nothing left', { ...ROOM, subtract: [{ x: 0, y: 0, w: 400, h: 300 }] }],
    ['too many', { ...ROOM, subtract: Array.from({ length: 33 }, () => ({ x: 1, y: 1, w: 1, h: 1 })) }],
  ])('are sentences of the page: %s', async (_, draft) => {
    const mistake = await mistakeIn(draft);
    const texts = LANGUAGES.map((lang) => sentenceOf({ lang }, mistake).text);
    expect(new Set(texts).size).toBe(LANGUAGES.length);
    for (const text of texts) expect(text).not.toMatch(/[[\]{}]|subtract|holes|send/);
  });
});

describe('cutouts that leave no floor', () => {
  const whole = { x: -10, y: -10, w: 900, h: 900 };
  const left = { x: 0, y: 0, w: 250, h: 300 };
  const right = { x: 200, y: 0, w: 250, h: 300 };
  const corners = [
    [-1, -1],
    [500, -1],
    [500, 400],
    [-1, 400],
  ] as const;

  it.each<[string, Draft, string]>([
    [
      'a rectangle',
      { ...ROOM, subtract: [left, whole] },
      'The cut-out “rectangle 2” leaves no floor. Make it smaller.',
    ],
    [
      'a circle',
      { ...ROOM, circles: [{ x: 200, y: 150, d: 600 }] },
      'The cut-out “circle 1” leaves no floor. Make it smaller.',
    ],
    ['a free shape', { ...ROOM, holes: [corners] }, 'The cut-out “hole 1” leaves no floor. Make it smaller.'],
    ['several together', { ...ROOM, subtract: [left, right] }, 'The cut-outs leave no floor. Make them smaller.'],
    // All but a strip of 0.01 mm.
    [
      'one that leaves next to nothing',
      { ...ROOM, subtract: [{ ...left, w: 399.999 }] },
      'The cut-out “rectangle 1” leaves no floor. Make it smaller.',
    ],
  ])('are named: %s', async (_, draft, sentence) => {
    expect(sentenceOf({ lang: 'en' }, await mistakeIn(draft)).text).toBe(sentence);
  });

  it('are not blamed for a room that is too small itself', async () => {
    const draft = { outline: 'E0.1 S0.1 W0.1 N0.1', subtract: [{ x: 0, y: 0, w: 0.05, h: 0.05 }] };
    expect(sentenceOf({ lang: 'en' }, await mistakeIn(draft)).text).toMatch(/^The floor is too small/);
  });

  it('are named in every language', async () => {
    const mistake = await mistakeIn({ ...ROOM, subtract: [whole] });
    const texts = LANGUAGES.map((lang) => sentenceOf({ lang }, mistake).text);
    expect(texts).toEqual([
      'The cut-out “rectangle 1” leaves no floor. Make it smaller.',
      'Wycięcie „prostokąt 1” nie zostawia podłogi. Zmniejsz je.',
      'El hueco «rectángulo 1» no deja suelo. Hazlo más pequeño.',
      '扣除区域“矩形 1”占满了地面。请缩小它。',
    ]);
  });
});
