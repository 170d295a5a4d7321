// The frame of all pages: head, bar with the languages, footer.

import { LANGUAGE_NAMES, LANGUAGES, type Lang, say, UNIT_SYSTEMS, type UnitSystem } from '../words/index.ts';
import {
  DOCS_ADDRESS,
  GALLERY_ADDRESS,
  inLanguage,
  LLMS_ADDRESS,
  OPENAPI_ADDRESS,
  publicAddress,
} from './addresses.ts';
import { ICONS, iconAddress, MANIFEST, MARK_GROUND, MARK_TILES, PREVIEW } from './app-files.ts';
import { html, type Markup, NOTHING, textOf, trusted } from './markup.ts';
import { STYLESHEET } from './styles/index.ts';

export const NAME = 'Tilewright';

/** Options of every page. */
export interface PageOptions {
  readonly lang: Lang;
  /** The public address of the service, for example `https://tiles.example`. */
  readonly publicUrl: string;
  /** Files of the planner, for pages that it replaces. */
  readonly files?: PlannerFiles | undefined;
  /** The script that loads other pages in the visitor's language; without it they are in that of their address. */
  readonly redirect?: string | undefined;
}

interface PageParts extends PageOptions {
  readonly title: string;
  readonly description: string;
  /** The path of the page without a query; null for error pages, which must not be indexed. */
  readonly path: string | null;
  /** Languages in which the page exists. */
  readonly languages: readonly Lang[];
  /** The part of the query that a change of language keeps, for example `pattern=chevron`. */
  readonly keeps?: string;
  /** The units of its lengths, for pages that offer a choice. */
  readonly units?: UnitSystem;
  /** What describes the page to sites that embed it. */
  readonly oembed?: { readonly address: string; readonly title: string };
  /** Excludes the page from search engines: plans are for those who have the link. */
  readonly unlisted?: boolean;
  /** The layout; a column of sections by default. */
  readonly kind?: 'planner' | 'job' | 'docs' | 'message';
  /** The picture that messengers show with a link to the page; that of the site by default. */
  readonly picture?: { readonly address: string; readonly alt: string };
  /** The planner that replaces the page when it has loaded. */
  readonly planner?: PlannerFiles | undefined;
  /** A script that the page can do without. */
  readonly script?: string | undefined;
  readonly main: Markup;
}

/** Addresses of the planner's files. */
export interface PlannerFiles {
  readonly script: string;
  /** A script that runs before the page is shown, and loads it in the visitor's language and units. */
  readonly redirect: string;
  /** The script of documents, which adds buttons that copy examples. */
  readonly copy: string;
  readonly style: string;
  readonly worker: string;
  /** The words of each language. */
  readonly words: Readonly<Record<Lang, string>>;
  /** All files, which are cached for offline use. */
  readonly all: readonly string[];
}

export function pageOf(parts: PageParts): string {
  const { lang, main } = parts;
  const page = html`<html lang="${lang}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>${parts.title}</title>
<meta name="description" content="${parts.description}"/>
<meta name="color-scheme" content="light dark"/>
<meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)"/>
<meta name="theme-color" content="#16191d" media="(prefers-color-scheme: dark)"/>
${findable(parts)}<link rel="icon" href="${ICON}" type="image/svg+xml"/>
<link rel="apple-touch-icon" href="${iconAddress(ICONS.touch)}"/>
<link rel="manifest" href="${MANIFEST.path}"/>
${redirect(parts)}${parts.script === undefined ? NOTHING : html`<script src="${parts.script}" defer="defer"></script>\n`}<link rel="stylesheet" href="${STYLESHEET.path}"/>
${parts.planner === undefined ? NOTHING : plannerLinks(lang, parts.planner)}</head>
<body>
${parts.planner === undefined ? NOTHING : plannerRoot(parts, parts.planner)}<a class="skip" href="#main">${say(lang, 'page.skip')}</a>
${bar(parts)}
<main id="main"${parts.kind === undefined ? NOTHING : html` class="${parts.kind}"`}>
${main}
</main>
${foot(lang)}
${parts.planner === undefined ? NOTHING : trusted('</div>\n')}</body>
</html>`;
  return `<!DOCTYPE html>\n${textOf(page)}\n`;
}

/** A page without lengths is the same in all units. */
function redirect({ planner, redirect }: PageParts): Markup {
  if (planner !== undefined) return html`<script src="${planner.redirect}"></script>\n`;
  return redirect === undefined ? NOTHING : html`<script src="${redirect}" data-without="units"></script>\n`;
}

/** Loads the planner's style, disabled until the planner starts, and preloads its words. */
export function plannerLinks(lang: Lang, { script, style, words }: PlannerFiles): Markup {
  return html`<link rel="modulepreload" href="${words[lang]}"/>
<link rel="stylesheet" href="${style}" media="not all" id="planner-style"/>
<script type="module" src="${script}"></script>
`;
}

