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

/** Changes the page's address without loading it; addresses of other servers are ignored. */
export function goOnAt(address: string, notation: Notation): void {
  const { origin, pathname } = new URL(address, location.href);
  if (origin !== location.origin || pathname === location.pathname) return;
  history.pushState(null, '', inNotation(origin + pathname, notation));
  shownPath = pathname;
}

let shownPath = '';

/** Loads the page again when the browser goes back to the address of another plan. */
export function followHistory(): void {
  shownPath = location.pathname;
  addEventListener('popstate', () => {
    if (location.pathname !== shownPath) location.reload();
  });
}
