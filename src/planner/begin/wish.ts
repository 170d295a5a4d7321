// The language and the units that a visitor wants: those chosen before, or else those of the browser.

import type { Lang, Notation, UnitSystem } from '../../words/index.ts';

// Repeated here, because this runs before anything else and must not load the words.
const SPOKEN: readonly Lang[] = ['en', 'pl', 'es', 'zh'];
const MEASURED: readonly UnitSystem[] = ['metric', 'imperial'];

/** What was chosen in earlier visits; null where nothing was. */
export interface Choice {
  readonly lang: string | null;
  readonly units: string | null;
}

/**
 * The notation for a visitor whose browser prefers these languages.
 *
 * `wishOf(['de-AT', 'pl'], { lang: null, units: null })` is Polish and metric; only `en-US` comes with feet and inches.
 */
export function wishOf(languages: readonly string[], chosen: Choice): Required<Notation> {
  const spoken = languages.map((tag) => SPOKEN.find((lang) => lang === tag.toLowerCase().split('-')[0]));
  return {
    lang: SPOKEN.find((lang) => lang === chosen.lang) ?? spoken.find((lang) => lang !== undefined) ?? 'en',
    units:
      MEASURED.find((units) => units === chosen.units) ??
      (languages[0]?.toLowerCase() === 'en-us' ? 'imperial' : 'metric'),
  };
}

/** The address that says what the visitor wants, where it says nothing else; `shown` is the language of its page. */
export function wishedAddress(address: string, shown: string, { lang, units }: Required<Notation>): string {
  const url = new URL(address);
  if (!url.searchParams.has('lang') && lang !== shown) url.searchParams.set('lang', lang);
  if (!url.searchParams.has('units') && units === 'imperial') url.searchParams.set('units', units);
  return url.href;
}
