// Photos of a tile, as they are kept with the plan.

import { keepImage, readImage } from '../page/kept-image.ts';

/** An image that tiles are covered with. */
export type TileImage = HTMLCanvasElement | ImageBitmap;

/** A photo and its mean colour. */
export interface Photo {
  readonly image: ImageBitmap;
  readonly mean: readonly [r: number, g: number, b: number];
}

const BOUNDS = { most: 512, mostCharacters: 200_000 };

/** A chosen file as a small image that lies; rejects if it is no image. */
export async function keepPhoto(file: Blob): Promise<string> {
  return (await keepImage(file, BOUNDS, true)).text;
}

/** A kept photo as an image with its mean colour. */
export async function readPhoto(kept: string): Promise<Photo> {
  const image = await readImage(kept);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1, 1];
  const painter = canvas.getContext('2d', { willReadFrequently: true });
  if (painter === null) throw new Error('This browser does not paint.');
  // Halved step by step, so that every pixel counts.
  let [width, height] = [image.width, image.height];
  let small: CanvasImageSource = image;
  while (width > 1 || height > 1) {
    [width, height] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
    const next = document.createElement('canvas');
    [next.width, next.height] = [width, height];
    next.getContext('2d')?.drawImage(small, 0, 0, width, height);
    small = next;
  }
  painter.drawImage(small, 0, 0);
  const [r, g, b] = painter.getImageData(0, 0, 1, 1).data;
  return { image, mean: [r, g, b] };
}
