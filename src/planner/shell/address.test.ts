import { describe, expect, it } from 'vitest';
import { inLanguage } from './address.ts';

describe('an address in a language', () => {
  it('has the language once, and keeps the rest', () => {
    expect(inLanguage('https://tiles.example/', 'pl')).toBe('https://tiles.example/?lang=pl');
    expect(inLanguage('https://tiles.example/planner/abc?lang=en&x=1#y', 'zh')).toBe(
      'https://tiles.example/planner/abc?lang=zh&x=1#y',
    );
  });
});
