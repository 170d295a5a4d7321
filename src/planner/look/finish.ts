// Paints the look: a photo on every tile, and each tile a little lighter or darker.

import type { Finish, SeenTile } from '../stage/painting/finish.ts';
import { addPieces } from '../stage/painting/paint-tiles.ts';
import { INK } from '../stage/painting/palette.ts';
import type { Canvas, PlanScene } from '../stage/painting/scene.ts';
import { hasTones, paintLayers, type Surface } from './layers.ts';
import type { Look } from './look.ts';
import type { Photo } from './photo.ts';

/** The finish of a look; null if it has neither a photo nor shades. */
export function finishOf({ shade = 0 }: Look, photo: Photo | null): Finish | null {
  if (photo === null && shade === 0) return null;
  const layers = { hasPhoto: photo !== null, shade: shade / 100 };
  const finish: Finish = {
    paletteFrom: (palette, isMany) => ({
      ...palette,
      ...(photo && { hatches: palette.hatches.map(() => hatchOn(photo)) }),
      ...(photo && isMany && { tiles: meanColors(photo, palette.tiles) }),
    }),
    paint: (canvas, scene, tiles) => paintLayers(onCanvas(canvas, scene, photo), scene, tiles, layers),
    paintPdf: async (file, planned) => {
      const { pdfWith } = await import('./pdf-look.ts');
      return pdfWith({ finish, layers, photo }, planned, file);
    },
  };
  return finish;
}

/** A hatch that is visible on a photo. */
function hatchOn({ mean: [r, g, b] }: Photo): string {
  return 0.3 * r + 0.6 * g + 0.1 * b < 128 ? '#ffffff' : INK;
}

function meanColors({ mean }: Photo, tiles: readonly string[]): string[] {
  const tones = tiles.map((tile) => [1, 3, 5].map((at) => Number.parseInt(tile.slice(at, at + 2), 16) / 255));
  return tones.map((tone) => {
    const mixed = mean.map((part, i) => Math.round(part * (hasTones(tiles) ? tone[i] : 1)));
    return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  });
}

function onCanvas(canvas: Canvas, { laid, pxPerMm }: PlanScene, photo: Photo | null): Surface {
  // Null only for images that are still loading.
  const fill = photo && (canvas.createPattern(photo.image, 'repeat') as CanvasPattern);
  const cover = (tile: SeenTile, style: string | CanvasPattern) => {
    const path = new Path2D();
    addPieces(path, { pxPerMm, x: tile.x, y: tile.y }, laid, tile);
    canvas.fillStyle = style;
    canvas.fill(path);
  };
  return {
    photo: (tile, { cos, sin, left, top, width, height }) => {
      if (photo === null || fill === null) return;
      const [across, down] = [width / photo.image.width, height / photo.image.height];
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