/** Opens the element that contains the page and that the planner fills; it is closed at the end of the page. */
function plannerRoot({ publicUrl, kind }: PageParts, { worker, all }: PlannerFiles): Markup {
  // A stored plan or job is visible while the planner loads. Other pages would only flash.
  const waiting = kind === 'planner' || kind === 'job' ? NOTHING : html` class="waiting"`;
  return html`<div id="planner"${waiting} data-worker="${worker}" data-base="${publicUrl.replace(/\/+$/, '')}" data-files="${all.join(' ')}">\n`;
}

function findable(parts: PageParts): Markup {
  const { path, publicUrl, lang, languages } = parts;
  if (path === null) return html`<meta name="robots" content="noindex"/>\n`;
  const there = (other: Lang) => publicAddress(publicUrl, inLanguage(path, other));
  const alternates = languages.map(
    (other) => html`<link rel="alternate" hreflang="${other}" href="${there(other)}"/>\n`,
  );
  return html`${parts.unlisted ? html`<meta name="robots" content="noindex"/>\n` : NOTHING}<link rel="canonical" href="${there(lang)}"/>
${languages.length > 1 ? html`${alternates}<link rel="alternate" hreflang="x-default" href="${there(LANGUAGES[0])}"/>\n` : NOTHING}${discovery(parts)}${preview(parts, there(lang))}`;
}

function discovery({ oembed, publicUrl }: PageParts): Markup {
  if (oembed === undefined) return NOTHING;
  return html`<link rel="alternate" type="application/json+oembed" href="${publicAddress(publicUrl, oembed.address)}" title="${oembed.title}"/>\n`;
}

function preview({ title, description, lang, publicUrl, picture }: PageParts, address: string): Markup {
  const { address: source, alt } = picture ?? { address: PREVIEW.address, alt: NAME };
  return html`<meta property="og:type" content="website"/>
<meta property="og:site_name" content="${NAME}"/>
<meta property="og:locale" content="${lang}"/>
<meta property="og:title" content="${title}"/>
<meta property="og:description" content="${description}"/>
<meta property="og:url" content="${address}"/>
<meta property="og:image" content="${publicAddress(publicUrl, source)}"/>
<meta property="og:image:type" content="image/png"/>
<meta property="og:image:width" content="${PREVIEW.width}"/>
<meta property="og:image:height" content="${PREVIEW.height}"/>
<meta property="og:image:alt" content="${alt}"/>
<meta name="twitter:card" content="summary_large_image"/>
`;
}

function bar({ lang, languages, keeps, units }: PageParts): Markup {
  const kept = [...(keeps === undefined ? [] : [keeps]), ...(units === 'imperial' ? [`units=${units}`] : [])];
  const rest = kept.map((part) => `&${part}`).join('');
  const links = languages.map(
    (other) =>
      html`<li><a href="?lang=${other}${rest}" lang="${other}" hreflang="${other}"${other === lang ? trusted(' aria-current="true"') : NOTHING}>${LANGUAGE_NAMES[other]}</a></li>`,
  );
  const choice = html`<nav class="languages" aria-label="${say(lang, 'ui.language')}"><ul>${links}</ul></nav>`;
  return html`<header class="bar"><a class="name" href="${inLanguage('/', lang)}">${trusted(MARK)}<span>${NAME}</span></a>${units === undefined ? NOTHING : unitChoice(lang, units)}${languages.length > 1 ? choice : NOTHING}</header>`;
}

function unitChoice(lang: Lang, units: UnitSystem): Markup {
  const links = UNIT_SYSTEMS.map(
    (other) =>
      html`<li><a href="${`?lang=${lang}&units=${other}`}"${other === units ? trusted(' aria-current="true"') : NOTHING}>${say(lang, `ui.${other}`)}</a></li>`,
  );
  return html`<nav class="languages" aria-label="${say(lang, 'ui.units')}"><ul>${links}</ul></nav>`;
}

function foot(lang: Lang): Markup {
  return html`<footer><p>${say(lang, 'page.foot')}</p>
<ul><li><a href="${inLanguage(GALLERY_ADDRESS, lang)}">${say(lang, 'page.gallery')}</a></li><li><a href="${DOCS_ADDRESS}" hreflang="en">${say(lang, 'page.docs')}</a></li><li><a href="${OPENAPI_ADDRESS}">${say(lang, 'page.openapi')}</a></li><li><a href="${LLMS_ADDRESS}">${say(lang, 'page.forModels')}</a></li></ul></footer>`;
}

const TILES = `<rect width="32" height="32" rx="7" fill="${MARK_GROUND}"/>${MARK_TILES}`;
/** The mark of the service, for pages. */
export const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">${TILES}</svg>`;
const ICON = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${TILES}</svg>`)}`;
