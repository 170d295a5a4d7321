// The layers of the look over the tiles, on whatever paints them: the canvas or a PDF file. A photo along the longest
// side of every tile, the tones of the motif, and each tile a little lighter or darker.

import { outlineOf, sidesOf } from '../../cutlist/index.ts';
import { boxOf } from '../../drawing/index.ts';
import type { Ring } from '../../engine/index.ts';
import type { SeenTile } from '../stage/painting/finish.ts';
import type { PlanScene } from '../stage/painting/scene.ts';
import { shadeOf } from './shade.ts';

/** Where the photo lies on a tile: the box around it along its longest side, from its centre. */
export interface PhotoFrame {
  readonly cos: number;
  readonly sin: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What paints over the pieces of a tile. */
export interface Surface {
  photo(tile: SeenTile, frame: PhotoFrame): void;
  /** Multiplies what is there with a colour. */
  tone(tile: SeenTile, color: string): void;
  /** Makes a tile lighter, above 0, or darker, by this share. */
  shade(tile: SeenTile, share: number): void;
}

export interface Layers {
  readonly hasPhoto: boolean;
  /** The most by which a tile may be lighter or darker, as a share. */
  readonly shade: number;
}

type Scene = Pick<PlanScene, 'laid' | 'palette' | 'pxPerMm'>;

/** Paints the layers over tiles. */
export function paintLayers(surface: Surface, scene: Scene, tiles: readonly SeenTile[], layers: Layers): void {
  const { laid, palette, pxPerMm } = scene;
  const frames = layers.hasPhoto ? palette.tiles.map((_, motif) => frameOf(outlineOf(laid, motif), pxPerMm)) : [];
  const isToned = layers.hasPhoto && hasTones(palette.tiles);
  for (const tile of tiles) {
    if (layers.hasPhoto) surface.photo(tile, frames[tile.motif]);
    if (isToned) surface.tone(tile, palette.tiles[tile.motif]);
    if (layers.shade > 0) surface.shade(tile, shadeOf(tile.motif, tile.place, tile.row) * layers.shade);
  }
}

/** Whether the motif has tones of its own, such as the faces of cubes, which stay visible on a photo. */
export function hasTones(tiles: readonly string[]): boolean {
  return new Set(tiles).size > 1;
}

function frameOf(outline: Ring, pxPerMm: number): PhotoFrame {
  const { from, to, length } = sidesOf(outline).reduce((best, side) =>
    side.length > best.length + 1e-6 ? side : best,
  );
  const [cos, sin] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const box = boxOf(outline.map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin })));
  const [left, top, width, height] = [box.left, box.top, box.width, box.height].map((mm) => mm * pxPerMm);
  return { cos, sin, left, top, width, height };
}
