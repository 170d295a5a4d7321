import { describe, expect, it } from 'vitest';
import { type PlanAnswer, readBody, readQuery } from '../wire/index.ts';
import { answerRequest } from './answer.ts';

const PUBLIC_URL = 'https://tiles.example';
const ROOMS = {
  kitchen: { outline: 'E420 S180 W160 S170 W260 N350', parameters: { tileSize: 450 } },
  bathroom: { outline: 'E180 S240 W180 N240', subtract: [{ x: 140, y: 0, w: 40, h: 60 }] },
  herringbone: { outline: 'E400 S300 W400 N300', pattern: 'herringbone' },
  boards: { outline: 'E400 S300 W400 N300', pattern: 'planks' },
};

function textOf(body: object): string {
  const read = readBody({ ...body, link: false });
  if (!read.ok) throw new Error(read.mistakes[0].message);
  const outcome = answerRequest({ read, where: 'body', withDrawing: false, publicUrl: PUBLIC_URL });
  if (!outcome.ok) throw new Error(outcome.mistakes[0].message);
  return String(outcome.content);
}

const answerTo = (body: object): PlanAnswer => JSON.parse(textOf(body));
const choicesOf = (body: object) => answerTo({ ...body, choices: true }).choices ?? [];

describe('choices', () => {
  it.each(Object.entries(ROOMS))('of the %s are plans from the starts that their words find', (_, room) => {
    const choices = choicesOf(room);
    expect(choices[0].start).toBe('best');
    for (const { start, startCm, startWhy, tiles, svgUrl } of choices) {
      const named = answerTo({ ...room, start });
      const sent = answerTo({ ...room, start: startCm });
      expect(named.pattern).toMatchObject({ startCm, startWhy });
      expect(sent.pattern.startCm).toEqual(startCm);
      const { tilesWithReuse, ...figures } = tiles;
      expect(sent.tiles).toMatchObject({ ...figures, reuse: { tilesWithReuse } });
      expect(svgUrl).toBe(sent.svgUrl);
    }
  });

  it.each(Object.entries(ROOMS))('of the %s differ, and say what they cost', (_, room) => {
    const choices = choicesOf(room);
    expect(choices.length).toBeLessThanOrEqual(4);
    expect(new Set(choices.map(({ startCm: { x, y } }) => `${x},${y}`)).size).toBe(choices.length);
    for (const { startWhy, sentence, tiles } of choices) {
      const costs = (['total', 'tilesWithReuse'] as const).map((figure) => {
        const more = tiles[figure] - Math.min(...choices.map((other) => other.tiles[figure]));
        if (more === 0) return 'no choice needs fewer tiles';
        return more === 1 ? 'one tile more than the thriftiest' : `${more} tiles more than the thriftiest`;
      });
      const [bought, reused] = costs;
      const cost = bought === reused ? bought : `${bought}; with offcuts reused, ${reused}`;
      // An only choice costs what it costs.
      expect(sentence).toBe(choices.length === 1 ? startWhy : `${startWhy.slice(0, -1)}; ${cost}.`);
    }
  });

  it('do not depend on the start that is sent, and leave the rest of the answer alone', () => {
    const { choices, ...rest } = answerTo({ ...ROOMS.kitchen, start: { x: 12.3, y: 4 }, choices: true });
    expect(choices).toEqual(choicesOf(ROOMS.kitchen));
    expect(rest).toEqual(answerTo({ ...ROOMS.kitchen, start: { x: 12.3, y: 4 } }));
  });

  it('say in each language what a customer with reused offcuts needs', () => {
    const sentences = (lang: string) =>
      choicesOf({ ...ROOMS.kitchen, lang, buyWithReuse: true }).map(({ sentence }) => sentence);
    for (const sentence of sentences('en'))
      expect(sentence.match(/than the thriftiest|no choice needs/g)).toHaveLength(1);
    for (const [lang, end] of [
      ['pl', '.'],
      ['es', '.'],
      ['zh', '。'],
    ]) {
      for (const sentence of sentences(lang)) expect(sentence.endsWith(end)).toBe(true);
    }
  });

  it('is one where all starts are the same', () => {
    // Ten by ten tiles without a joint.
    const choices = choicesOf({ outline: 'E300 S300 W300 N300', joint: 0 });
    expect(choices.map(({ start, sentence }) => [start, sentence])).toEqual([
      ['best', 'Whole tiles left and right, top and bottom.'],
    ]);
  });

  it('are not searched for a drawing', () => {
    const read = readQuery('outline=E180+S240+W180+N240&choices=true&format=svg');
    if (!read.ok) throw new Error(read.mistakes[0].message);
    const stages: string[] = [];
    const measure = <Result>(stage: string, work: () => Result) => {
      stages.push(stage);
      return work();
    };
    answerRequest({ read, where: 'query', publicUrl: PUBLIC_URL }, { measure });
    expect(stages).toEqual(['plan', 'draw']);
  });
});
