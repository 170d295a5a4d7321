// Renders drawings as PNG. An entry of its own, because the renderer is a native library of the server. Fonts are files,
// so that a picture is the same on every machine.

import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import type { Plan } from '../engine/index.ts';
import type { Scene } from './scene/items.ts';
import { composeScene } from './sheet/compose.ts';
import { composeJobScene, type DrawnSurface, type JobDrawingOptions } from './sheet/compose-job.ts';
import type { DrawingOptions } from './sheet/options.ts';
import { paintSvg } from './svg/svg.ts';

/** The renderer takes 8 bytes per pixel and has no limit of its own. */
export const MOST_PIXELS = 25_000_000;
const FAMILY = 'Noto Sans';

/** The picture would have more than MOST_PIXELS. */
export class PictureTooLarge extends Error {
  override readonly name = 'PictureTooLarge';
  readonly pixels: number;
  /** The largest width with which the plan can be rendered. */
  readonly widestPx: number;

  constructor(pixels: number, widestPx: number) {
    super(`${pixels} pixels are too many; a width of ${widestPx} px is possible.`);
    this.pixels = pixels;
    this.widestPx = widestPx;
  }
}

/**
 * Draws a plan to scale; a picture with a longer side than `longestSidePx` is made smaller as a whole. Throws
 * PictureTooLarge before anything is rendered.
 */
export function drawPng(
  plan: Plan,
  options: DrawingOptions,
  fontFiles: readonly string[],
  longestSidePx = Number.POSITIVE_INFINITY,
): Uint8Array {
  const compose = (widthPx: number) => composeScene(plan, { ...options, widthPx });
  return renderScene(compose, options.widthPx, fontFiles, longestSidePx);
}

/** Draws the surfaces of a job to one scale. Throws PictureTooLarge before anything is rendered. */
export function drawJobPng(
  surfaces: readonly DrawnSurface[],
  options: JobDrawingOptions,
  fontFiles: readonly string[],
): Uint8Array {
  const compose = (widthPx: number) => composeJobScene(surfaces, { ...options, widthPx });
  return renderScene(compose, options.widthPx, fontFiles, Number.POSITIVE_INFINITY);
}

function renderScene(
  compose: (widthPx: number) => Scene,
  widthPx: number,
  fontFiles: readonly string[],
  longestSidePx: number,
): Uint8Array {
  const scene = compose(widthPx);
  const zoom = Math.min(1, longestSidePx / Math.max(scene.widthPx, scene.heightPx));
  const pixels = scene.widthPx * scene.heightPx * zoom ** 2;
  if (pixels > MOST_PIXELS) throw new PictureTooLarge(pixels, widestOf(compose, widthPx, pixels));
  return renderPng(paintSvg(scene), fontFiles, { zoom });
}

interface RenderOptions {
  /** Crisp edges are not smoothed, which compresses better. */
  readonly edges?: 'smooth' | 'crisp';
  /** By which the size of the element is multiplied. */
  readonly zoom?: number;
}

/** Renders an SVG element. */
export function renderPng(
  svg: string,
  fontFiles: readonly string[],
  { edges = 'smooth', zoom = 1 }: RenderOptions = {},
): Uint8Array {
  const font = {
    loadSystemFonts: false,
    fontFiles: [...fontFiles],
    defaultFontFamily: FAMILY,
    sansSerifFamily: FAMILY,
  };
  const shapeRendering: ResvgRenderOptions['shapeRendering'] = edges === 'crisp' ? 1 : 2;
  // Its own memory, which can be transferred to another thread; a Buffer of the library cannot.
  const options: ResvgRenderOptions = {
    font,
    shapeRendering,
    ...(zoom !== 1 && { fitTo: { mode: 'zoom', value: zoom } }),
  };
  return new Uint8Array(new Resvg(svg, options).render().asPng());
}

/** The height is nearly proportional to the width, so the guess is at most a few pixels off. */
function widestOf(compose: (widthPx: number) => Scene, widthPx: number, pixels: number): number {
  const fits = (width: number) => width * compose(width).heightPx <= MOST_PIXELS;
  let widest = Math.floor(widthPx * Math.sqrt(MOST_PIXELS / pixels));
  while (!fits(widest)) widest--;
  while (widest + 1 < widthPx && fits(widest + 1)) widest++;
  return widest;
}
