// Pixels of a rendered drawing against the areas that were computed.
//
// Two ways of counting, because neither is sound alone. In *dyed* pictures a style sheet, by the documented classes, gives
// tiles, joints and walls one pure channel each and leaves out what lies over them. Renderers mix colours by coverage, so
// the sum of a channel is the area painted with it, however fine the joints are against the pixels: true at 400 px too.
// What remains is that edges of two paths in one pixel are mixed one after the other, which lets through a little of what
// lies below; the fewer pixels, the more.
// In *plain* pictures the drawing keeps its own colours, and each pixel goes to the nearest of them. Halves of pixels then
// even out, as long as a joint is wider than half a pixel: true at 2000 px. The hatch is left out there, because its lines
// are as dark as joints.

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

/** Seams are joints, the outlines of slivers are nothing. */
const DYES = [
  AREAS_ONLY,
  '.paper,.cutout{fill:#000}',
  '.wall{stroke:#00f}',
  '.floor{fill:#0f0}',
  '.tile{fill:#f00}',
  '.tile[stroke]{stroke:#0f0}',
  // A seam in the tile's own colour is tile.
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

/** The shares that the plan gives, and the drawing's own measures where the plan has none: those of the sheet and the band. */
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

/** By how much the way turns at each corner, radians; outer corners are positive. */
function turnsOf(ring: Ring): number[] {
  const turns = ring.map((at, i) => {
    const before = ring[(i + ring.length - 1) % ring.length];
    const after = ring[(i + 1) % ring.length];
    const [ax, ay, bx, by] = [at.x - before.x, at.y - before.y, after.x - at.x, after.y - at.y];
    return Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  });
  // Once round is a full turn, to the right or to the left.
  const side = Math.sign(turns.reduce((sum, turn) => sum + turn, 0));
  return turns.map((turn) => side * turn);
}

/** Colours of a drawing, red, green and blue in turn, and which of the shares each belongs to; -1 is none of them. */
export interface Palette {
  readonly colors: readonly number[];
  readonly parts: readonly number[];
}

/** The colours that areas are filled with. */
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

/** Sums of the three channels, as parts of the picture. Also runs in pages, so it knows nothing but its arguments. */
function sumChannels(pixels: ArrayLike<number>): number[] {
  const sums = [0, 0, 0];
  for (let i = 0; i < pixels.length; i += 4) for (let c = 0; c < 3; c++) sums[c] += pixels[i + c];
  return sums.map((sum) => sum / 255 / (pixels.length / 4));
}

/** Pixels nearest to the colours of each part, as parts of the picture. Also runs in pages. */
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

/** A renderer counts the shares of a picture: by channels, or by a palette where there is one. */
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

/** Draws into a canvas of the drawing's own size and counts there: pixels are too many to carry them over. */
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

/** As much of a page as is used here; tests are compiled without a browser's types. */
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
