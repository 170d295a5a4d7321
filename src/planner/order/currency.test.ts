import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../../order/index.ts';
import { LANGUAGES } from '../../words/index.ts';
import { namedCurrencies, usualCurrency } from './currency.ts';

describe('the usual currency', () => {
  it.each([
    [['en-GB', 'en'], 'GBP'],
    [['en-AU'], 'AUD'],
    [['en-CA', 'fr-CA'], 'CAD'],
    [['es-MX', 'es'], 'MXN'],
    [['de-CH'], 'CHF'],
    [['de-LI'], 'CHF'],
    [['pl-PL'], 'PLN'],
    [['es-ES'], 'EUR'],
    [['bg-BG'], 'EUR'],
    [['zh-Hant-TW'], 'TWD'],
    [['en-US'], 'USD'],
    [['es-PR'], 'USD'],
    [['fr-SN'], 'XOF'],
    // The first language that names a country.
    [['de', 'en-NZ'], 'NZD'],
  ])('of a browser in %j is %s, whatever the language and the units of the page', (languages, currency) => {
    for (const lang of LANGUAGES) {
      for (const units of ['metric', 'imperial'] as const) {
        expect(usualCurrency({ lang, units }, languages)).toBe(currency);
      }
    }
  });

  it.each([[[]], [['en']], [['es-419']], [['en-AQ']]])('of a browser in %j goes with the page', (languages) => {
    expect(LANGUAGES.map((lang) => usualCurrency({ lang }, languages))).toEqual(['EUR', 'PLN', 'EUR', 'CNY']);
    expect(usualCurrency({ lang: 'en', units: 'imperial' }, languages)).toBe('USD');
  });

  it('is one of the currencies of orders in every country that has one', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    for (const region of letters.flatMap((a) => letters.map((b) => a + b))) {
      expect(CURRENCIES).toContain(usualCurrency({ lang: 'en' }, [`en-${region}`]));
    }
  });
});

it('currencies are listed by their names in the language, each once', () => {
  for (const lang of LANGUAGES) {
    const named = namedCurrencies(lang);
    expect(named.map(([code]) => code).toSorted()).toEqual(CURRENCIES);
    // A currency that the language has no name for would be listed as "XCG (XCG)".
    expect(named.filter(([code, name]) => name.startsWith(code)).length).toBeLessThan(5);
  }
  expect(namedCurrencies('pl')).toContainEqual(['PLN', 'złoty polski (PLN)']);
});
