// Paints the look: a photo on every tile, along its longest side, and each tile a little lighter or darker.

import { outlineOf, sidesOf } from '../../cutlist/index.ts';
import { boxOf } from '../../drawing/index.ts';
import type { Ring } from '../../engine/index.ts';
import type { Finish, SeenTile } from '../stage/painting/finish.ts';
import { addPieces } from '../stage/painting/paint-tiles.ts';
import { INK } from '../stage/painting/palette.ts';
import type { Canvas, PlanScene } from '../stage/painting/scene.ts';
import type { Look } from './look.ts';
import { shadeOf } from './shade.ts';

/** A photo and its mean colour. */
export interface Photo {
  readonly image: ImageBitmap;
  readonly mean: readonly [r: number, g: number, b: number];
}

/** The finish of a look; null if it has neither a photo nor shades. */
export function finishOf({ shade = 0 }: Look, photo: Photo | null): Finish | null {
  if (photo === null && shade === 0) return null;
  return {
    paletteFrom: (palette, isMany) => ({
      ...palette,
      ...(photo && { hatch: hatchOn(photo) }),
      ...(photo && isMany && { tiles: meanColors(photo, palette.tiles) }),
    }),
    paint: (canvas, scene, tiles) => {
      if (photo) paintPhoto(canvas, scene, tiles, photo);
      if (shade > 0) paintShades(canvas, scene, tiles, shade / 100);
    },
  };
}

/** Whether the motif has tones of its own, such as the faces of cubes, which stay visible on a photo. */
function hasTones(tiles: readonly string[]): boolean {
  return new Set(tiles).size > 1;
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

function paintPhoto(canvas: Canvas, scene: PlanScene, tiles: readonly SeenTile[], { image }: Photo): void {
  const { laid, pxPerMm, palette } = scene;
  // Null only for images that are still loading.
  const fill = canvas.createPattern(image, 'repeat') as CanvasPattern;
  const frames = palette.tiles.map((_, motif) => frameOf(outlineOf(laid, motif)));
  canvas.fillStyle = fill;
  for (const tile of tiles) {
    const { cos, sin, left, top, width, height } = frames[tile.motif];
    const [across, down] = [(width * pxPerMm) / image.width, (height * pxPerMm) / image.height];
    fill.setTransform({
      a: cos * across,
      b: sin * across,
      c: -sin * down,
      d: cos * down,
      e: tile.x + (left * cos - top * sin) * pxPerMm,
      f: tile.y + (left * sin + top * cos) * pxPerMm,
    });
    canvas.fill(pathOf(scene, tile));
  }
  if (!hasTones(palette.tiles)) return;
  canvas.globalCompositeOperation = 'multiply';
  for (const tile of tiles) {
    canvas.fillStyle = palette.tiles[tile.motif];
    canvas.fill(pathOf(scene, tile));
  }
  canvas.globalCompositeOperation = 'source-over';
}

function paintShades(canvas: Canvas, scene: PlanScene, tiles: readonly SeenTile[], most: number): void {
  for (const tile of tiles) {
    const shade = shadeOf(tile.motif, tile.place, tile.row) * most;
    canvas.fillStyle = shade > 0 ? `rgb(255 255 255 / ${shade})` : `rgb(0 0 0 / ${-shade})`;
    canvas.fill(pathOf(scene, tile));
  }
}

function pathOf({ laid, pxPerMm }: PlanScene, tile: SeenTile): Path2D {
  const path = new Path2D();
  addPieces(path, { pxPerMm, x: tile.x, y: tile.y }, laid, tile);
  return path;
}

/** The box around a tile along its longest side, mm from its centre. */
function frameOf(outline: Ring) {
  const { from, to, length } = sidesOf(outline).reduce((best, side) =>
    side.length > best.length + 1e-6 ? side : best,
  );
  const [cos, sin] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return { cos, sin, ...boxOf(outline.map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin }))) };
}
