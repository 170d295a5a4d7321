import { describe, expect, it } from 'vitest';
import { LANGUAGES, UNIT_SYSTEMS } from '../../words/index.ts';
import { wishedAddress, wishOf } from './wish.ts';

const NONE = { lang: null, units: null };

describe('the wish of a visitor', () => {
  it.each([
    [['pl-PL', 'en-US'], 'pl', 'metric'],
    [['en-US', 'en'], 'en', 'imperial'],
    [['EN-us'], 'en', 'imperial'],
    [['en-GB'], 'en', 'metric'],
    [['de-AT', 'es-419', 'en-US'], 'es', 'metric'],
    [['zh-Hant-TW'], 'zh', 'metric'],
    [['de', 'fr'], 'en', 'metric'],
    [['eng', 'plt'], 'en', 'metric'],
    [[], 'en', 'metric'],
  ])('with a browser in %j is %s, %s', (languages, lang, units) => {
    expect(wishOf(languages, NONE)).toEqual({ lang, units });
  });

  it('is what was chosen before, whatever the browser prefers', () => {
    for (const lang of LANGUAGES) {
      for (const units of UNIT_SYSTEMS) expect(wishOf(['en-US'], { lang, units })).toEqual({ lang, units });
    }
    expect(wishOf(['pl'], { lang: 'de', units: 'cubits' })).toEqual({ lang: 'pl', units: 'metric' });
  });

  it('is added to an address that says nothing else', () => {
    const polish = { lang: 'pl', units: 'imperial' } as const;
    const there = (address: string) => wishedAddress(address, 'en', polish);
    expect(there('https://a.example/')).toBe('https://a.example/?lang=pl&units=imperial');
    expect(there('https://a.example/planner/x?lang=es')).toBe('https://a.example/planner/x?lang=es&units=imperial');
    expect(there('https://a.example/?units=metric&lang=en')).toBe('https://a.example/?units=metric&lang=en');
    expect(there('https://a.example/?a=%20b#plan')).toBe('https://a.example/?a=+b&lang=pl&units=imperial#plan');
    expect(wishedAddress('https://a.example/?a=%20b', 'en', { lang: 'en', units: 'metric' })).toBe(
      'https://a.example/?a=%20b',
    );
    // The second time there is nothing to add.
    expect(there(there('https://a.example/'))).toBe(there('https://a.example/'));
  });
});
