// The frame of pages that other sites show in theirs: no navigation, and every link opens a new window, because our other
// pages refuse to be framed.

import type { Lang } from '../words/index.ts';
import { inLanguage, publicAddress } from './addresses.ts';
import { html, type Markup, NOTHING, textOf, trusted } from './markup.ts';
import { MARK, NAME } from './page.ts';
import { STYLESHEET } from './styles/index.ts';

interface FramedParts {
  readonly lang: Lang;
  readonly publicUrl: string;
  readonly title: string;
  readonly main: Markup;
  /** The link beside the name of the service. */
  readonly action: Markup;
  /** What the planner adds to the head, and the attributes of the element that it fills. */
  readonly head?: Markup;
  readonly root?: Markup;
  /** The style with which another colour than ours replaces that of actions. */
  readonly accent?: string;
}

export function framedPage({
  lang,
  publicUrl,
  title,
  main,
  action,
  head = NOTHING,
  root = NOTHING,
  accent,
}: FramedParts): string {
  const page = html`<html lang="${lang}" ${accent === undefined ? html`class="framed"` : html`class="framed accented" style="${accent}"`}>
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>${title} · ${NAME}</title>
<meta name="robots" content="noindex"/>
<meta name="color-scheme" content="light dark"/>
<link rel="stylesheet" href="${STYLESHEET.path}"/>
${head}</head>
<body${root}>
<main>
${main}
</main>
<footer>${newWindow(publicAddress(publicUrl, inLanguage('/', lang)), html`${trusted(MARK)}<span>${NAME}</span>`, 'name')}${action}</footer>
</body>
</html>`;
  return `<!DOCTYPE html>\n${textOf(page)}\n`;
}

/** A link that leaves the frame. */
export function newWindow(address: string, text: Markup, kind: 'name' | 'button'): Markup {
  return html`<a class="${kind}" href="${address}" target="_blank" rel="noopener">${text}</a>`;
}

/** A failure inside a frame. */
export function framedMessage(parts: Omit<FramedParts, 'main'> & { readonly text: string }): string {
  const main = html`<h1>${parts.title}</h1>
<p>${parts.text}</p>`;
  return framedPage({ ...parts, main });
}
