// The page at `/`: an introduction, three example rooms, and a form.

import { PATTERNS, type Pattern, plan, shortNameOf } from '../engine/index.ts';
import { listPatterns } from '../wire/index.ts';
import { LANGUAGES, type Lang, say } from '../words/index.ts';
import { DOCS_ADDRESS, GALLERY_ADDRESS, inLanguage, patternAddress } from './addresses.ts';
import { EXAMPLE_ROOMS } from './examples.ts';
import { html, type Markup, NOTHING, trusted } from './markup.ts';
import { NAME, type PageOptions, pageOf } from './page.ts';
import { pictureOf } from './picture.ts';
import { planForm } from './plan-form.ts';
import { roomCard } from './room-card.ts';

export interface HomeOptions extends PageOptions {
  /** The pattern of the form; squares by default. */
  readonly pattern?: Pattern;
}

export function homePage({ lang, publicUrl, files, pattern = PATTERNS[0] }: HomeOptions): string {
  const main = html`<h1>${say(lang, 'page.headline')}</h1>
<p class="lead">${say(lang, 'page.lead')}</p>
<section aria-labelledby="rooms"><h2 id="rooms">${say(lang, 'page.rooms')}</h2>
<ul class="rooms">${EXAMPLE_ROOMS.map((room) => roomCard(lang, room))}</ul>
<p class="actions"><a href="${inLanguage(GALLERY_ADDRESS, lang)}">${say(lang, 'page.gallery')}</a></p></section>
<section aria-labelledby="plan"><h2 id="plan">${say(lang, 'page.ownRoom')}</h2>
${patternChoice(lang, pattern)}
${planForm(lang, pattern)}</section>
<section aria-labelledby="programs"><h2 id="programs">${say(lang, 'page.programs')}</h2>
<p class="lead">${say(lang, 'page.programsText')}</p>
<p class="actions"><a href="${DOCS_ADDRESS}" hreflang="en">${say(lang, 'page.docs')}</a></p></section>`;
  return pageOf({
    lang,
    publicUrl,
    title: say(lang, 'page.labelled', { name: NAME, value: say(lang, 'page.headline') }),
    description: say(lang, 'page.lead'),
    path: '/',
    languages: LANGUAGES,
    ...(pattern === PATTERNS[0] ? {} : { keeps: `pattern=${shortNameOf(pattern)}` }),
    planner: files,
    main,
  });
}

/** Each pattern links to this page with a form for its parameters. */
function patternChoice(lang: Lang, chosen: Pattern): Markup {
  const { patterns } = listPatterns(lang);
  const links = PATTERNS.map(
    (pattern, i) =>
      html`<li><a href="${patternAddress(lang, pattern)}"${pattern === chosen ? trusted(' aria-current="true"') : NOTHING}>${swatchOf(pattern)}<span>${patterns[i].name}</span></a></li>`,
  );
  return html`<nav aria-label="${say(lang, 'ui.pattern')}"><ul class="patterns">${links}</ul></nav>`;
}

const TILES_IN_SWATCH = 11;
const swatches = new Map<Pattern, Markup>();

/** A square of about eleven tiles of the pattern. */
function swatchOf(pattern: Pattern): Markup {
  const known = swatches.get(pattern);
  if (known) return known;
  const { lattice } = planSquare(pattern, 1000);
  const side = Math.round(Math.sqrt((TILES_IN_SWATCH * lattice.cellAreaMm2) / lattice.motif.length));
  const swatch = pictureOf(planSquare(pattern, side));
  swatches.set(pattern, swatch);
  return swatch;
}

function planSquare(pattern: Pattern, side: number) {
  const outer = [
    { x: 0, y: 0 },
    { x: side, y: 0 },
    { x: side, y: side },
    { x: 0, y: side },
  ];
  return plan({ room: { outer, holes: [], rectangles: [] }, pattern: pattern.id, parameters: {} });
}
