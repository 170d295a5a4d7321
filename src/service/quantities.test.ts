// Grout and adhesive in answers, by hand and by the trade's formula, and everywhere that shows them.

import { describe, expect, it } from 'vitest';
import { type PlanAnswer, readComparison, readQuery } from '../wire/index.ts';
import { LANGUAGES } from '../words/index.ts';
import { answerRequest } from './answer.ts';
import { compareVariants } from './compare/index.ts';
import { ALL_WRITERS } from './exports.ts';
import { openProject } from './project.ts';

const publicUrl = 'https://tiles.example';
/** Two by two tiles of 300 mm and the joints of 3 mm between them: 363,609 mm², of which 3,609 are joint. */
const ROOM = 'outline=E60.3+S60.3+W60.3+N60.3';

function textOf(query: string): string {
  const read = readQuery(query);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  const outcome = answerRequest({ read, where: 'query', publicUrl }, { writers: ALL_WRITERS });
  if (!outcome.ok) throw new Error(outcome.mistakes[0].message);
  return String(outcome.content);
}
const quantitiesOf = (query: string) => (JSON.parse(textOf(query)) as PlanAnswer).quantities;

describe('quantities in an answer', () => {
  it('are there only if they are asked for', () => {
    for (const query of [ROOM, `${ROOM}&quantities=false`, `${ROOM}&spares=1`])
      expect(textOf(query)).not.toContain('quantities');
  });

  it('are grout for the joints and adhesive for the tiled floor', () => {
    // 0.003609 m² × 8 mm × 1.6 kg/l and a tenth = 0.051 kg; 0.363609 m² × 4 kg/m² = 1.45 kg.
    expect(quantitiesOf(`${ROOM}&quantities=true`)).toEqual({
      tiledAreaM2: 0.3636,
      jointAreaM2: 0.0036,
      groutKg: 0.1,
      groutBags: null,
      adhesiveKg: 1.5,
      adhesiveBags: null,
      text: 'Estimate: grout 0.1\u00a0kg (joints 8\u00a0mm deep, 1.6\u00a0kg/l, 10\u00a0% lost); adhesive 1.5\u00a0kg (4\u00a0kg/m², usual for tiles of 300\u00a0mm).',
    });
    // × 50 mm × 3 kg/l and a tenth = 0.595 kg; × 50 kg/m² = 18.18 kg.
    const query = `${ROOM}&groutDepth=50&groutDensity=3&groutBagKg=0.5&adhesive=50&adhesiveBagKg=20`;
    expect(quantitiesOf(query)).toMatchObject({ groutKg: 0.6, groutBags: 2, adhesiveKg: 18.2, adhesiveBags: 1 });
  });

  it('leave out cutouts and the gap along the walls', () => {
    // One tile of 980 mm, with a gap of 10 mm around it: 6.5 kg/m².
    const gap = 'outline=E100+S100+W100+N100&tileSize=980&edge=10&quantities=true';
    expect(quantitiesOf(gap)).toMatchObject({ tiledAreaM2: 0.9604, jointAreaM2: 0, groutKg: 0, adhesiveKg: 6.3 });
    // 9 m² without 1 m².
    const hole = 'outline=E300+S300+W300+N300&joint=0&subtract=100,100,100,100&quantities=true';
    expect(quantitiesOf(hole)).toMatchObject({ tiledAreaM2: 8, groutKg: 0, adhesiveKg: 32 });
  });

  it.each([
    [300, 300, 3],
    [600, 300, 2],
    [1200, 200, 5],
    [100, 100, 2],
  ])('agree with the formula of the trade for tiles of %d by %d mm and joints of %d mm', (a, b, joint) => {
    const hall = `outline=E1500+S1200+W1500+N1200&pattern=bricks&tileWidth=${a}&tileHeight=${b}&joint=${joint}`;
    const { groutKg = 0, jointAreaM2 = 0 } = quantitiesOf(`${hall}&quantities=true&link=false`) ?? {};
    // The share of joints in a floor without walls, exactly. At the walls tiles are cut, and a joint may be missing.
    const share = 1 - (a * b) / ((a + joint) * (b + joint));
    const atWalls = (joint / 1000) * 2 * (15 + 12);
    expect(Math.abs(jointAreaM2 - 180 * share)).toBeLessThan(atWalls);
    // Makers count joints around tiles without joints, and crossings not at all: a few percent more.
    const byTrade = ((a + b) / (a * b)) * joint * 8 * 1.6 * 1.1 * 180;
    const excess = joint * (1 / a + 1 / b) + atWalls / (180 * share);
    expect(Math.abs(groutKg / byTrade - 1)).toBeLessThan(excess);
  });

  it('count every pattern by its own joints', () => {
    const room = 'outline=E1000+S800+W1000+N800&tileSize=200&joint=4&quantities=true&link=false';
    const hexagons = quantitiesOf(`${room}&pattern=hexagons`)?.jointAreaM2 ?? 0;
    // Hexagons of 200 mm across their flats: the share of tile is (200 / 204)².
    expect(hexagons / 80).toBeCloseTo(1 - (200 / 204) ** 2, 2);
  });
});

