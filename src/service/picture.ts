// Drawings as pictures, with the fonts of the service.

import { drawJobPng, drawPng, MOST_PIXELS, PictureTooLarge } from '../drawing/png.ts';
import { FONTS } from '../fonts/index.ts';
import { mistake } from '../wire/index.ts';
import { drawingOptionsOf } from './draw.ts';
import { FormatRefusal } from './format-refusal.ts';
import { drawnSurfaces, jobDrawingOptions } from './job/draw.ts';
import type { PlannedJob } from './job/index.ts';
import type { Planned } from './planned.ts';

export const FONT_FILES: readonly string[] = Object.values(FONTS);

/**
 * Draws a plan as PNG, made smaller if a side is longer than `longestSidePx`. Throws a FormatRefusal that names the
 * largest possible width if it has too many pixels.
 */
export function drawPicture(planned: Planned, publicUrl: string, longestSidePx?: number): Uint8Array {
  const { plan, read } = planned;
  const credit = read.options.credit ? `${publicUrl}/` : null;
  const options = drawingOptionsOf(read, credit, planned);
  return unlessTooLarge(read.options.width, () => drawPng(plan, options, FONT_FILES, longestSidePx));
}

/** Draws the surfaces of a job as PNG. Throws a FormatRefusal that names the largest possible width. */
export function drawJobPicture(job: PlannedJob, publicUrl: string): Uint8Array {
  const options = jobDrawingOptions(job, publicUrl);
  return unlessTooLarge(options.widthPx, () => drawJobPng(drawnSurfaces(job), options, FONT_FILES));
}

function unlessTooLarge(width: number, draw: () => Uint8Array): Uint8Array {
  try {
    return draw();
  } catch (error) {
    if (error instanceof PictureTooLarge) throw tooLarge(error, width);
    throw error;
  }
}

function tooLarge({ pixels, widestPx }: PictureTooLarge, width: number): FormatRefusal {
  const [most, here] = [MOST_PIXELS, pixels].map((count) => Math.ceil(count / 1e5) / 10);
  return new FormatRefusal(
    mistake({
      code: 'picture-too-large',
      param: 'width',
      received: width,
      message: `With width=${width} the PNG would have ${here} megapixels, and at most ${most} are possible; send width=${widestPx} or less, or format=svg.`,
    }),
  );
}
