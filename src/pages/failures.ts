// Error pages for links that cannot be opened.

import { LANGUAGES, say, type WordKey } from '../words/index.ts';
import { newPlanAddress } from './addresses.ts';
import { html, type Markup, NOTHING } from './markup.ts';
import { NAME, type PageOptions, pageOf } from './page.ts';

/** For status 404: the plan is not stored here. */
export function notFoundPage(options: PageOptions): string {
  return messagePage(options, 'page.notFound', 'page.notFoundText', NOTHING);
}

/** For status 404: the site has nothing at this address. */
export function nowherePage(options: PageOptions): string {
  return messagePage(options, 'page.nowhere', 'page.nowhereText', NOTHING);
}

/** For status 503: stored plans cannot be read at the moment. */
export function unavailablePage(options: PageOptions): string {
  // An empty address reloads the page.
  const again = html`<a class="button" href="">${say(options.lang, 'page.tryAgain')}</a>`;
  return messagePage(options, 'page.unavailable', 'page.unavailableText', again);
}

function messagePage({ lang, publicUrl }: PageOptions, heading: WordKey, text: WordKey, action: Markup): string {
  const title = say(lang, heading);
  const quiet = action === NOTHING ? NOTHING : html` quiet`;
  const main = html`<h1>${title}</h1>
<p class="lead">${say(lang, text)}</p>
<p class="actions">${action}<a class="button${quiet}" href="${newPlanAddress(lang)}">${say(lang, 'page.newPlan')}</a></p>`;
  return pageOf({
    lang,
    publicUrl,
    title: `${title} · ${NAME}`,
    description: say(lang, text),
    path: null,
    languages: LANGUAGES,
    kind: 'message',
    main,
  });
}
