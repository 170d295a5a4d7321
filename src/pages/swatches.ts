// Swatches of the patterns on pages: files of docs/pictures, for light and for dark pages.

import { PICTURES_FOLDER, pictureAddress } from './docs/site.ts';
import { html, type Markup } from './markup.ts';

/** The file of a pattern's swatch in docs/pictures, by the pattern's short name; that for dark pages ends in `-dark`. */
export function swatchName(pattern: string): string {
  return `pattern-${pattern}.svg`;
}

/** The swatch of a pattern at this width, px, beside its name. */
export function swatch(pattern: string, width: number): Markup {
  const light = pictureAddress(PICTURES_FOLDER + swatchName(pattern));
  const height = Math.round((width * 2) / 3);
  return html`<picture><source media="(prefers-color-scheme: dark)" srcset="${light.replace('.svg', '-dark.svg')}"/><img class="swatch" src="${light}" alt="" width="${width}" height="${height}" loading="lazy"/></picture>`;
}
