// Each warning is one sentence in each language, with figures rounded and formatted for the language.

import { describe, expect, it } from 'vitest';
import type { Warning } from '../../engine/index.ts';
import { LANGUAGES } from '../../words/index.ts';
import { warningText } from './warning-text.ts';

const tips: Warning = {
  kind: 'slivers',
  sliverCount: 4,
  cut: 31,
  narrowestCut: 2.449,
  strips: 0,
};
const strips: Warning = { ...tips, strips: 1 };
const waste: Warning = { kind: 'waste', wastePercent: 27.1678, meanPercent: 24.9 };
const hole: Warning = { kind: 'idle-cutout', source: 'holes', index: 0 };
const rectangle: Warning = { kind: 'idle-cutout', source: 'rectangles', index: 2 };

describe('warningText', () => {
  it('distinguishes strips along a wall from other slivers', () => {
    expect(warningText('en', strips)).toBe(
      'Narrow strips along the walls: 4 of 31 cut tiles come out under one tenth of a tile, 1 of them as strips, and the narrowest cut is 2.4 mm; send another start, about half a tile away.',
    );
  });

  it('counts the slivers among the cut tiles if there is no strip', () => {
    expect(warningText('en', tips)).toBe(
      'Very small pieces: 4 of 31 cut tiles come out under one tenth of a tile, and the narrowest cut is 2.4 mm; send another start, about half a tile away.',
    );
  });

  it('compares the waste with the mean over all starts, in the format of the language', () => {
    expect(warningText('en', waste)).toContain('27.17 % of the tiles bought');
    expect(warningText('en', waste)).toContain('mean over all starts: 24.9 %');
    expect(warningText('pl', waste)).toContain('27,17 %');
    expect(warningText('es', waste)).toContain('24,9 %');
    expect(warningText('zh', waste)).toContain('27.17%');
  });

  it('names the idle cutout by its kind and its number, starting at 1', () => {
    expect(warningText('en', hole)).toBe(
      'The cut-out (hole 1) lies outside the room and cuts nothing; move it or leave it out.',
    );
    expect(warningText('en', rectangle)).toContain('rectangle 3');
    expect(warningText('es', rectangle)).toContain('rectángulo 3');
    expect(warningText('en', { kind: 'idle-cutout', source: 'circles', index: 1 })).toContain('circle 2');
  });

  it.each(LANGUAGES)('is one sentence without unfilled placeholders in %s', (lang) => {
    for (const warning of [tips, strips, waste, hole, rectangle]) {
      expect(warningText(lang, warning)).toMatch(/^[^{}]+[.。]$/);
      expect(warningText(lang, warning)).not.toMatch(/[.。]\s*\S*\s+\p{Lu}|。./u);
    }
  });
});
