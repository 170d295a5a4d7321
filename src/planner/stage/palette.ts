// The colours of the plan: those of the drawing, so that the page and the sheet from the printer show the same tiles.
// The plan keeps its paper in dark mode; only the desk under it follows the page.

import type { Draft } from '../state/draft.ts';

export const PAPER = '#fbfaf7';
export const SLATE = '#2f3a45';
export const INK = '#1d252d';
export const SOLID = '#ece8e0';
export const ACTION = '#1f5f8b';
/** What the sheet lies on, in light and dark. */
export const DESK = { light: '#f1eee8', dark: '#262c33' };
const SIGNAL = '#c0394b';
const JOINT = '#8d857a';

/** Stone tones by the number of tiles in the motif. */
const TONES: readonly (readonly string[])[] = [
  [],
  ['#d9cfc1'],
  ['#ded5c8', '#c8bba9'],
  ['#e3ddd2', '#b9b0a3', '#8f877b'],
];

export interface Palette {
  /** One colour for each tile of the motif. */
  readonly tiles: readonly string[];
  readonly joint: string;
  /** Of slivers and the start. */
  readonly signal: string;
  readonly hatch: string;
}

/** The colours of a draft with so many tiles in its motif. Marks are told from the tiles whatever colour was asked for. */
export function paletteOf({ color, gapColor }: Draft, motifTiles: number): Palette {
  const tones = color ? [hex(color)] : (TONES[motifTiles] ?? TONES[3]);
  const tiles = Array.from({ length: motifTiles }, (_, motif) => tones[motif % tones.length]);
  return {
    tiles,
    joint: gapColor ? hex(gapColor) : JOINT,
    signal: tiles.some((tile) => isLike(tile, SIGNAL)) ? ACTION : SIGNAL,
    hatch: color && lightness(tiles[0]) < 0.42 ? '#fff' : INK,
  };
}

/** Drafts may leave out the # and half of the digits. */
function hex(text: string): string {
  const digits = text.replace('#', '');
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

function partsOf(color: string): [r: number, g: number, b: number] {
  const all = Number.parseInt(color.slice(1), 16);
  return [all >> 16, (all >> 8) & 255, all & 255];
}

/** Perceived lightness, 0 to 1, near enough to choose between dark and light lines. */
function lightness(color: string): number {
  const [r, g, b] = partsOf(color);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

function isLike(a: string, b: string): boolean {
  const [p, q] = [partsOf(a), partsOf(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) < 90;
}
