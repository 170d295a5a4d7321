// The nearest plain word for a colour.

import type { DrawingColor } from '../../drawing/index.ts';
import { type Lang, say, type WordKey } from '../../words/index.ts';

/** Below this saturation a colour is a grey, 0 to 1. */
const LEAST_SATURATION = 0.12;
/** The hues at which colours end, degrees. */
const HUES: readonly (readonly [end: number, name: WordKey])[] = [
  [15, 'color.red'],
  [42, 'color.orange'],
  [68, 'color.yellow'],
  [165, 'color.green'],
  [195, 'color.turquoise'],
  [255, 'color.blue'],
  [315, 'color.purple'],
  [342, 'color.pink'],
  [361, 'color.red'],
];

/** A colour in a word: `#a52a2a` is brown, `#f5f0e0` is beige. */
export function colorName(lang: Lang, color: DrawingColor): string {
  return say(lang, keyOf(color));
}

function keyOf({ r, g, b }: DrawingColor): WordKey {
  const [most, least] = [Math.max(r, g, b) / 255, Math.min(r, g, b) / 255];
  const light = (most + least) / 2;
  const spread = most - least;
  if (light > 0.95 || (light > 0.9 && spread < 0.06)) return 'color.white';
  if (light < 0.12) return 'color.black';
  if (spread < LEAST_SATURATION * (1 - Math.abs(2 * light - 1)) + 0.02) return 'color.grey';
  const hue = hueOf(r / 255, g / 255, b / 255, spread, most);
  // What is orange or yellow when bright is brown when dark, and beige when pale; a dull dark red is brown too.
  const saturation = spread / (1 - Math.abs(2 * light - 1));
  if (light < 0.45 && (hue < 10 || hue > 350) && saturation < 0.75) return 'color.brown';
  if (hue >= 10 && hue < 68) {
    if (light < 0.45) return 'color.brown';
    if (spread < 0.35) return 'color.beige';
  }
  return (HUES.find(([end]) => hue < end) ?? HUES[0])[1];
}

function hueOf(r: number, g: number, b: number, spread: number, most: number): number {
  const sixths = most === r ? ((g - b) / spread + 6) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return 60 * sixths;
}
