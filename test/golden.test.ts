// The golden cases, byte for byte. `npm run golden:write` rewrites them. Each case is also laid by brute force, so that
// a wrong answer cannot become golden.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PATTERNS } from '../src/engine/index.ts';
import { bruteLayout } from './support/brute-force.ts';
import { goldenAnswer, goldenCases, goldenFile, goldenRequest } from './support/golden.ts';

describe.each(goldenCases())('%s', (name) => {
  const written = readFileSync(goldenFile(name, 'plan.json'), 'utf8');

  test('is answered as written', () => {
    expect(goldenAnswer(name)).toBe(written);
  });

  test('equals brute force', () => {
    const { tiles: near } = bruteLayout(goldenRequest(name).request);
    const tiles = near.filter(({ verdict }) => verdict !== 'nothing');
    const answer = JSON.parse(written);
    expect(answer.tiles).toMatchObject({
      total: tiles.length,
      whole: tiles.filter(({ verdict }) => verdict === 'whole').length,
      sliverCount: tiles.filter(
        ({ verdict, coveredMm2, tileAreaMm2 }) => verdict === 'cut' && coveredMm2 < tileAreaMm2 / 10,
      ).length,
    });
    const laidAreaMm2 = near.reduce((sum, { coveredMm2 }) => sum + coveredMm2, 0);
    expect(answer.tiles.laidAreaM2).toBeCloseTo(laidAreaMm2 / 1e6, 4);
    const boughtMm2 = tiles.reduce((sum, { tileAreaMm2 }) => sum + tileAreaMm2, 0);
    expect(answer.tiles.purchasedAreaM2).toBeCloseTo(boughtMm2 / 1e6, 4);
  });
});

test('every pattern has a case', () => {
  const shown = goldenCases().map((name) => goldenRequest(name).request.pattern);
  for (const { id } of PATTERNS) expect(shown).toContain(id);
});
