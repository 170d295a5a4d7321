// The options of a drawing. They come from code, not from users, so an invalid option is a bug and throws.

import type { ChalkLines } from '../../engine/setting-out.ts';
import type { Notation } from '../../words/index.ts';
import type { DrawingColor } from '../scene/items.ts';
import type { AskedColors } from '../scene/palette.ts';

export interface DrawingOptions extends Notation, AskedColors {
  /** 100 to 4000; the height is computed. */
  readonly widthPx: number;
  /** The scale of a drawing that is one of several; by default, and at the least, the one at which the plan fills the width. */
  readonly leastMmPerPx?: number;
  /** Whether the wall band and the wall lengths are drawn. */
  readonly walls: boolean;
  /** The address that the credit line links to; null leaves the line out. */
  readonly credit: string | null;
  /** The plan's own name, if the caption begins with it. */
  readonly title?: string;
  /** Chalk lines, if they are drawn. */
  readonly chalk?: ChalkLines | null | undefined;
  /** A clean drawing has neither hatching nor marks; `working` by default. */
  readonly look?: 'working' | 'clean';
  /** What to buy, in a few words, if the caption says it. */
  readonly order?: string;
  /** Tiles to buy with offcuts reused, if the caption says it. */
  readonly withReuse?: number | undefined;
  /** Grout and adhesive, in a few words, if the caption says it. */
  readonly quantities?: string;
}

const WIDTH_PX = { min: 100, max: 4000 } as const;

/** Throws for invalid options. */
export function checkOptions({ widthPx, credit, color, colors = [], gapColor }: DrawingOptions): void {
  if (!(Number.isInteger(widthPx) && widthPx >= WIDTH_PX.min && widthPx <= WIDTH_PX.max)) {
    throw new Error(
      `The width of a drawing must be a whole number from ${WIDTH_PX.min} to ${WIDTH_PX.max} px, not ${widthPx}.`,
    );
  }
  // People who click the link trust the page that embeds the drawing.
  if (credit !== null && !/^https?:\/\//i.test(credit)) throw new Error('The credit must link to http:// or https://.');
  for (const asked of [color, gapColor, ...colors.map((one) => one.color)]) if (asked) checkColor(asked);
}

function checkColor(color: DrawingColor): void {
  const { r, g, b } = color;
  for (const part of [r, g, b]) {
    if (!(Number.isInteger(part) && part >= 0 && part <= 255))
      throw new Error(`rgb(${r}, ${g}, ${b}) is not a valid colour.`);
  }
}
