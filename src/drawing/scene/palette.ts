// The colours of one plan: of its tiles and joints, and of marks that stand out from them.

import type { Lattice, Pattern, Plan, Ring } from '../../engine/index.ts';
import { INK, LIGHT, rgbOf, WHITE } from './colors.ts';
import type { DrawingColor } from './items.ts';

const SIGNAL = rgbOf(LIGHT.signal);
/** Replaces the signal colour on tiles of a similar colour. */
const BLUE = rgbOf(LIGHT.action);
const JOINT = rgbOf(LIGHT.joint);
/** Replaces the usual joint colour beside tiles of a similar colour. */
const DARK_JOINT = rgbOf('#544d45');

const LIGHT_STONE = rgbOf(LIGHT['stone-1']);
const MID_STONE = rgbOf(LIGHT['stone-2']);
const DARK_STONE = rgbOf(LIGHT['stone-3']);

/** The colours that a request asks for. */
export interface AskedColors {
  /** One colour for every tile; null gives each motif tile its own stone tone. */
  readonly color: DrawingColor | null;
  /** Colours of kinds of tile, before `color`. */
  readonly colors?: readonly { readonly kind: string; readonly color: DrawingColor }[];
  /** Colour of the joints; null for the default. */
  readonly gapColor: DrawingColor | null;
}

/** Stone tones by the number of sorts of tiles: one, two that distinguish kinds or directions, the three faces of a cube. */
const TONES: Readonly<Record<number, readonly DrawingColor[]>> = {
  1: [LIGHT_STONE],
  2: [LIGHT_STONE, DARK_STONE],
  3: ['#e3ddd2', '#b9b0a3', '#8f877b'].map(rgbOf),
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
  { color, colors = [], gapColor }: AskedColors,
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
