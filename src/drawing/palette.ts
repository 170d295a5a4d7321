// The drawing's colours: light paper, warm stone, dark slate and one signal colour.

import type { Lattice, Pattern, Plan, Ring } from '../engine/index.ts';
import type { DrawingColor, DrawingOptions } from './options.ts';

export const PAPER: DrawingColor = { r: 251, g: 250, b: 247 };
export const SLATE: DrawingColor = { r: 47, g: 58, b: 69 };
export const INK: DrawingColor = { r: 29, g: 37, b: 45 };
export const MUTED: DrawingColor = { r: 91, g: 102, b: 113 };
export const SOLID: DrawingColor = { r: 236, g: 232, b: 224 };
const SIGNAL: DrawingColor = { r: 192, g: 57, b: 75 };
/** Replaces the signal colour on tiles of a similar colour. */
const BLUE: DrawingColor = { r: 31, g: 95, b: 139 };
const JOINT: DrawingColor = { r: 141, g: 133, b: 122 };
/** Replaces the usual joint colour beside tiles of a similar colour. */
const DARK_JOINT: DrawingColor = { r: 84, g: 77, b: 69 };
const WHITE: DrawingColor = { r: 255, g: 255, b: 255 };

const LIGHT_STONE: DrawingColor = { r: 217, g: 207, b: 193 };
const MID_STONE: DrawingColor = { r: 203, g: 191, b: 174 };
const DARK_STONE: DrawingColor = { r: 191, g: 179, b: 162 };

/** Stone tones by the number of sorts of tiles: one, two that distinguish kinds or directions, the three faces of a cube. */
const TONES: Readonly<Record<number, readonly DrawingColor[]>> = {
  1: [LIGHT_STONE],
  2: [LIGHT_STONE, DARK_STONE],
  3: [
    { r: 227, g: 221, b: 210 },
    { r: 185, g: 176, b: 163 },
    { r: 143, g: 135, b: 123 },
  ],
};

/** Stone tones of a checkerboard. */
const CONTRAST: readonly DrawingColor[] = [TONES[3][0], TONES[3][2]];

export interface Palette {
  /** One colour per tile of the motif. */
  readonly tiles: readonly DrawingColor[];
  readonly joint: DrawingColor;
  /** Colour of slivers and the start. */
  readonly signal: DrawingColor;
  /** Colours of the lines over cut tiles, one per tile of the motif. */
  readonly hatches: readonly DrawingColor[];
  /** Colour of the lines over slivers. */
  readonly onSignal: DrawingColor;
}

/** Returns the colours of one drawing. Marks stand out from the tiles whatever colour is requested. */
export function paletteOf(
  { lattice, pattern, parameters }: Pick<Plan, 'lattice' | 'pattern' | 'parameters'>,
  { color, colors = [], gapColor }: Pick<DrawingOptions, 'color' | 'colors' | 'gapColor'>,
): Palette {
  const kinds = pattern.kinds?.(parameters);
  const sorts = sortsOf(lattice, kinds);
  const own = tonesOf(pattern.tone, 1 + Math.max(...sorts));
  const tones = color ? [color] : own;
  const asked = new Map(colors.map((one) => [one.kind, one.color]));
  const tiles = sorts.map((sort, motif) => asked.get(kinds?.[motif] ?? '') ?? tones[sort % tones.length]);
  return {
    tiles,
    joint: gapColor ?? (tiles.some((tile) => isLike(tile, JOINT, 25)) ? DARK_JOINT : JOINT),
    signal: tiles.some((tile) => isLike(tile, SIGNAL, 90)) ? BLUE : SIGNAL,
    hatches: tiles.map(hatchOn),
    onSignal: WHITE,
  };
}

/** The colour of lines that are seen on a tile of this colour. */
export function hatchOn(tile: DrawingColor): DrawingColor {
  return lightness(tile) < 0.42 ? WHITE : INK;
}

function tonesOf(tone: Pattern['tone'], sorts: number): readonly DrawingColor[] {
  if (tone === 'mid') return [MID_STONE];
  return tone === 'contrast' ? CONTRAST : (TONES[sorts] ?? TONES[1]);
}

/** Corners this close are equal, mm. */
const SAME_MM = 1e-3;

/** The sort of each motif tile, from 0: by kind, or by direction if there is one kind. */
function sortsOf({ motif }: Lattice, kinds: readonly string[] | undefined): number[] {
  const firsts = motif.map((outline, m) =>
    kinds ? kinds.indexOf(kinds[m]) : motif.findIndex((other) => isMoved(outline, other)),
  );
  const known = [...new Set(firsts)];
  return firsts.map((first) => known.indexOf(first));
}

/** Whether two tiles differ only in their place. */
function isMoved([first, ...others]: Ring, [otherFirst, ...theirs]: Ring): boolean {
  return others.every(({ x, y }, i) => {
    const [dx, dy] = [theirs[i].x - otherFirst.x, theirs[i].y - otherFirst.y];
    return Math.hypot(x - first.x - dx, y - first.y - dy) < SAME_MM;
  });
}

/** Perceived lightness, 0 to 1, accurate enough to choose between dark and light lines. */
function lightness({ r, g, b }: DrawingColor): number {
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** Whether the Euclidean distance of two colours in RGB is below `least`. */
function isLike(a: DrawingColor, b: DrawingColor, least: number): boolean {
  return Math.hypot(a.r - b.r, a.g - b.g, a.b - b.b) < least;
}
