// The materials that tiles can be shown in. Their textures are drawn by code that is loaded later.

import type { Change, Draft } from '../state/draft.ts';
import type { Size } from '../state/view.ts';
import { type Look, lookOf, withLook } from './look.ts';

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
  porcelain: { color: '#c9cac7', joint: '#8e8f8d', shade: 3, size: { width: 900, height: 900 } },
  cement: { color: '#c4bfb5', joint: '#989288', shade: 4, size: { width: 1200, height: 1200 } },
  terracotta: { color: '#cf9871', joint: '#e3d5be', shade: 11, size: { width: 700, height: 700 } },
  zellige: { color: '#6fa39a', joint: '#dedad0', shade: 14, size: { width: 900, height: 900 } },
  oak: { color: '#d0a877', joint: '#7b5c3b', shade: 9, size: { width: 1900, height: 560 } },
};

export const MATERIAL_NAMES = Object.keys(MATERIALS) as readonly MaterialName[];

/** The name of the material of a look. Plans from files may name one that there is not; they have none. */
export function materialNameOf({ material = '' }: Look): MaterialName | undefined {
  return Object.hasOwn(MATERIALS, material) ? (material as MaterialName) : undefined;
}

/**
 * The change that shows a material instead of another or a photo; undefined shows none. Joints and shades follow it
 * until they are chosen.
 */
export function withMaterial(name: MaterialName | undefined) {
  return (draft: Draft): Change => {
    const look = lookOf(draft);
    const before = materialNameOf(look);
    const [from, to] = [before && MATERIALS[before], name && MATERIALS[name]];
    return {
      ...withLook({
        material: name,
        photo: name === undefined ? look.photo : undefined,
        shade: look.shade === from?.shade ? to?.shade : look.shade,
      })(draft),
      ...(draft.gapColor === from?.joint && { gapColor: to?.joint }),
    };
  };
}
