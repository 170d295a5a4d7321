// The preview of a link to a plan: its figures on the left, large enough to be read in a chat, and the plan on the right.
// An entry of its own, like png.ts.

import type { Plan } from '../engine/index.ts';
import { formatArea, formatCount, formatMeasure, say, sayOf } from '../words/index.ts';
import { widthOf, wrapParts } from './labels/text-width.ts';
import { doorOverhang } from './marks/doors.ts';
import { renderPng } from './png.ts';
import { hex, INK, MUTED, PAPER, SLATE, SOLID } from './scene/colors.ts';
import { fontsFor } from './scene/fonts.ts';
import { captionOf } from './sheet/caption.ts';
import type { DrawingOptions } from './sheet/options.ts';
import { PICTURE_MARGIN_PX, pictureScene } from './sheet/picture.ts';
import { inRows, rowsOf } from './sheet/rows.ts';
import { paintSvg } from './svg/svg.ts';
import { decimal, escaped } from './svg/svg-text.ts';

/** The size that messengers show without cutting it. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
/** Messengers leave out larger previews. */
const MOST_BYTES = 300_000;

export interface PreviewOptions extends Pick<DrawingOptions, 'lang' | 'units' | 'color' | 'colors' | 'gapColor'> {
  /** The name of the service, and its mark as SVG markup of 32 by 32. */
  readonly name: string;
  readonly mark: string;
}

/** What a preview says beside the picture. */
export interface PreviewTexts {
  /** At most two lines of it are shown. */
  readonly title: readonly string[];
  readonly tiles: number;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

/** A plan with its colours. */
export interface ShownPlan extends Pick<DrawingOptions, 'color' | 'colors' | 'gapColor'> {
  readonly plan: Plan;
}

/** Draws the preview as PNG, with edges that compress better if it would be too large for messengers. */
export function drawPreview(plan: Plan, options: PreviewOptions, fontFiles: readonly string[]): Uint8Array {
  return rendered(previewSvg(plan, options), fontFiles);
}

/** Draws the preview of several plans like that of one, their pictures at one scale. */
export function drawPreviews(
  plans: readonly ShownPlan[],
  texts: PreviewTexts,
  options: PreviewOptions,
  fontFiles: readonly string[],
): Uint8Array {
  return rendered(sheetSvg(options, figureTexts(texts, options), pictures(plans, options)), fontFiles);
}

function rendered(svg: string, fontFiles: readonly string[]): Uint8Array {
  const smooth = renderPng(svg, fontFiles);
  return smooth.length <= MOST_BYTES ? smooth : renderPng(svg, fontFiles, { edges: 'crisp' });
}

/** Returns the preview as SVG text. */
export function previewSvg(plan: Plan, options: PreviewOptions): string {
  const { color, colors, gapColor } = options;
  return sheetSvg(
    options,
    figureTexts(textsOf(plan, options), options),
    pictures([{ plan, color, colors, gapColor }], options),
  );
}

function sheetSvg(options: PreviewOptions, texts: readonly string[], picture: string): string {
  const { width, height } = PREVIEW_SIZE;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${escaped(fontsFor(options.lang))}">`,
    `<rect width="${width}" height="${height}" fill="${hex(PAPER)}"/>`,
    nameLine(options),
    ...texts,
    picture,
    '</svg>',
  ];
  return parts.join('');
}

/** The column of texts, px. */
const COLUMN = { left: 64, right: 492 } as const;
/** The plan fits into this box, px. */
const BOX = { left: 548, top: 52, width: 600, height: 526 } as const;

function nameLine({ name, mark }: PreviewOptions): string {
  const ground = `<rect width="32" height="32" rx="7" fill="${hex(SLATE)}"/>`;
  return `<g transform="translate(${COLUMN.left} 52) scale(1.5)">${ground}${mark}</g>${text(name, COLUMN.left + 64, 88, 34, { bold: true })}`;
}

const TITLE_SIZE = 30;
const FIGURE_SIZE = 28;
const FIRST_ROW = 432;
const ROW = 48;

