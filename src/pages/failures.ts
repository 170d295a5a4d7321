// Error pages for links that cannot be opened.

import { LANGUAGES, say, type WordKey } from '../words/index.ts';
import { newPlanAddress, publicAddress } from './addresses.ts';
import { framedMessage, newWindow } from './framed.ts';
import { html, type Markup, NOTHING } from './markup.ts';
import { NAME, type PageOptions, pageOf } from './page.ts';

export interface FailureOptions extends PageOptions {
  /** Whether another site shows the page in a frame. */
  readonly isFramed?: boolean;
}

/** For status 404: the plan is not stored here. */
export function notFoundPage(options: FailureOptions): string {
  return messagePage(options, 'page.notFound', say(options.lang, 'page.notFoundText'));
}

/** For status 404: the site has nothing at this address. */
export function nowherePage(options: FailureOptions): string {
  return messagePage(options, 'page.nowhere', say(options.lang, 'page.nowhereText'));
}

/** For status 503: stored plans cannot be read at the moment. */
export function unavailablePage(options: FailureOptions): string {
  return messagePage(options, 'page.unavailable', say(options.lang, 'page.unavailableText'), again(options));
}

/** For status 429: too many pages within a minute; `seconds` until the next may be opened. */
export function tooManyPage({ seconds, ...options }: FailureOptions & { readonly seconds: number }): string {
  return messagePage(options, 'page.tooMany', say(options.lang, 'page.tooManyText', { seconds }), again(options));
}

/** An empty address reloads the page. */
function again({ lang }: FailureOptions): Markup {
  return html`<a class="button" href="">${say(lang, 'page.tryAgain')}</a>`;
}

function messagePage(options: FailureOptions, heading: WordKey, text: string, action: Markup = NOTHING): string {
  const { lang, publicUrl, isFramed, redirect } = options;
  const title = say(lang, heading);
  const newPlan = say(lang, 'page.newPlan');
  if (isFramed) {
    const elsewhere = newWindow(publicAddress(publicUrl, newPlanAddress(lang)), html`${newPlan}`, 'button');
    return framedMessage({ lang, publicUrl, title, text, action: action === NOTHING ? elsewhere : action });
  }
  const quiet = action === NOTHING ? NOTHING : html` quiet`;
  const main = html`<h1>${title}</h1>
<p class="lead">${text}</p>
<p class="actions">${action}<a class="button${quiet}" href="${newPlanAddress(lang)}">${newPlan}</a></p>`;
  return pageOf({
    lang,
    publicUrl,
    title: `${title} · ${NAME}`,
    description: text,
    path: null,
    languages: LANGUAGES,
    kind: 'message',
    redirect,
    main,
  });
}
