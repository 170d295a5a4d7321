// The textures of materials as images, made once for each colour of tiles.

import { type MaterialName, meanOf, pixelsOf, TEXTURE_PX } from '../../drawing/materials.ts';

/** As many colours as a pattern may have, and those of the plan before. */
const MOST_KEPT = 12;

const images = new Map<string, HTMLCanvasElement>();
const means = new Map<string, string>();

/** The texture of a material on tiles of a colour. */
export function textureFor(name: MaterialName, color: string): HTMLCanvasElement {
  return keptIn(images, name + color, () => canvasOf(pixelsOf(name, color), TEXTURE_PX));
}

/** The mean colour of that texture. */
export function meanFor(name: MaterialName, color: string): string {
  return keptIn(means, name + color, () => meanOf(name, color));
}

/** A square of pixels as an image. */
export function canvasOf(pixels: Uint8ClampedArray<ArrayBuffer>, px: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [px, px];
  const painter = canvas.getContext('2d', { alpha: false });
  if (painter === null) throw new Error('This browser does not paint.');
  painter.putImageData(new ImageData(pixels, px, px), 0, 0);
  return canvas;
}

function keptIn<Made>(kept: Map<string, Made>, key: string, make: () => Made): Made {
  const made = kept.get(key) ?? make();
  if (!kept.has(key) && kept.size === MOST_KEPT) kept.clear();
  kept.set(key, made);
  return made;
}
