// Compares the four tables of words, and tests the formatting of sentences and numbers.

import { describe, expect, it } from 'vitest';
import { formatCount, formatNumber, isLang, LANGUAGES, label, say, type WordKey, wordsFor } from './index.ts';

const keys = Object.keys(wordsFor('en')) as WordKey[];

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
}

describe.each(LANGUAGES)('words in %s', (lang) => {
  const words = wordsFor(lang);

  it('have exactly the keys of English, in the same order', () => {
    expect(Object.keys(words)).toEqual(keys);
  });

  it('are not empty and have no surrounding spaces', () => {
    for (const key of keys) expect(words[key], key).toMatch(/^\S(.*\S)?$/);
  });

  it('have the placeholders of English', () => {
    for (const key of keys) expect(placeholdersOf(words[key]), key).toEqual(placeholdersOf(wordsFor('en')[key]));
  });

  it('have one sentence per warning, note and description', () => {
    for (const key of keys.filter((key) => /^(warn|note|description)\./.test(key))) {
      expect(words[key], key).toMatch(/[.。]$/);
      expect(words[key].slice(0, -1), key).not.toMatch(/[.!?](\s|$)|[。！？]/);
    }
  });
});

describe('say', () => {
  it('fills placeholders and formats numbers for the language', () => {
    expect(say('en', 'drawing.waste', { percent: 12.5 })).toBe('waste: 12.5 %');
    expect(say('pl', 'drawing.waste', { percent: 12.5 })).toBe('odpad: 12,5 %');
    expect(say('zh', 'ui.withReuse', { n: '约 20' })).toContain('约 20');
  });

  it('inserts values unchanged, including dollar signs', () => {
    expect(say('en', 'cutout.hole', { n: '$&' })).toBe('hole $&');
  });

  it('throws if a placeholder has no value', () => {
    expect(() => say('en', 'cutout.hole')).toThrow(`"${wordsFor('en')['cutout.hole']}" need a value for {n}`);
    expect(() => say('en', 'cutout.hole', Object.create({ n: 1 }))).toThrow('{n}');
  });
});

describe('label', () => {
  it('finds words by keys built at run time', () => {
    expect(label('es', 'pattern.chevron')).toBe('Punta de Hungría (chevrón)');
  });

  it.each(['pattern.carpet', 'constructor', ''])('throws for "%s", which is not a key', (key) => {
    expect(() => label('en', key)).toThrow(`There is no word "${key}".`);
  });
});

describe('formatCount', () => {
  it.each([
    ['en', 1234, '1,234'],
    ['en', 20_000, '20,000'],
    // Four digits stand together in these languages.
    ['pl', 1234, '1234'],
    ['pl', 12_345.6, '12\u00a0345,6'],
    ['es', 12_345, '12.345'],
    ['zh', 12_345, '12,345'],
  ] as const)('groups the thousands as %s does: %d is %s', (lang, value, text) => {
    expect(formatCount(lang, value)).toBe(text);
    expect(say(lang, 'drawing.cut', { n: value })).toContain(text);
  });
});

describe('formatNumber', () => {
  it.each([
    ['en', 27.168, 1, '27.2'],
    ['pl', 27.168, 1, '27,2'],
    ['es', 27.168, 2, '27,17'],
    ['zh', 27.168, 2, '27.17'],
    ['en', 12345.6, 0, '12346'],
    ['pl', 12345.6, 1, '12345,6'],
    ['es', -0.5, 1, '-0,5'],
    ['en', -0.0001, 2, '0'],
    ['en', 3, 2, '3'],
  ] as const)('%s: %d with at most %d decimals is %s', (lang, value, decimals, text) => {
    expect(formatNumber(lang, value, decimals)).toBe(text);
  });

  it('keeps two decimals by default', () => {
    expect(formatNumber('en', 1 / 3)).toBe('0.33');
  });
});

describe('isLang', () => {
  it('accepts exactly the four languages', () => {
    expect(LANGUAGES).toEqual(['en', 'pl', 'es', 'zh']);
    for (const lang of LANGUAGES) expect(isLang(lang)).toBe(true);
    for (const other of ['EN', 'de', '', 'constructor', '__proto__']) expect(isLang(other)).toBe(false);
  });
});
