// Compares the pixels of a rendered drawing with the computed areas.
//
// There are two ways of counting, because neither is reliable alone. In *dyed* pictures a style sheet gives tiles,
// joints and walls one pure channel each, by the documented classes, and hides what lies over them. Renderers mix
// colours by coverage, so the sum of a channel is its area, even at 400 px, where joints are finer than a pixel. The
// remaining error: edges of two paths in one pixel are blended one after the other, which lets a little of the
// background through; the fewer pixels, the more.
// In *plain* pictures the drawing keeps its colours, and each pixel counts for the nearest of them. Partly covered
// pixels even out if a joint is wider than half a pixel, as at 2000 px. The hatch is hidden, because its lines are as
// dark as joints.

import { Resvg } from '@resvg/resvg-js';
import type { Page } from 'playwright-core';
import type { Plan, Ring } from '../../src/engine/index.ts';
import { attribute, type Drawn, readDrawing, subpathsOf } from '../support/drawn.ts';
import { perimeterOf } from './joints.ts';

/** Parts of a picture, 0 to 1. */
export interface Shares {
  readonly tile: number;
  readonly joint: number;
  readonly wall: number;
}

const AREAS_ONLY = [
  '[class]{display:none}',
  '.paper,.wall,.cutout,.floor,.tile{display:inline}',
  '.cutout[stroke]{display:none}',
].join('');

/** Seams count as joints; outlines of slivers do not count. */
const DYES = [
  AREAS_ONLY,
  '.paper,.cutout{fill:#000}',
  '.wall{stroke:#00f}',
  '.floor{fill:#0f0}',
  '.tile{fill:#f00}',
  '.tile[stroke]{stroke:#0f0}',
  // A seam in the tile's own colour counts as tile.
  '.tile[data-own]{stroke:#f00}',
  '.sliver[stroke]{stroke:none}',
].join('');

