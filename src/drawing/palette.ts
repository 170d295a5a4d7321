// The drawing's colours: calm paper, warm stone, dark slate and one signal colour.

import type { Plan } from '../engine/index.ts';
import type { DrawingColor, DrawingOptions } from './options.ts';

export const PAPER: DrawingColor = { r: 251, g: 250, b: 247 };
export const SLATE: DrawingColor = { r: 47, g: 58, b: 69 };
export const INK: DrawingColor = { r: 29, g: 37, b: 45 };
export const MUTED: DrawingColor = { r: 91, g: 102, b: 113 };
export const SOLID: DrawingColor = { r: 236, g: 232, b: 224 };
const SIGNAL: DrawingColor = { r: 192, g: 57, b: 75 };
/** In place of the signal colour on tiles that are much like it. */
const BLUE: DrawingColor = { r: 31, g: 95, b: 139 };
const JOINT: DrawingColor = { r: 141, g: 133, b: 122 };
const WHITE: DrawingColor = { r: 255, g: 255, b: 255 };

/** Stone tones by the number of tiles in the motif. */
const TONES: Readonly<Record<number, readonly DrawingColor[]>> = {
  1: [{ r: 217, g: 207, b: 193 }],
  2: [
    { r: 222, g: 213, b: 200 },
    { r: 200, g: 187, b: 169 },
  ],
  3: [
    { r: 227, g: 221, b: 210 },
    { r: 185, g: 176, b: 163 },
    { r: 143, g: 135, b: 123 },
  ],
};

export interface Palette {
  /** One colour per tile of the motif. */
  readonly tiles: readonly DrawingColor[];
  readonly joint: DrawingColor;
  /** Of slivers and the start. */
  readonly signal: DrawingColor;
  readonly hatch: DrawingColor;
}

/** The colours of one drawing. Marks are told from the tiles whatever colour was asked for. */
export function paletteOf({ lattice }: Plan, { color, gapColor }: DrawingOptions): Palette {
  const count = lattice.motif.length;
  const tones = color ? [color] : (TONES[count] ?? TONES[3]);
  const tiles = lattice.motif.map((_, motif) => tones[motif % tones.length]);
  return {
    tiles,
    joint: gapColor ?? JOINT,
    signal: tiles.some((tile) => isLike(tile, SIGNAL)) ? BLUE : SIGNAL,
    hatch: color && lightness(color) < 0.42 ? WHITE : INK,
  };
}

/** Perceived lightness, 0 to 1, near enough to choose between dark and light lines. */
function lightness({ r, g, b }: DrawingColor): number {
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

function isLike(a: DrawingColor, b: DrawingColor): boolean {
  return Math.hypot(a.r - b.r, a.g - b.g, a.b - b.b) < 90;
}