/** Pattern and tile, the number of tiles to buy, and the rest as rows. */
function textsOf(plan: Plan, { lang, units }: PreviewOptions): PreviewTexts {
  const { tiles, surface } = plan;
  const notation = { lang, units };
  const [pattern, tile] = captionOf(plan, { ...notation, credit: null }).title;
  return {
    title: [pattern, tile],
    tiles: tiles.total,
    rows: [
      [say(lang, 'ui.wholeTiles'), formatCount(lang, tiles.whole)],
      [say(lang, 'ui.cutTiles'), formatCount(lang, tiles.cut)],
      [say(lang, 'ui.waste'), formatMeasure(lang, tiles.wastePercent, '%')],
      [sayOf({ lang, kind: plan.room.kind }, 'ui.floorArea'), formatArea(notation, surface.areaMm2 / 1e6)],
    ],
  };
}

function figureTexts({ title, tiles, rows }: PreviewTexts, { lang }: PreviewOptions): string[] {
  const lines = wrapParts(title, TITLE_SIZE, COLUMN.right - COLUMN.left, true).slice(0, 2);
  const total = formatCount(lang, tiles);
  return [
    // Chinese has one weight, and a line should not have two.
    ...lines.map((line, i) => text(line, COLUMN.left, 160 + i * 1.3 * TITLE_SIZE, TITLE_SIZE, { bold: lang !== 'zh' })),
    text(say(lang, 'ui.tilesToBuy'), COLUMN.left, 256, FIGURE_SIZE, { color: MUTED }),
    text(total, COLUMN.left - 4, 368, sizeOfTotal(total), { bold: true }),
    ...rows.flatMap(([name, value], i) => rowTexts(name, value, FIRST_ROW + i * ROW)),
  ];
}

/** As large as the column allows. */
function sizeOfTotal(total: string): number {
  const size = 120;
  return Math.floor(Math.min(size, (size * (COLUMN.right - COLUMN.left)) / widthOf(total, size, true)));
}

/** The share of a text's estimated width that our own fonts take at most. */
const ESTIMATE_SHARE = 0.9;

/** A figure with its name, smaller if both would not fit. */
function rowTexts(name: string, value: string, y: number): string[] {
  const { left, right } = COLUMN;
  const width = widthOf(name, FIGURE_SIZE) + widthOf(value, FIGURE_SIZE, true);
  const size = Math.floor(FIGURE_SIZE * Math.min(1, (right - left - 16) / (ESTIMATE_SHARE * width)));
  const line = `<path stroke="${hex(SOLID)}" stroke-width="2" d="M${left} ${y - ROW + 13}H${right}"/>`;
  const number = text(value, right, y, size, { bold: true, anchor: 'end' });
  return [line, text(name, left, y, size, { color: MUTED }), number];
}

interface TextStyle {
  readonly bold?: boolean;
  readonly color?: typeof INK;
  readonly anchor?: 'end';
}

function text(words: string, x: number, y: number, size: number, { bold, color = INK, anchor }: TextStyle): string {
  const style = `${bold ? ' font-weight="700"' : ''}${anchor ? ` text-anchor="${anchor}"` : ''}`;
  return `<text x="${x}" y="${decimal(y, 1)}" font-size="${size}" fill="${hex(color)}"${style}>${escaped(words)}</text>`;
}

/** The plans in the box at one scale, in the style of the drawing but without its texts. */
function pictures(plans: readonly ShownPlan[], { lang, units }: PreviewOptions): string {
  const sizes = plans.map(({ plan }) => {
    const { left, right, top, bottom } = doorOverhang(plan);
    return { width: left + plan.floor.width + right, height: top + plan.floor.height + bottom };
  });
  const rows = inRows(sizes, 0, BOX);
  const { columns } = rows;
  const lines = Math.ceil(plans.length / columns);
  // The margins are the same at every scale.
  const [width, height] = [BOX.width - 2 * columns * PICTURE_MARGIN_PX, BOX.height - 2 * lines * PICTURE_MARGIN_PX];
  const mmPerPx = Math.max(rows.width / width, rows.height / height);
  const scenes = plans.map(({ plan, ...colors }) => pictureScene(plan, { lang, units, ...colors }, mmPerPx));
  const placed = rowsOf(
    scenes.map(({ widthPx, heightPx }) => ({ width: widthPx, height: heightPx })),
    0,
    columns,
  );
  const home = { x: BOX.left + (BOX.width - placed.width) / 2, y: BOX.top + (BOX.height - placed.height) / 2 };
  return scenes
    .map((scene, i) => {
      const at = { x: home.x + placed.places[i].x, y: home.y + placed.places[i].y };
      return `<g transform="translate(${decimal(at.x, 2)} ${decimal(at.y, 2)})">${paintSvg(scene)}</g>`;
    })
    .join('');
}
