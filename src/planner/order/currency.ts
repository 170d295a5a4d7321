// The currency of a visitor who has chosen none, and the currencies by their names.

import { CURRENCIES } from '../../order/index.ts';
import type { Lang, Notation } from '../../words/index.ts';
import { useNotation } from '../state/context.ts';

/** Countries without a currency of their own. Codes of all others begin with that of the country: AUD, CHF, MXN. */
const SHARED = {
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  USD: 'AS BQ EC FM GU IO MH MP PR PW SV TC TL UM VG VI',
  GBP: 'GG IM JE',
  CHF: 'LI',
  DKK: 'FO GL',
  NOK: 'BV SJ',
  AUD: 'CC CX HM KI NF NR TV',
  NZD: 'CK NU PN TK',
  ILS: 'PS',
  MAD: 'EH',
  VES: 'VE',
  XAF: 'CF CG CM GA GQ TD',
  XCD: 'AG AI DM GD KN LC MS VC',
  XCG: 'CW SX',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XPF: 'NC PF WF',
};

const OF_LANGUAGE: Readonly<Record<Lang, string>> = { en: 'EUR', pl: 'PLN', es: 'EUR', zh: 'CNY' };

/** The usual currency of the visitor of this page. */
export function useUsualCurrency(): string {
  return usualCurrency(useNotation(), navigator.languages);
}

/**
 * The currency of the country that the browser names, or else one that goes with the language and the units.
 *
 * `usualCurrency({ lang: 'en' }, ['en-GB', 'en'])` is GBP.
 */
export function usualCurrency({ lang, units }: Notation, languages: readonly string[]): string {
  const regions = languages.map((tag) => new Intl.Locale(tag).region);
  const ofRegion = currencyOf(regions.find((region) => region !== undefined) ?? '');
  return ofRegion ?? (units === 'imperial' ? 'USD' : OF_LANGUAGE[lang]);
}

function currencyOf(region: string): string | undefined {
  // Regions of several countries, such as 419, are numbers.
  if (!/^[A-Z]{2}$/.test(region)) return undefined;
  const [shared] = Object.entries(SHARED).find(([, regions]) => regions.includes(region)) ?? [];
  return shared ?? CURRENCIES.find((code) => code.startsWith(region));
}

/** All currencies with their names in a language, by name: "Euro (EUR)". */
export function namedCurrencies(lang: Lang): (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames(lang, { type: 'currency' });
  const { compare } = new Intl.Collator(lang);
  return CURRENCIES.map((code) => [code, `${names.of(code)} (${code})`] as const).sort(([, a], [, b]) => compare(a, b));
}
