// The colour of a shop in place of that of our actions. On buttons it is the shop's own, under black or white text. Where
// it is the colour of text, it is mixed with black, or on dark pages with white, until it can be read there.

import { DARK, type DrawingColor, hex, LIGHT, rgbOf } from '../drawing/index.ts';

/** The least contrast of text, by WCAG 2. */
const READABLE = 4.5;
/** Shares in which colours are mixed, in percent. */
const STEP = 1;
const BLACK = rgbOf('#000000');
const WHITE = rgbOf('#ffffff');
/** How much of the colour its grounds have, in percent. */
const GROUND = { light: 8, dark: 16 };

/** The declarations of a style attribute, which the stylesheets use by name. */
export function accentStyle(color: DrawingColor): string {
  const onAccent = contrastOf(WHITE, color) >= contrastOf(BLACK, color) ? WHITE : BLACK;
  const light = schemeOf(color, LIGHT, GROUND.light, BLACK);
  const dark = schemeOf(color, DARK, GROUND.dark, WHITE);
  return Object.entries({
    accent: color,
    'on-accent': onAccent,
    'light-action': light.action,
    'light-ground': light.ground,
    'dark-action': dark.action,
    'dark-ground': dark.ground,
  })
    .map(([name, value]) => `--${name}:${hex(value)}`)
    .join(';');
}

/** The colour of text and its ground, on the pages of a scheme. */
function schemeOf(color: DrawingColor, page: typeof LIGHT | typeof DARK, percent: number, towards: DrawingColor) {
  const ground = mixed(rgbOf(page.paper), color, percent);
  const grounds = [ground, ...[page.paper, page.raised, page.sunk].map(rgbOf)];
  let action = color;
  for (let share = 0; grounds.some((behind) => contrastOf(action, behind) < READABLE); share += STEP)
    action = mixed(color, towards, share);
  return { action, ground };
}

function mixed(one: DrawingColor, other: DrawingColor, percent: number): DrawingColor {
  const part = (a: number, b: number) => Math.round(a + ((b - a) * percent) / 100);
  return { r: part(one.r, other.r), g: part(one.g, other.g), b: part(one.b, other.b) };
}

/** The contrast of two colours, 1 to 21, by WCAG 2. */
function contrastOf(one: DrawingColor, other: DrawingColor): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf({ r, g, b }: DrawingColor): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** The light of a part of a colour, by the definition of sRGB. */
function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
