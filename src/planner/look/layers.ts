// The layers of the look over the tiles, on whatever paints them: the canvas or a PDF file. A photo or a part of a
// texture along the longest side of every tile, the tones of the motif, and each tile a little lighter or darker.

import { outlineOf } from '../../cutlist/index.ts';
import type { Box } from '../../drawing/index.ts';
import { cutFor, lieOn, shadeOf } from '../../drawing/materials.ts';
import type { Ring } from '../../engine/index.ts';
import type { SeenTile } from '../stage/painting/finish.ts';
import type { PlanScene } from '../stage/painting/scene.ts';
import type { Size } from '../state/view.ts';

/** Where an image lies on a tile, from its centre. */
export interface ImageFrame {
  /** The direction of its first row. */
  readonly cos: number;
  readonly sin: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** What the tile covers in these directions; beyond the image it repeats. */
  readonly covered: Box;
}

/** What paints over the pieces of a tile. */
export interface Surface {
  /** Paints the image of the tile's place in the motif. */
  image(tile: SeenTile, frame: ImageFrame): void;
  /** Multiplies what is there with a colour. */
  tone(tile: SeenTile, color: string): void;
  /** Makes a tile lighter, above 0, or darker, by this share. */
  shade(tile: SeenTile, share: number): void;
}

export interface Layers {
  /** `whole` if every tile shows all of the image, the size that it covers, mm, if each shows a part; null for none. */
  readonly image: 'whole' | Size | null;
  /** The most by which a tile may be lighter or darker, as a share. */
  readonly shade: number;
}

type Scene = Pick<PlanScene, 'laid' | 'palette' | 'pxPerMm'>;

/** Paints the layers over tiles. */
export function paintLayers(surface: Surface, scene: Scene, tiles: readonly SeenTile[], layers: Layers): void {
  const { laid, palette, pxPerMm } = scene;
  const { image, shade } = layers;
  const frames = image === null ? [] : palette.tiles.map((_, motif) => frameOf(outlineOf(laid, motif), pxPerMm));
  const isToned = image === 'whole' && hasTones(palette.tiles);
  for (const tile of tiles) {
    if (image !== null) {
      const whole = frames[tile.motif];
      surface.image(tile, image === 'whole' ? whole : partFor(tile, whole, image, pxPerMm));
    }
    if (isToned) surface.tone(tile, palette.tiles[tile.motif]);
    if (shade > 0) surface.shade(tile, shadeOf(tile.motif, tile.place, tile.row) * shade);
  }
}

/** Whether the motif has tones of its own, such as the faces of cubes, which stay visible on a photo. */
export function hasTones(tiles: readonly string[]): boolean {
  return new Set(tiles).size > 1;
}

function frameOf(outline: Ring, pxPerMm: number): ImageFrame {
  const { cos, sin, covered } = lieOn(outline);
  const { left, top, width, height } = covered;
  const [x, y, across, down] = [left, top, width, height].map((mm) => mm * pxPerMm);
  const box = { left: x, top: y, width: across, height: down };
  return { cos, sin, ...box, covered: box };
}

/** A part of a texture by the place of a tile, for every other tile turned by half. */
function partFor({ motif, place, row }: SeenTile, whole: ImageFrame, size: Size, pxPerMm: number): ImageFrame {
  const cut = cutFor(motif, place, row);
  const turned = cut.isTurned ? -1 : 1;
  const { left, top, width: across, height: down } = whole.covered;
  const covered = cut.isTurned
    ? { left: -left - across, top: -top - down, width: across, height: down }
    : whole.covered;
  const [width, height] = [size.width * pxPerMm, size.height * pxPerMm];
  return {
    cos: turned * whole.cos,
    sin: turned * whole.sin,
    left: covered.left - width * cut.along,
    top: covered.top - height * cut.across,
    width,
    height,
    covered,
  };
}
