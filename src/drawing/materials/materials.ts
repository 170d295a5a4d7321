// The materials that tiles can be shown in, and which of them each pattern is usually laid in. Textures are in texture.ts.

import { type Pattern, shortNameOf } from '../../engine/index.ts';
import type { Size } from '../scene/box.ts';

export type MaterialName = 'stone' | 'marble' | 'slate' | 'porcelain' | 'cement' | 'terracotta' | 'zellige' | 'oak';

export interface Material {
  /** The colour of the lightest tiles, `#rrggbb`. */
  readonly color: string;
  /** The usual colour of its joints. */
  readonly joint: string;
  /** How much its tiles usually differ in shade, percent. */
  readonly shade: number;
  /** How much of a floor its texture covers before it repeats, mm; the longest side of a tile is along its width. */
  readonly size: Size;
}

export const MATERIALS: Readonly<Record<MaterialName, Material>> = {
  stone: { color: '#d6cab4', joint: '#b5a78e', shade: 6, size: { width: 900, height: 900 } },
  marble: { color: '#eeedea', joint: '#c4c2bd', shade: 3, size: { width: 1600, height: 1600 } },
  slate: { color: '#69727a', joint: '#a2a5a6', shade: 9, size: { width: 900, height: 900 } },
  porcelain: { color: '#d3cec5', joint: '#96908a', shade: 3, size: { width: 900, height: 900 } },
  cement: { color: '#c4bfb5', joint: '#989288', shade: 4, size: { width: 1200, height: 1200 } },
  terracotta: { color: '#cf9871', joint: '#e3d5be', shade: 11, size: { width: 700, height: 700 } },
  zellige: { color: '#6fa39a', joint: '#dedad0', shade: 14, size: { width: 900, height: 900 } },
  oak: { color: '#d0a877', joint: '#7b5c3b', shade: 9, size: { width: 1900, height: 560 } },
};

export const MATERIAL_NAMES = Object.keys(MATERIALS) as readonly MaterialName[];

/** The material of a pattern. */
export interface OwnMaterial {
  readonly name: MaterialName;
  /** The colour of the tiles that drawings show in a darker tone, where that is no shade of the material. */
  readonly second?: string;
}

/** What a pattern is usually laid in; patterns that are not listed are shown in porcelain. */
export const OWN_MATERIALS: Readonly<Record<string, OwnMaterial>> = {
  squares: { name: 'marble' },
  bricks: { name: 'slate' },
  'vertical-bricks': { name: 'slate' },
  hexagons: { name: 'terracotta' },
  'flat-top-hexagons': { name: 'terracotta' },
  diamonds: { name: 'zellige' },
  rhombus: { name: 'stone' },
  herringbone: { name: 'oak' },
  chevron: { name: 'oak' },
  'double-herringbone': { name: 'oak' },
  ladder: { name: 'oak' },
  planks: { name: 'oak' },
  'basket-weave': { name: 'terracotta' },
  versailles: { name: 'slate' },
  hopscotch: { name: 'cement', second: '#5d6466' },
  'octagon-dot': { name: 'marble', second: '#3d4146' },
  picket: { name: 'zellige' },
  windmill: { name: 'porcelain', second: '#6d8291' },
  checkerboard: { name: 'cement', second: '#55595b' },
};

/** The material that a pattern is usually laid in. */
export function ownMaterialOf(pattern: Pattern): OwnMaterial {
  return OWN_MATERIALS[shortNameOf(pattern)] ?? { name: 'porcelain' };
}
