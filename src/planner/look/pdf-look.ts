// The look in the PDF files of the service. The service never gets the photo, so the page draws it into the file.

import type { Finish, SeenTile } from '../stage/painting/finish.ts';
import { addPieces, seenTiles } from '../stage/painting/paint-tiles.ts';
import { paletteOf } from '../stage/painting/palette.ts';
import type { Lines } from '../stage/painting/scene.ts';
import type { LaidFloor } from '../state/messages.ts';
import type { Planned } from '../state/session.ts';
import { type Layers, paintLayers, type Surface } from './layers.ts';
import { drawnOverTiles, type PdfImage } from './pdf-file.ts';
import type { TileImage } from './photo.ts';

interface PaperLook {
  readonly finish: Finish;
  readonly layers: Layers;
  /** The images of the tiles of a motif in these colours. */
  imagesOf(tiles: readonly string[]): readonly TileImage[];
}

/** Steps of opacity, for each of which a file has an object. */
const OPACITIES = 100;
/** Less than any part of a tile that is seen, mm. */
const TINY = 1e-6;

/** A PDF file of a plan with a look over its tiles. */
export async function pdfWith({ finish, layers, imagesOf }: PaperLook, planned: Planned, file: Blob): Promise<Blob> {
  const { laid } = planned;
  const { width, height } = laid.floor;
  const plain = paletteOf(planned);
  const palette = finish.paletteFrom(plain, false);
  const seen = { left: 0, top: 0, width, height };
  const view = { x: 0, y: 0, pxPerMm: 1 };
  // In millimetres of the floor, as the tiles in the file are.
  const scene = { ...view, view, laid, palette, seen, density: 1, isMoving: false };
  const images = imagesOf(palette.tiles);
  const different = [...new Set(images)];
  const drawing = new PdfDrawing(
    laid,
    images.map((image) => different.indexOf(image)),
  );
  paintLayers(drawing, scene, seenTiles(scene, true), layers);
  const over = {
    content: drawing.content(),
    opacities: drawing.opacities(),
    size: { width, height },
    images: await Promise.all(different.map(jpegOf)),
    hatch: images.length > 0 ? palette.hatches[0] : null,
  };
  const bytes = await drawnOverTiles(new Uint8Array(await file.arrayBuffer()), over);
  return new Blob([bytes as BlobPart], { type: file.type });
}

/** Decoded and encoded again, since readers of PDF files know neither all colours of JPEG files nor their rotation. */
async function jpegOf(image: TileImage): Promise<PdfImage> {
  const { width, height } = image;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const painter = canvas.getContext('2d', { alpha: false });
  if (painter === null) throw new Error('This browser does not paint.');
  painter.drawImage(image, 0, 0);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (jpeg === null) throw new Error('This browser does not write images.');
  return { width, height, jpeg: new Uint8Array(await jpeg.arrayBuffer()) };
}

/** Collects the operators that paint over tiles. */
class PdfDrawing implements Surface {
  readonly #laid: LaidFloor;
  /** The number of the image of each tile of the motif. */
  readonly #images: readonly number[];
  readonly #operators: string[] = [];
  readonly #opacities = new Set<number>();

  constructor(laid: LaidFloor, images: readonly number[]) {
    this.#laid = laid;
    this.#images = images;
  }

  content(): string {
    return this.#operators.join('\n');
  }

  /** The opacities that the content uses, percent. */
  opacities(): number[] {
    return [...this.#opacities];
  }

  image(tile: SeenTile, { cos, sin, left, top, width, height, covered }: Parameters<Surface['image']>[1]): void {
    const copies: string[] = [];
    // The repeats that reach into the tile: the first begins before it.
    for (let x = left; x < covered.left + covered.width - TINY; x += width) {
      for (let y = top; y < covered.top + covered.height - TINY; y += height) {
        if (x + width <= covered.left || y + height <= covered.top) continue;
        // An image is a square of 1 by 1 whose first row is at the far end of its second side.
        const bottom = y + height;
        const at = [tile.x + x * cos - bottom * sin, tile.y + x * sin + bottom * cos];
        const matrix = [width * cos, width * sin, height * sin, -height * cos, ...at].map(written).join(' ');
        copies.push(`q ${matrix} cm /Photo${this.#images[tile.motif]} Do Q`);
      }
    }
    this.#operators.push(`q ${this.#pathOf(tile)} W n ${copies.join(' ')} Q`);
  }

  tone(tile: SeenTile, color: string): void {
    const parts = [1, 3, 5].map((at) => written(Number.parseInt(color.slice(at, at + 2), 16) / 255));
    this.#operators.push(`q /Multiply gs ${parts.join(' ')} rg ${this.#pathOf(tile)} f Q`);
  }

  shade(tile: SeenTile, share: number): void {
    const opacity = Math.round(Math.abs(share) * OPACITIES);
    if (opacity === 0) return;
    this.#opacities.add(opacity);
    this.#operators.push(`q /Opacity${opacity} gs ${share > 0 ? 1 : 0} g ${this.#pathOf(tile)} f Q`);
  }

  #pathOf(tile: SeenTile): string {
    const path = new PdfPath();
    addPieces(path, { pxPerMm: 1, x: tile.x, y: tile.y }, this.#laid, tile);
    return path.operators.join(' ');
  }
}

class PdfPath implements Lines {
  readonly operators: string[] = [];

  moveTo(x: number, y: number): void {
    this.operators.push(`${written(x)} ${written(y)} m`);
  }

  lineTo(x: number, y: number): void {
    this.operators.push(`${written(x)} ${written(y)} l`);
  }

  closePath(): void {
    this.operators.push('h');
  }
}

/** Decimals, since PDF files have no exponents. */
function written(value: number): string {
  return `${Number(value.toFixed(3))}`;
}
