// Colours of a material: as light beside each other as the tiles of a drawing.

import { MATERIALS, type OwnMaterial } from './materials.ts';

/** Tiles that a drawing shows at most this light, as a share of the lightest ones, have the second colour. */
const SECOND = 0.9;

/** The colours of a material for tiles that a drawing shows in these colours, `#rrggbb`. */
export function tonesIn({ name, second }: OwnMaterial, tiles: readonly string[]): string[] {
  const lights = tiles.map((tile) => partsOf(tile).reduce((sum, part) => sum + part));
  const most = Math.max(...lights);
  return lights.map((light) => {
    const share = light / most;
    return second !== undefined && share <= SECOND ? second : toneOf(MATERIALS[name].color, share);
  });
}

/** A colour, `#rrggbb`, made darker: this share of it is left. */
export function toneOf(color: string, share: number): string {
  return hexOf(partsOf(color).map((part) => part * share));
}

/** A colour, made lighter, above 0, or darker by this share. */
export function shaded(color: string, share: number): string {
  return hexOf(partsOf(color).map((part) => (share > 0 ? part + (255 - part) * share : part * (1 + share))));
}

/** Red, green and blue of `#rrggbb`, 0 to 255. */
export function partsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

/** The colour `#rrggbb` of red, green and blue. */
export function hexOf(parts: readonly number[]): string {
  const bounded = parts.map((part) => Math.round(Math.min(255, Math.max(0, part))));
  return `#${bounded.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