describe('the usual adhesive', () => {
  const textFor = (query: string) => quantitiesOf(`outline=E300+S300+W300+N300&link=false&quantities=true&${query}`);

  it('depends on the size of the tile, and the sentence says so', () => {
    expect(textFor('tileSize=50')).toMatchObject({ adhesiveKg: 22.5 });
    expect(textFor('tileSize=1200')).toMatchObject({ adhesiveKg: 58.5 });
    expect(textFor('pattern=hopscotch')?.text).toContain('usual for tiles of');
    expect(textFor('tileSize=1200&adhesive=4')?.text).toContain('(4\u00a0kg/m²)');
  });

  it('is none for boards without a joint, which the sentence says too', () => {
    const boards = textFor('pattern=planks');
    expect(boards?.adhesiveKg).toBe(0);
    expect(boards?.text).toContain('lie loose');
    expect(textFor('pattern=planks&joint=2')?.adhesiveKg).toBeGreaterThan(0);
    expect(textFor('pattern=planks&adhesive=1')?.adhesiveKg).toBe(9);
  });
});

describe('quantities elsewhere', () => {
  it('are said in every language, as an estimate', () => {
    const texts = LANGUAGES.map((lang) => quantitiesOf(`${ROOM}&groutBagKg=5&lang=${lang}`)?.text ?? '');
    for (const [i, word] of ['Estimate', 'Szacunkowo', 'Estimación', '估算'].entries())
      expect(texts[i]).toContain(word);
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  });

  it('are in captions, in comparisons and behind links', () => {
    const caption = 'estimate: grout 0.1&#160;kg, adhesive 1.5&#160;kg';
    expect(textOf(`${ROOM}&quantities=true&format=svg`)).toContain(caption);
    expect(textOf(`${ROOM}&format=svg`)).not.toContain('estimate');
    expect(textOf(`${ROOM}&quantities=true&format=dxf`)).toContain('estimate: grout 0.1');
    const read = readComparison({ outline: 'E60.3 S60.3 W60.3 N60.3', adhesive: 5, variants: [{}, { gapMm: 0 }] });
    if (!read.ok) expect.fail(read.mistakes[0].message);
    const compared = compareVariants(read, publicUrl);
    if (!compared.ok) expect.fail(compared.mistakes[0].message);
    expect(compared.answer.results.map(({ quantities }) => [quantities?.groutKg, quantities?.adhesiveKg])).toEqual([
      [0.1, 1.9],
      [0, 1.9],
    ]);
    const project = '{"outline":"E60.3 S60.3 W60.3 N60.3","adhesiveBagKg":1}';
    const opened = openProject({ id: 'x', project }, { lang: 'en', units: 'metric' }, publicUrl);
    expect(opened.answer.quantities?.adhesiveBags).toBe(2);
    expect(opened.svg).toContain(caption);
  });
});
