// The oEmbed answer for a stored plan: what a site needs to show it in a frame.

import type { OpenedJob } from '../service/index.ts';
import type { NamedKind, PlanAnswer } from '../wire/index.ts';
import type { Notation } from '../words/index.ts';
import { embedAddress, projectPreviewAddress, publicAddress } from './addresses.ts';
import { PREVIEW } from './app-files.ts';
import { FRAMED_SPACE, jobTitle } from './job.ts';
import { html, textOf } from './markup.ts';
import { NAME } from './page.ts';
import { planTitle } from './planner.ts';
import { FRAMED_LAYOUT } from './styles/framed.ts';

/** The most that a site allows, px. */
export interface OembedSpace {
  readonly maxWidth: number;
  readonly maxHeight: number;
}

/** More space changes nothing. */
export const MOST_SPACE: OembedSpace = { maxWidth: PREVIEW.width, maxHeight: 800 };

interface Place extends Notation, OembedSpace {
  readonly publicUrl: string;
  readonly id: string;
}

export interface OembedOptions extends Place {
  readonly answer: PlanAnswer;
  /** The kinds of its tiles; empty if there is one. */
  readonly kinds: readonly NamedKind[];
}

/** What a frame is made for: its title, the shape of its picture, and how many lines more than usual it has. */
interface Shown {
  readonly title: string;
  readonly picture: { readonly width: number; readonly height: number };
  readonly lines: number;
}

/** As long as the page itself may be kept. */
const CACHE_SECONDS = 3600;
const WIDTH = 640;

export function oembedText({ answer, kinds, ...place }: OembedOptions): string {
  const { boundingBoxCm: picture } = answer.surface;
  return describedFrame(place, { title: planTitle(place.lang, answer), picture, lines: kinds.length });
}

/** The same for a stored job. */
export function jobOembedText({ surfaces, total, ...place }: Place & Pick<OpenedJob, 'surfaces' | 'total'>): string {
  const title = jobTitle(place.lang, { surfaces, total });
  return describedFrame(place, { title, picture: FRAMED_SPACE, lines: 0 });
}

function describedFrame({ lang, units, publicUrl, id, ...space }: Place, { title, ...shown }: Shown): string {
  const notation = { lang, units };
  const width = Math.min(WIDTH, space.maxWidth);
  const height = Math.min(heightAt(width, shown), space.maxHeight);
  const source = publicAddress(publicUrl, embedAddress(id, notation));
  return JSON.stringify({
    version: '1.0',
    type: 'rich',
    provider_name: NAME,
    provider_url: publicAddress(publicUrl, '/'),
    title,
    width,
    height,
    html: frameOf({ source, title, width, height }),
    ...thumbnail(publicAddress(publicUrl, projectPreviewAddress(id, notation)), space),
    cache_age: CACHE_SECONDS,
  });
}

interface Frame {
  readonly source: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

/** The markup that shows a plan in a frame. */
export function frameOf({ source, title, width, height }: Frame): string {
  return textOf(
    html`<iframe src="${source}" title="${title}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
  );
}

/** The height at which the picture fills the width that the layout leaves for it. */
function heightAt(width: number, { picture, lines }: Omit<Shown, 'title'>): number {
  const { padding, columnsFrom, panelWidth, leastPicture, footHeight } = FRAMED_LAYOUT;
  const panelHeight = FRAMED_LAYOUT.panelHeight + lines * FRAMED_LAYOUT.kindHeight;
  const isWide = width >= columnsFrom;
  const pictureWidth = width - 2 * padding - (isWide ? panelWidth + padding : 0);
  const pictureHeight = Math.max(leastPicture, (pictureWidth * picture.height) / picture.width);
  const main = isWide ? Math.max(pictureHeight, panelHeight) : pictureHeight + padding + panelHeight;
  return Math.round(main + 2 * padding + footHeight);
}

/** The preview; oEmbed wants none that is larger than the space. */
function thumbnail(address: string, { maxWidth, maxHeight }: OembedSpace) {
  const { width, height } = PREVIEW;
  if (maxWidth < width || maxHeight < height) return {};
  return { thumbnail_url: address, thumbnail_width: width, thumbnail_height: height };
}
