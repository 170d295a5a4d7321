// The page's address: its language, its units, and the plan it shows.

import type { Notation } from '../../words/index.ts';

/** An address with its language and units set; metric units are left out. */
export function inNotation(address: string, { lang, units }: Notation): string {
  const url = new URL(address);
  url.searchParams.set('lang', lang);
  if (units === 'imperial') url.searchParams.set('units', units);
  else url.searchParams.delete('units');
  return url.href;
}

/** Puts the language and the units into the address bar, and the language into the document. */
export function showNotation(notation: Notation): void {
  document.documentElement.lang = notation.lang;
  history.replaceState(history.state, '', inNotation(location.href, notation));
}

/** Changes the page's address without loading it; another plan is a new entry of the browser's history. */
export function goOnAt(path: string, notation: Notation, isSamePlan: boolean): void {
  const address = inNotation(new URL(path, location.href).href, notation);
  if (address === location.href) return;
  // A link that is opened only gets its language.
  if (isSamePlan || planIn(address) === planIn(location.href)) history.replaceState(history.state, '', address);
  else history.pushState(null, '', address);
  shown = planIn(address);
}

let shown = '';

/** The part of an address that says which plan it shows. */
function planIn(address: string): string {
  const { pathname, searchParams } = new URL(address);
  return `${pathname} ${searchParams.get('plan') ?? ''}`;
}

/** Loads the page again when the browser goes back to the address of another plan. */
export function followHistory(): void {
  shown ||= planIn(location.href);
  addEventListener('popstate', () => {
    if (planIn(location.href) !== shown) location.reload();
  });
}
