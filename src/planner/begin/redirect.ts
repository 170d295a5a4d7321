// Loads the page in the language and the units that the visitor wants, before anything of it is seen. A classic script in
// the head, which the browser runs before it shows the page; so it imports nothing that the planner imports too.

import { wishedAddress, wishOf } from './wish.ts';

/** The names under which src/planner/state/memory.ts remembers a choice. */
function chosen(name: 'lang' | 'units'): string | null {
  try {
    return localStorage.getItem(`tilewright:${name}`);
  } catch {
    // Storage may be disabled.
    return null;
  }
}

const { documentElement, currentScript } = document;
/** Pages without lengths are the same in all units. */
const units = currentScript?.dataset.without === 'units' ? 'metric' : chosen('units');
const wish = wishOf(navigator.languages, { lang: chosen('lang'), units });
const wished = wishedAddress(location.href, documentElement.lang, wish);
if (wished !== location.href) {
  // Until the other page has come, this one would be seen.
  documentElement.hidden = true;
  location.replace(wished);
}
