// Kinds for colours: one for all tiles or all joints, and one for each kind of tile.

import { GRAMMARS } from '../../schemas/grammars.ts';
import {
  COLOR_EXAMPLE,
  COLORS_EXAMPLE,
  COLORS_JSON_EXAMPLE,
  type Color,
  colorFromJson,
  colorFromText,
  colorsFromJson,
  colorsFromText,
  hexOf,
  type KindColor,
} from '../../values/colors.ts';
import type { Kind } from './kind.ts';

const HEX = { type: 'string', pattern: GRAMMARS.color } as const;

export const COLOR = {
  kind: 'color',
  absent: null,
  example: COLOR_EXAMPLE,
  jsonExample: `#${COLOR_EXAMPLE}`,
  fromText: (text, name) => colorFromText(name, text),
  fromJson: (value, name) => colorFromJson(name, value),
  toQuery: hexOf,
  toJson: (color) => `#${hexOf(color)}`,
  schema: HEX,
  placeholder: 'hex',
  inWords: 'hex colour',
} satisfies Kind<Color> & { absent: null };

export const COLORS = {
  kind: 'colors',
  absent: [],
  example: COLORS_EXAMPLE,
  jsonExample: COLORS_JSON_EXAMPLE,
  fromText: colorsFromText,
  fromJson: colorsFromJson,
  toQuery: (colors) => colors.map(({ kind, color }) => `${kind}:${hexOf(color)}`).join(),
  toJson: (colors) => Object.fromEntries(colors.map(({ kind, color }) => [kind, `#${hexOf(color)}`])),
  schema: { type: 'object', additionalProperties: HEX },
  textSchema: { type: 'string', pattern: GRAMMARS.colors },
  placeholder: 'kind:hex',
  inWords: 'hex colours by kind',
} satisfies Kind<readonly KindColor[]> & { absent: [] };
