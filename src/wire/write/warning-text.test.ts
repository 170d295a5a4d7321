// Warnings and notes are one sentence each in every language, with figures rounded and formatted for the language, and
// starts as they are sent.

import { describe, expect, it } from 'vitest';
import type { TileFigures, Warning } from '../../engine/index.ts';
import type { FoundStart } from '../../engine/starts.ts';
import { LANGUAGES, type Lang } from '../../words/index.ts';
import { MESSAGE_CHARACTERS } from '../values/mistakes.ts';
import { rounded } from '../values/rounding.ts';
import { findingsOf, type StartAdvice } from './warning-text.ts';

const tips: Warning = { kind: 'slivers', sliverCount: 4, cut: 31, narrowestCut: 2.449, strips: 0 };
const strips: Warning = { ...tips, strips: 1 };
const narrow: Warning = {
  kind: 'strips',
  stripCount: 7,
  stripLength: 4512,
  cut: 31,
  narrowestCut: 31.04,
  limit: 50,
  isGiven: false,
};
const waste: Warning = { kind: 'waste', wastePercent: 27.1678, meanPercent: 24.9 };
const hole: Warning = { kind: 'idle-cutout', source: 'holes', index: 0 };
const rectangle: Warning = { kind: 'idle-cutout', source: 'rectangles', index: 2 };
const ALL = [tips, strips, narrow, waste, hole, rectangle];

function figures(changed: Partial<TileFigures>): TileFigures {
  const areas = { laidAreaMm2: 1, purchasedAreaMm2: 1 };
  return {
    total: 46,
    whole: 28,
    cut: 18,
    ...areas,
    wastePercent: 27.1678,
    narrowestCut: 188,
    sliverCount: 4,
    ...changed,
  };
}

/** Sentences do not say what starts are compared by. */
const LOOK = {} as FoundStart['look'];

function found(changed: Partial<TileFigures>, start = { x: 125, y: -300.5 }): FoundStart {
  const tiles = figures({ sliverCount: 0, wastePercent: 6.1, ...changed });
  return { start, tiles, why: [], look: LOOK, examined: 1 };
}

function textsOf(lang: Lang, warning: Warning, advice?: StartAdvice) {
  return findingsOf(lang, { warnings: [warning], room: {} }, advice);
}

function warningText(lang: Lang, warning: Warning, start?: FoundStart): string {
  const { warnings, notes } = textsOf(lang, warning, { found: start });
  expect(notes).toEqual([]);
  return warnings[0];
}

describe('a warning', () => {
  it('distinguishes strips along a wall from other slivers', () => {
    expect(textsOf('en', strips).warnings).toEqual([
      'Narrow strips along the walls: 4 of 31 cut tiles come out under one tenth of a tile, 1 of them as strips, and the narrowest cut is 2.4 mm; send another start, about half a tile away.',
    ]);
    expect(textsOf('en', tips).warnings[0]).toMatch(/^Very small pieces: 4 of 31 cut tiles come out under one tenth/);
  });

  it('counts narrow strips that are no slivers', () => {
    expect(textsOf('en', narrow).warnings).toEqual([
      'Narrow strips: along 4.51 m of wall, 7 of 31 cut tiles have a place narrower than 50 mm, and the narrowest is 31 mm; send another start, about half a tile away.',
    ]);
  });

  it('compares the waste with the mean over all starts, in the format of the language', () => {
    expect(textsOf('en', waste).warnings[0]).toContain('27.17 % of the tiles bought');
    expect(textsOf('en', waste).warnings[0]).toContain('mean over all starts: 24.9 %');
    expect(textsOf('pl', waste).warnings[0]).toContain('27,17 %');
    expect(textsOf('zh', waste).warnings[0]).toContain('27.17%');
  });

  it('names the idle cutout by its kind and its number, starting at 1, whatever the start', () => {
    for (const advice of [undefined, { noneHelps: 'best' as const }]) {
      expect(textsOf('en', hole, advice)).toEqual({
        warnings: ['The cut-out (hole 1) lies outside the room and cuts nothing; move it or leave it out.'],
        notes: [],
      });
    }
    expect(textsOf('es', rectangle).warnings[0]).toContain('rectángulo 3');
  });
});

describe('the advice of a warning', () => {
  it('names a start that leaves no sliver, with its figures', () => {
    const advice =
      'send start=12.5,-30.05 instead, which leaves no sliver and 6.1 % waste (narrowest cut: 188 mm, tiles: 46).';
    for (const warning of [tips, strips, narrow, waste])
      expect(warningText('en', warning, found({}))).toContain(advice);
  });

  it('rounds like the figures of an answer, also halves', () => {
    // In binary, the first is a little more and the second a little less than the decimal.
    for (const narrowestCut of [60.35, 60.35 - 2e-14]) {
      expect(warningText('en', tips, found({ narrowestCut }))).toContain(
        `narrowest cut: ${rounded(narrowestCut, 1)} mm`,
      );
    }
  });

  it('says that from the start nothing is cut', () => {
    expect(warningText('en', tips, found({ narrowestCut: null }))).toContain('from which no tile is cut (tiles: 46).');
  });

  it('is start=best where no start was found', () => {
    for (const warning of [tips, narrow, waste]) {
      expect(warningText('en', warning)).toContain('; send start=best, which looks at all starts');
    }
  });
});

describe('a note', () => {
  it('says what remains at the best start, and advises nothing', () => {
    const { warnings, notes } = findingsOf('en', { warnings: ALL, room: {} }, { noneHelps: 'best' });
    expect(warnings).toHaveLength(2);
    expect(notes).toHaveLength(4);
    for (const note of notes) expect(note).not.toContain('send');
    expect(notes[0]).toMatch(
      /; no start that a tiler would try leaves fewer strips that nobody can lay; small tips and triangles count after rows and equal cuts\.$/,
    );
  });
});

it.each(LANGUAGES)('all are one sentence without unfilled placeholders in %s', (lang) => {
  const far = found({ total: 99 }, { x: 1.23456789, y: -9_999_999.999 });
  const advices: (StartAdvice | undefined)[] = [
    undefined,
    { noneHelps: 'best' },
    {},
    { found: found({ wastePercent: 19.985 }) },
    { found: far },
  ];
  for (const centreAvoids of [true, false]) {
    const rows = { metres: 1.234, narrowest: 60.04, centreAvoids };
    const [note] = findingsOf(lang, { warnings: [], room: {} }, { rows }).notes;
    expect(note).toMatch(/^[^{}]+1[.,]23[^{}]+60[^{}]*[.。]$/);
    expect(note.includes('start=center')).toBe(centreAvoids);
  }
  for (const advice of advices) {
    const { warnings, notes } = findingsOf(lang, { warnings: ALL, room: {} }, advice);
    expect(warnings.length + notes.length).toBe(ALL.length);
    for (const text of [...warnings, ...notes]) {
      expect(text).toMatch(/^[^{}]+[.。]$/);
      expect(text).not.toMatch(/[.。]\s*\S*\s+\p{Lu}|。./u);
      expect(text.length).toBeLessThanOrEqual(MESSAGE_CHARACTERS);
    }
    if (advice?.found === far) expect(warnings[0]).toContain('start=0.123456789,-999999.9999');
    else if (advice?.found) expect(warnings[0]).toContain(lang === 'pl' || lang === 'es' ? '19,99' : '19.99');
  }
});
