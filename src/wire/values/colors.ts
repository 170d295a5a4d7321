// Colours are parsed into numbers, so that a drawing never contains the input text.

import { isJsonObject } from './corners.ts';
import { accepted, quoted, type Reading, refused } from './mistakes.ts';

/** Each from 0 to 255. */
export interface Color {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

export const COLOR_EXAMPLE = 'd9c7a3';

/** Reads `#rgb` or `#rrggbb`, either case, with or without the `#`: `#fa0` is `{ r: 255, g: 170, b: 0 }`. */
export function colorFromText(param: string, text: string): Reading<Color> {
  const color = colorOf(text);
  if (color !== undefined) return accepted(color);
  const message =
    text === ''
      ? `${param} is empty: a # in an address must be sent as %23, or left out; send ${param}=%23${COLOR_EXAMPLE} or ${param}=${COLOR_EXAMPLE}.`
      : `${param} must be a hex colour of 3 or 6 digits, not ${quoted(text)}; send for example ${param}=${COLOR_EXAMPLE}.`;
  return refused({ code: 'color-invalid', param, received: text, message });
}

/** Reads the same formats from JSON, where `#` needs no encoding. */
export function colorFromJson(param: string, value: unknown): Reading<Color> {
  const color = typeof value === 'string' ? colorOf(value) : undefined;
  if (color !== undefined) return accepted(color);
  const message = `${param} must be a text with a hex colour of 3 or 6 digits, not ${quoted(value)}; send for example "#${COLOR_EXAMPLE}".`;
  return refused({ code: 'color-invalid', param, received: value, message });
}

/** The colour of one kind of tile. */
export interface KindColor {
  readonly kind: string;
  readonly color: Color;
}

export const COLORS_EXAMPLE = `octagon:${COLOR_EXAMPLE},dot:333333`;
export const COLORS_JSON_EXAMPLE = { octagon: `#${COLOR_EXAMPLE}`, dot: '#333333' };

/** Reads kinds with their colours, such as `octagon:d9c7a3,dot:333`. Whether there are such kinds depends on the pattern. */
export function colorsFromText(text: string): Reading<readonly KindColor[]> {
  return colorsOf(
    text,
    text.split(',').map((part) => {
      const [kind = '', color] = part.split(/:(.*)/s);
      return [kind.trim(), color?.trim()];
    }),
    `colors must be kinds of tile with hex colours, separated by commas, for example ${COLORS_EXAMPLE} (in an address a # is %23, or left out)`,
  );
}

/** Reads an object of colours by kind. */
export function colorsFromJson(value: unknown): Reading<readonly KindColor[]> {
  const rule = `colors must be an object of hex colours by kind of tile, for example ${JSON.stringify(COLORS_JSON_EXAMPLE)}`;
  return colorsOf(value, isJsonObject(value) ? Object.entries(value) : undefined, rule);
}

function colorsOf(
  received: unknown,
  parts: readonly (readonly [kind: string, color: unknown])[] | undefined,
  rule: string,
): Reading<readonly KindColor[]> {
  const refuse = (code: string, message: string) => refused({ code, param: 'colors', received, message });
  const colors: KindColor[] = [];
  for (const [kind, text] of parts ?? []) {
    const color = typeof text === 'string' ? colorOf(text) : undefined;
    if (color === undefined) return refuse('colors-invalid', `${rule}, not ${quoted(received)}.`);
    if (colors.some((other) => other.kind === kind))
      return refuse('colors-repeated', `colors names ${quoted(kind)} twice; send one colour for each kind.`);
    colors.push({ kind, color });
  }
  return parts ? accepted(colors) : refuse('colors-invalid', `${rule}, not ${quoted(received)}.`);
}

/** Writes a colour as six digits, without the `#`. */
export function hexOf({ r, g, b }: Color): string {
  return ((r << 16) | (g << 8) | b).toString(16).padStart(6, '0');
}

function colorOf(text: string): Color | undefined {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const size = digits.length / 3;
  const [r, g, b] = [0, 1, 2].map((i) => {
    const part = digits.slice(i * size, (i + 1) * size);
    return Number.parseInt(size === 1 ? part + part : part, 16);
  });
  return { r, g, b };
}
