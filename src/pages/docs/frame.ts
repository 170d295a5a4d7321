// The frame of the documentation: the article, and beside it the navigation of the site.

import { SEARCH_ADDRESS } from '../addresses.ts';
import { html, type Markup, NOTHING } from '../markup.ts';
import { NAME, pageOf } from '../page.ts';
import { SITE } from './site.ts';

export interface Section {
  readonly id: string;
  readonly title: string;
}

interface DocsPage {
  readonly publicUrl: string;
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly sections: readonly Section[];
  readonly article: Markup;
  /** Adds buttons that copy examples; undefined if the planner is not built. */
  readonly copyScript: string | undefined;
  /** What was searched for, on the page of a search. */
  readonly searched?: string;
}

export function docsPageOf(page: DocsPage): string {
  const { publicUrl, address, title, description, sections, article, copyScript, searched = '' } = page;
  return pageOf({
    lang: 'en',
    publicUrl,
    title: `${title} · ${NAME}`,
    description,
    path: address,
    languages: ['en'],
    kind: 'docs',
    script: copyScript,
    main: html`<article class="prose">
<p class="to-site"><a href="#site">All documents</a></p>
${article}</article>
${siteNavigation(address, sections, searched)}`,
  });
}

/** All documents by group; the sections of the current one are listed below it. */
function siteNavigation(current: string, sections: readonly Section[], searched: string): Markup {
  const linked = sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`);
  const ofPage = linked.length === 0 ? NOTHING : html`<ul>${linked}</ul>`;
  const groups = SITE.map(({ title, entries }) => {
    const links = entries.map((entry) =>
      isCurrent(entry.address, current)
        ? html`<li><a href="${entry.address}" aria-current="page">${entry.title}</a>${ofPage}</li>`
        : html`<li><a href="${entry.address}">${entry.title}</a></li>`,
    );
    return html`<li>${title}<ul>${links}</ul></li>\n`;
  });
  return html`<nav id="site" class="site" aria-label="Documentation">${searchForm(searched)}<ul>${groups}</ul></nav>`;
}

function searchForm(searched: string): Markup {
  return html`<form class="search" role="search" action="${SEARCH_ADDRESS}" method="get"><label for="q">Search the documents</label><input id="q" name="q" type="search" value="${searched}" maxlength="100"/><button class="button quiet" type="submit">Find</button></form>\n`;
}

/** A decision is a page below the list of decisions. */
function isCurrent(address: string, current: string): boolean {
  return address === current || (address.endsWith('/decisions') && current.startsWith(`${address}/`));
}
