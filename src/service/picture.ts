// Drawings as pictures, with the fonts of the service.

import { drawPng, MOST_PIXELS, PictureTooLarge } from '../drawing/png.ts';
import { FONTS } from '../fonts/index.ts';
import { mistake } from '../wire/index.ts';
import { drawingOptionsOf } from './draw.ts';
import { FormatRefusal } from './format-refusal.ts';
import type { Planned } from './planned.ts';

export const FONT_FILES: readonly string[] = Object.values(FONTS);

/**
 * Draws a plan as PNG, made smaller if a side is longer than `longestSidePx`. Throws a FormatRefusal that names the
 * largest possible width if it has too many pixels.
 */
export function drawPicture(planned: Planned, publicUrl: string, longestSidePx?: number): Uint8Array {
  const { plan, read } = planned;
  const credit = read.options.credit ? `${publicUrl}/` : null;
  try {
    return drawPng(plan, drawingOptionsOf(read, credit, planned), FONT_FILES, longestSidePx);
  } catch (error) {
    if (error instanceof PictureTooLarge) throw tooLarge(error, read.options.width);
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
      message: `With width=${width} the PNG of this plan would have ${here} megapixels, and at most ${most} are possible; send width=${widestPx} or less, or format=svg.`,
    }),
  );
}
