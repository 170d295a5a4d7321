// Images that a visitor chooses: read from the device, made small, and kept as text. Nothing is sent anywhere.

import type { Size } from '../state/view.ts';

export interface ImageBounds {
  /** The longest side, px. */
  readonly most: number;
  /** The longest data address; larger ones are made smaller. */
  readonly mostCharacters: number;
}

export interface KeptImage extends Size {
  /** A JPEG image as a data address. */
  readonly text: string;
}

const QUALITY = 0.85;
const LEAST_PX = 64;

/** A chosen file as a small image; rejects if it is no image. One that lies is turned by a quarter if it is higher than wide. */
export async function keepImage(file: Blob, { most, mostCharacters }: ImageBounds, lies = false): Promise<KeptImage> {
  const image = await createImageBitmap(file);
  try {
    for (let side = most; side >= LEAST_PX; side /= 2) {
      const { canvas, width, height } = drawn(image, boundedSize(image, side), lies && image.height > image.width);
      const text = canvas.toDataURL('image/jpeg', QUALITY);
      if (text.length <= mostCharacters) return { text, width, height };
    }
    throw new Error('The image cannot be made small enough.');
  } finally {
    image.close();
  }
}

/** The image drawn at a size, and turned by a quarter. */
function drawn(image: ImageBitmap, { width, height }: Size, isTurned: boolean) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = isTurned ? [height, width] : [width, height];
  const painter = canvas.getContext('2d', { alpha: false });
  if (painter === null) throw new Error('This browser does not paint.');
  painter.fillStyle = '#fff';
  painter.fillRect(0, 0, canvas.width, canvas.height);
  if (isTurned) painter.setTransform(0, 1, -1, 0, height, 0);
  painter.drawImage(image, 0, 0, width, height);
  return { canvas, width: canvas.width, height: canvas.height };
}

/** A kept image to paint with. */
export function readImage(text: string): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(text.slice(text.indexOf(',') + 1)), (character) => character.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
}

/** A size reduced to a longest side; smaller ones stay. */
export function boundedSize({ width, height }: Size, most: number): Size {
  const scale = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