/** The drawing in pure channels. */
export function dyed(svg: string): string {
  return styled(svg.replace(/(class="tile [^"]*" fill="(#\w+)") stroke="\2"/g, '$1 data-own="" stroke="$2"'), DYES);
}

/** The drawing in its own colours, without lines, marks and texts. */
export function plain(svg: string): string {
  return styled(svg, AREAS_ONLY);
}

function styled(svg: string, style: string): string {
  return svg.replace('>', `><style>${style}</style>`);
}

/** The shares computed from the plan; the sheet and the band are measured on the drawing. */
export function computedShares(svg: string, { tiles, surface }: Plan): Shares {
  const drawn = readDrawing(svg);
  const sheetMm2 = drawn.view.width * drawn.view.height;
  return {
    tile: tiles.laidAreaMm2 / sheetMm2,
    joint: (surface.areaMm2 - tiles.laidAreaMm2) / sheetMm2,
    wall: bandOf(drawn) / sheetMm2,
  };
}

/** Area of the wall band outside the room: a strip along each wall, and the mitres at the corners. */
function bandOf(drawn: Drawn): number {
  const wall = drawn.marks.find(({ role }) => role === 'wall')!;
  const band = (Number(attribute(wall.element, 'stroke-width')) * wall.unit) / 2;
  return subpathsOf(drawn, 'wall').reduce((sum, { points }) => {
    const mitres = turnsOf(points).reduce((tangents, turn) => tangents + Math.tan(turn / 2), 0);
    return sum + band * perimeterOf(points) + band * band * mitres;
  }, 0);
}

/** The turn at each corner, radians; outer corners are positive. */
function turnsOf(ring: Ring): number[] {
  const turns = ring.map((at, i) => {
    const before = ring[(i + ring.length - 1) % ring.length];
    const after = ring[(i + 1) % ring.length];
    const [ax, ay, bx, by] = [at.x - before.x, at.y - before.y, after.x - at.x, after.y - at.y];
    return Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  });
  // The turns add up to a full turn, to the right or to the left.
  const side = Math.sign(turns.reduce((sum, turn) => sum + turn, 0));
  return turns.map((turn) => side * turn);
}

/** Colours of a drawing, as red, green and blue, and the share each belongs to; -1 for none. */
export interface Palette {
  readonly colors: readonly number[];
  readonly parts: readonly number[];
}

/** The fill colours of areas. */
export function paletteOf(svg: string): Palette {
  const parts: Readonly<Record<string, number>> = {
    'tile whole': 0,
    'tile cut': 0,
    'tile sliver': 0,
    floor: 1,
    wall: 2,
  };
  const { marks } = readDrawing(svg);
  const painted = marks.filter(({ role }) => role in parts || role === 'paper' || role === 'cutout');
  const entries = painted.flatMap(({ role, element }) => {
    const color = element.getAttribute(role === 'wall' ? 'stroke' : 'fill') ?? 'none';
    return color === 'none' ? [] : [{ color: Number.parseInt(color.slice(1), 16), part: parts[role] ?? -1 }];
  });
  return {
    colors: entries.flatMap(({ color }) => [color >> 16, (color >> 8) & 255, color & 255]),
    parts: entries.map(({ part }) => part),
  };
}

/** Sums of the three channels, as parts of the picture. Also runs in pages, so it only uses its arguments. */
function sumChannels(pixels: ArrayLike<number>): number[] {
  const sums = [0, 0, 0];
  for (let i = 0; i < pixels.length; i += 4) for (let c = 0; c < 3; c++) sums[c] += pixels[i + c];
  return sums.map((sum) => sum / 255 / (pixels.length / 4));
}

/** Pixels nearest to the colours of each share, as parts of the picture. Also runs in pages. */
function countNearest(pixels: ArrayLike<number>, { colors, parts }: Palette): number[] {
  const counts = [0, 0, 0];
  for (let i = 0; i < pixels.length; i += 4) {
    let [best, least] = [-1, Number.POSITIVE_INFINITY];
    for (let k = 0; k < parts.length; k++) {
      const [r, g, b] = [
        pixels[i] - colors[3 * k],
        pixels[i + 1] - colors[3 * k + 1],
        pixels[i + 2] - colors[3 * k + 2],
      ];
      const distance = r * r + g * g + b * b;
      if (distance < least) [best, least] = [parts[k], distance];
    }
    if (best >= 0) counts[best] += 1;
  }
  return counts.map((count) => count / (pixels.length / 4));
}

/** Renders a picture and counts its shares, by channels or by a palette. */
type Renderer = (svg: string, palette?: Palette) => Promise<Shares>;

/** Resvg, without fonts: the pictures have no texts. */
export const byResvg: Renderer = async (svg, palette) => {
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return sharesOf(palette ? countNearest(pixels, palette) : sumChannels(pixels));
};

/** Chromium, as it shows a drawing in an `img`. */
export function byChromium(page: Page): Renderer {
  return async (svg, palette) => {
    const count = palette ? countNearest : sumChannels;
    return sharesOf(
      await page.evaluate(`(${renderInPage})(${JSON.stringify(svg)}, ${count}, ${JSON.stringify(palette ?? null)})`),
    );
  };
}

function sharesOf(parts: unknown): Shares {
  const [tile, joint, wall] = parts as number[];
  return { tile, joint, wall };
}

/** Draws into a canvas of the drawing's size and counts there: there are too many pixels to transfer. */
async function renderInPage(
  svg: string,
  count: (pixels: ArrayLike<number>, palette: Palette) => number[],
  palette: Palette,
): Promise<number[]> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  return count(pen.getImageData(0, 0, canvas.width, canvas.height).data, palette);
}

/** The parts of a page used here; tests are compiled without a browser's types. */
declare class Image {
  src: string;
  readonly naturalWidth: number;
  readonly naturalHeight: number;
  decode(): Promise<void>;
}

declare const document: {
  createElement(name: 'canvas'): {
    width: number;
    height: number;
    getContext(
      kind: '2d',
      options: { willReadFrequently: boolean },
    ): {
      drawImage(image: Image, x: number, y: number): void;
      getImageData(x: number, y: number, width: number, height: number): { data: ArrayLike<number> };
    };
  };
};
