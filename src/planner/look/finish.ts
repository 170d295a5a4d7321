// Paints the look: a photo or a material on every tile, and each tile a little lighter or darker.

import { MATERIALS, type OwnMaterial, ownMaterialOf, partsOf, tonesIn } from '../../drawing/materials.ts';
import type { Pattern } from '../../engine/index.ts';
import type { Finish, SeenTile } from '../stage/painting/finish.ts';
import { addPieces } from '../stage/painting/paint-tiles.ts';
import { INK } from '../stage/painting/palette.ts';
import type { Canvas, PlanScene } from '../stage/painting/scene.ts';
import { hasTones, paintLayers, type Surface } from './layers.ts';
import type { Look } from './look.ts';
import { meanFor, textureFor } from './material-image.ts';
import { materialNameOf } from './materials.ts';
import type { Photo, TileImage } from './photo.ts';

/** The colours that were chosen for tiles, `#rrggbb`. */
type Chosen = readonly string[];

/** The finish of a look; null if it has no photo, no material and no shades. */
export function finishOf(look: Look, photo: Photo | null, chosen: Chosen, pattern?: Pattern): Finish | null {
  const { shade = 0 } = look;
  const material = photo === null ? materialNameOf(look) : undefined;
  if (photo === null && material === undefined && shade === 0) return null;
  const image = photo ? 'whole' : material ? MATERIALS[material].size : null;
  const layers = { image, shade: shade / 100 } as const;
  /** The images of the tiles of a motif, which is painted in these colours. */
  const imagesOf = (tiles: readonly string[]): readonly TileImage[] => {
    if (photo) return tiles.map(() => photo.image);
    return material ? tiles.map((color) => textureFor(material, color)) : [];
  };
  const finish: Finish = {
    paletteFrom: (palette, isMany) => {
      if (photo) {
        const tiles = isMany ? meanColors(photo, palette.tiles) : palette.tiles;
        return { ...palette, tiles, hatches: palette.hatches.map(() => hatchOn(photo.mean)) };
      }
      if (!material) return palette;
      const own = pattern && ownMaterialOf(pattern);
      const colors = colorsIn(own?.name === material ? own : { name: material }, palette.tiles, chosen);
      const tiles = isMany ? colors.map((color) => meanFor(material, color)) : colors;
      return { ...palette, tiles, hatches: colors.map((color) => hatchOn(partsOf(color))) };
    },
    paint: (canvas, scene, tiles) =>
      paintLayers(onCanvas(canvas, scene, imagesOf(scene.palette.tiles)), scene, tiles, layers),
    paintPdf: async (file, planned) => {
      const { pdfWith } = await import('./pdf-look.ts');
      return pdfWith({ finish, layers, imagesOf }, planned, file);
    },
  };
  return finish;
}

/** A hatch that is visible on a colour. */
function hatchOn([r, g, b]: readonly number[]): string {
  return 0.3 * r + 0.6 * g + 0.1 * b < 128 ? '#ffffff' : INK;
}

function meanColors({ mean }: Photo, tiles: readonly string[]): string[] {
  const tones = tiles.map((tile) => partsOf(tile).map((part) => part / 255));
  return tones.map((tone) => {
    const mixed = mean.map((part, i) => Math.round(part * (hasTones(tiles) ? tone[i] : 1)));
    return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  });
}

/** The colours of a material for a motif: those that were chosen, or its own, as light beside each other as the drawing's. */
function colorsIn(material: OwnMaterial, tiles: readonly string[], chosen: Chosen): string[] {
  const free = tiles.filter((tile) => !chosen.includes(tile));
  const tones = tonesIn(material, free);
  const toneOf = new Map(free.map((tile, i) => [tile, tones[i]]));
  return tiles.map((tile) => toneOf.get(tile) ?? tile);
}

function onCanvas(canvas: Canvas, { laid, pxPerMm }: PlanScene, images: readonly TileImage[]): Surface {
  const fills = new Map<TileImage, CanvasPattern>();
  for (const image of images) {
    // Null only for images that are still loading.
    if (!fills.has(image)) fills.set(image, canvas.createPattern(image, 'repeat') as CanvasPattern);
  }
  const cover = (tile: SeenTile, style: string | CanvasPattern) => {
    const path = new Path2D();
    addPieces(path, { pxPerMm, x: tile.x, y: tile.y }, laid, tile);
    canvas.fillStyle = style;
    canvas.fill(path);
  };
  return {
    image: (tile, { cos, sin, left, top, width, height }) => {
      const image = images[tile.motif];
      const fill = fills.get(image);
      if (fill === undefined) return;
      const [across, down] = [width / image.width, height / image.height];
      fill.setTransform({
        a: cos * across,
        b: sin * across,
        c: -sin * down,
        d: cos * down,
        e: tile.x + left * cos - top * sin,
        f: tile.y + left * sin + top * cos,
      });
      cover(tile, fill);
    },
    tone: (tile, color) => {
      canvas.globalCompositeOperation = 'multiply';
      cover(tile, color);
      canvas.globalCompositeOperation = 'source-over';
    },
    shade: (tile, share) => cover(tile, share > 0 ? `rgb(255 255 255 / ${share})` : `rgb(0 0 0 / ${-share})`),
  };
}
