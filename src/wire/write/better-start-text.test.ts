// Warnings that name a better start, in each language: one sentence, localised figures, and the start as it is sent.

import { describe, expect, it } from 'vitest';
import type { Warning } from '../../engine/index.ts';
import type { BetterStarts, FoundStart } from '../../engine/starts.ts';
import { LANGUAGES } from '../../words/index.ts';
import { MESSAGE_CHARACTERS } from '../values/mistakes.ts';
import { adviceFor } from './better-start-text.ts';
import { warningText } from './warning-text.ts';

const strips: Warning = { kind: 'slivers', sliverCount: 4, cut: 31, narrowestCut: 2.449, strips: 1 };
const tips: Warning = { ...strips, strips: 0 };
const waste: Warning = { kind: 'waste', wastePercent: 27.1678, meanPercent: 24.9 };
const idle: Warning = { kind: 'idle-cutout', source: 'holes', index: 0 };

function found(sliverCount: number, wastePercent: number, start = { x: 125, y: -300.5 }): FoundStart {
  const figures = { total: 46, whole: 28, cut: 18, laidAreaMm2: 1, purchasedAreaMm2: 1, narrowestCut: 188 };
  return { start, tiles: { ...figures, sliverCount, wastePercent } };
}

const clear = found(0, 6.1);
const some = found(2, 19.985);
const none: BetterStarts = { fewerSlivers: undefined, lessWaste: undefined, tried: 29 };

describe('adviceFor', () => {
  it('names a start that leaves no sliver, for slivers and for waste', () => {
    const tell = adviceFor({ fewerSlivers: clear, lessWaste: clear, tried: 29 });
    const advice = 'send start=12.5,-30.05 instead, which leaves no sliver and 6.1 % waste.';
    for (const warning of [strips, tips, waste]) expect(tell('en', warning)).toMatch(advice);
  });

  it('reports the slivers of a better start, and its waste rounded as in the answer', () => {
    const tell = adviceFor({ fewerSlivers: some, lessWaste: some, tried: 29 });
    expect(tell('en', tips)).toBe(
      'Very small pieces: 4 of 31 cut tiles come out under one tenth of a tile, and the narrowest cut is 2.4 mm; send start=12.5,-30.05 instead (slivers: 2, waste: 19.99 %).',
    );
    expect(tell('en', waste)).toBe(
      'High waste: 27.17 % of the tiles bought ends up as offcuts (mean over all starts: 24.9 %); send start=12.5,-30.05 instead (slivers: 2, waste: 19.99 %).',
    );
  });

  it('names for each warning the start that fixes it', () => {
    const tell = adviceFor({ fewerSlivers: clear, lessWaste: found(4, 3, { x: 10, y: 20 }), tried: 29 });
    expect(tell('en', tips)).toContain('start=12.5,-30.05 ');
    expect(tell('en', waste)).toContain('start=1,2 instead (slivers: 4, waste: 3 %)');
  });

  it('reports that none of the tried starts is better, their number and how to search further', () => {
    expect(adviceFor(none)('en', tips)).toContain(
      '; none of the other starts tried leaves fewer (tried: 29; start=best tries many more).',
    );
    expect(adviceFor(none)('en', waste)).toContain(
      '; none of the other starts tried wastes less without leaving more slivers (tried: 29; start=best tries many more).',
    );
  });

  it('gives the default advice if nothing was searched or could be tried', () => {
    for (const found of [undefined, { ...none, tried: 0 }]) {
      for (const warning of [strips, tips, waste]) {
        expect(adviceFor(found)('en', warning)).toBe(warningText('en', warning));
      }
    }
  });

  it('leaves warnings about cutouts unchanged', () => {
    expect(adviceFor(none)('es', idle)).toBe(warningText('es', idle));
  });

  it.each(LANGUAGES)('is one sentence in %s, with the start as it is sent and localised figures', (lang) => {
    const long = found(3, 19.985, { x: 1.23456789, y: -9_999_999.999 });
    const cases: BetterStarts[] = [
      none,
      ...[clear, some, long].map((better) => ({ fewerSlivers: better, lessWaste: better, tried: 29 })),
    ];
    for (const found of cases) {
      for (const warning of [strips, tips, waste]) {
        const text = adviceFor(found)(lang, warning);
        expect(text).toMatch(/^[^{}]+[.。]$/);
        expect(text).not.toMatch(/[.。]\s*\S*\s+\p{Lu}|。./u);
        expect(text.length).toBeLessThanOrEqual(MESSAGE_CHARACTERS);
        if (found.fewerSlivers === some) {
          expect(text).toContain('start=12.5,-30.05');
          expect(text).toContain(lang === 'pl' || lang === 'es' ? '19,99' : '19.99');
        }
        if (found.fewerSlivers === long) expect(text).toContain('start=0.123456789,-999999.9999');
      }
    }
  });
});
