// The page at `/gallery`: an index of swatches, and every pattern in a room, with links into the planner, to its request and to its files.

import { PATTERNS, shortNameOf } from '../../engine/index.ts';
import { listPatterns } from '../../wire/index.ts';
import { LANGUAGES, say } from '../../words/index.ts';
import { GALLERY_ADDRESS, inLanguage } from '../addresses.ts';
import { html } from '../markup.ts';
import { NAME, type PageOptions, pageOf } from '../page.ts';
import { roomCard } from '../room-card.ts';
import { swatch } from '../swatches.ts';
import { GALLERY } from './plans.ts';

/** The width of a swatch in the index, px. */
const SWATCH_PX = 150;

export interface GalleryOptions extends PageOptions {
  /** The path of each plan in the planner, in the order of the plans. */
  readonly plannerPaths: readonly string[];
}

export function galleryPage({ lang, publicUrl, plannerPaths, redirect }: GalleryOptions): string {
  const { patterns } = listPatterns(lang);
  const contents = PATTERNS.map(
    (pattern, i) =>
      html`<li><a href="#${shortNameOf(pattern)}">${swatch(shortNameOf(pattern), SWATCH_PX)}<span>${patterns[i].name}</span></a></li>`,
  );
  const sections = PATTERNS.map((pattern, i) => {
    const id = shortNameOf(pattern);
    const cards = GALLERY.flatMap((plan, k) =>
      plan.fields.pattern === id ? [roomCard(lang, plan, inLanguage(plannerPaths[k], lang))] : [],
    );
    return html`<section aria-labelledby="${id}"><h2 id="${id}">${patterns[i].name}</h2>
<p class="lead">${patterns[i].description}</p>
<ul class="rooms">${cards}</ul></section>\n`;
  });
  return pageOf({
    lang,
    publicUrl,
    title: `${say(lang, 'page.gallery')} · ${NAME}`,
    description: say(lang, 'page.galleryLead'),
    path: GALLERY_ADDRESS,
    languages: LANGUAGES,
    redirect,
    main: html`<h1>${say(lang, 'page.gallery')}</h1>
<p class="lead">${say(lang, 'page.galleryLead')}</p>
<nav aria-label="${say(lang, 'ui.pattern')}"><ul class="swatches">${contents}</ul></nav>
<div class="gallery">${sections}</div>`,
  });
}
