// The page's address: its language, and the plan it shows.

import type { Lang } from '../../words/index.ts';

/** An address with its language set. */
export function inLanguage(address: string, lang: Lang): string {
  const url = new URL(address);
  url.searchParams.set('lang', lang);
  return url.href;
}

/** Puts the language into the address bar and the document. */
export function showLanguage(lang: Lang): void {
  document.documentElement.lang = lang;
  history.replaceState(history.state, '', inLanguage(location.href, lang));
}

/** Changes the page's address without loading it; addresses of other servers are ignored. */
export function goOnAt(address: string, lang: Lang): void {
  const { origin, pathname } = new URL(address, location.href);
  if (origin !== location.origin || pathname === location.pathname) return;
  history.pushState(null, '', inLanguage(origin + pathname, lang));
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
