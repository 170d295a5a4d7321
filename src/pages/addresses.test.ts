// Addresses: what is written can be read again, and what a page's own query chooses.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATTERNS } from '../engine/index.ts';
import { readQuery } from '../wire/index.ts';
import { planAddress, queryOf, readPageQuery } from './addresses.ts';

describe('queryOf', () => {
  it('writes what every reader of queries reads back', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.dictionary(text, text), (fields) => {
        expect([...new URLSearchParams(queryOf(fields))]).toEqual(Object.entries(fields));
      }),
    );
  });

  it('leaves rooms readable', () => {
    const fields = { polygon: '0,0 400,0 300,250', subtract: '1,2,3,4;5,6,7,8' };
    expect(planAddress(fields)).toBe('/api/plan?polygon=0,0+400,0+300,250&subtract=1,2,3,4;5,6,7,8');
    expect(readQuery(queryOf(fields)).ok).toBe(true);
  });
});

describe('readPageQuery', () => {
  it.each([
    ['', 'en', 'squares-pattern'],
    ['lang=pl&units=imperial', 'pl', 'squares-pattern', 'imperial'],
    ['units=toString', 'en', 'squares-pattern'],
    ['lang=pl', 'pl', 'squares-pattern'],
    ['pattern=chevron&lang=zh', 'zh', 'chevron-pattern'],
    ['pattern=chevron-pattern', 'en', 'chevron-pattern'],
    ['utm_source=x&lang=es&fbclid=%ZZ', 'es', 'squares-pattern'],
    ['lang=constructor&pattern=__proto__', 'en', 'squares-pattern'],
  ])('%s chooses %s and %s', (query, lang, id, units = 'metric') => {
    expect(readPageQuery(query)).toEqual({ lang, units, pattern: PATTERNS.find((pattern) => pattern.id === id) });
  });
});
