// Photos of a tile: read from the device, made small, and kept as text. Nothing is sent anywhere.

import type { Size } from '../state/view.ts';

/** An image that tiles are covered with. */
export type TileImage = HTMLCanvasElement | ImageBitmap;

/** A photo and its mean colour. */
export interface Photo {
  readonly image: ImageBitmap;
  readonly mean: readonly [r: number, g: number, b: number];
}

/** The longest side of a kept photo, px. */
const MOST_PHOTO_PX = 512;
/** The longest data address of a kept photo; larger ones are made smaller. */
const MOST_PHOTO_CHARACTERS = 200_000;

const QUALITY = 0.85;
const LEAST_PX = 64;

/** A chosen file as a small image that lies; rejects if it is no image. */
export async function keepPhoto(file: Blob): Promise<string> {
  const image = await createImageBitmap(file);
  try {
    for (let most = MOST_PHOTO_PX; most >= LEAST_PX; most /= 2) {
      const text = drawn(image, boundedSize(image, most)).toDataURL('image/jpeg', QUALITY);
      if (text.length <= MOST_PHOTO_CHARACTERS) return text;
    }
    throw new Error('The image cannot be made small enough.');
  } finally {
    image.close();
  }
}

/** The image drawn at a size, turned by a quarter if it is higher than wide. */
function drawn(image: ImageBitmap, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const isUpright = height > width;
  [canvas.width, canvas.height] = isUpright ? [height, width] : [width, height];
  const painter = canvas.getContext('2d', { alpha: false });
  if (painter === null) throw new Error('This browser does not paint.');
  painter.fillStyle = '#fff';
  painter.fillRect(0, 0, canvas.width, canvas.height);
  if (isUpright) painter.setTransform(0, 1, -1, 0, height, 0);
  painter.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** A kept photo as an image with its mean colour. */
export async function readPhoto(kept: string): Promise<Photo> {
  const bytes = Uint8Array.from(atob(kept.slice(kept.indexOf(',') + 1)), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
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

/** A size reduced to a longest side; smaller ones stay. */
export function boundedSize({ width, height }: Size, most: number): Size {
  const scale = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
