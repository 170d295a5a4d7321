// What pages say about warnings: whole sentences in every language and in the reader's units, none of them an instruction
// for programs.

import { describe, expect, it } from 'vitest';
import type { Warning } from '../engine/index.ts';
import { findingText, LANGUAGES } from './index.ts';

const slivers: Warning = { kind: 'slivers', sliverCount: 4, cut: 1231, narrowestCut: 25.4, strips: 0 };
const narrow: Warning = {
  kind: 'strips',
  stripLength: 1000,
  stripCount: 7,
  cut: 31,
  narrowestCut: 31.04,
  limit: 50,
  isGiven: false,
};
const waste: Warning = { kind: 'waste', wastePercent: 27.168, meanPercent: 24.9 };
const ALL: readonly Warning[] = [
  slivers,
  { ...slivers, strips: 1 },
  narrow,
  waste,
  { kind: 'idle-cutout', source: 'circles', index: 1 },
];

describe('a finding', () => {
  it('says what was found, and what to do if another start is better', () => {
    const found = 'Very small pieces: 4 of 1,231 cut tiles are under a tenth of a tile. Narrowest cut: 25.4\u00a0mm.';
    expect(findingText({ lang: 'en' }, slivers)).toBe(found);
    expect(findingText({ lang: 'en' }, slivers, false)).toBe(`${found} There is a better start.`);
    expect(findingText({ lang: 'pl' }, waste)).toContain('27,2\u00a0%');
    expect(findingText({ lang: 'zh' }, waste)).toContain('27.2%');
  });

  it('is in the units of the reader', () => {
    expect(findingText({ lang: 'en', units: 'imperial' }, slivers)).toContain('Narrowest cut: 1″.');
  });

  it('with the best start leaves nothing to do', () => {
    for (const lang of LANGUAGES) {
      const [usual, best] = [findingText({ lang }, narrow, false), findingText({ lang }, narrow, true)];
      expect(best).not.toBe(usual);
    }
    expect(findingText({ lang: 'en' }, narrow, true)).toMatch(/No better start was found\.$/);
  });

  it('names an idle cutout, whatever the start', () => {
    for (const isBest of [false, true]) {
      expect(findingText({ lang: 'en' }, ALL[4], isBest)).toBe('Outside the room: circle 2 cuts nothing.');
    }
  });

  it.each(LANGUAGES)('has no name of a field, no unfilled value and all its figures in %s', (lang) => {
    for (const warning of ALL) {
      for (const isBest of [null, false, true]) {
        const text = findingText({ lang }, warning, isBest);
        expect(text).toMatch(/^[^{}=]+[.。]$/);
        expect(text).not.toMatch(/send|wyślij|envía|start=|发送/);
      }
    }
  });
});
