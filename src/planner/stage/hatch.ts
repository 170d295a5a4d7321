// The hatch that tells cut tiles from whole ones without any colour.

import type { Canvas, Scene } from './scene.ts';

/** Directions as whole steps right and down, so that a small image of them repeats without a seam; the usual one first. */
const DIRECTIONS = [
  [1, -1],
  [1, 1],
  [1, -2],
  [2, -1],
  [1, 2],
  [2, 1],
] as const;
type Direction = (typeof DIRECTIONS)[number];

/** A hatch this many degrees from a tile's edge would be taken for joints. */
const TOO_ALIKE_DEG = 12;
const SPACING_PX = 5;

const images = new Map<string, HTMLCanvasElement>();

/** A fill of fine lines that stay with the plan when it is moved. */
export function hatchPattern(canvas: Canvas, scene: Scene): CanvasPattern | string {
  const { density, palette } = scene;
  const pattern = canvas.createPattern(imageOf(palette.hatch, directionFor(scene), density), 'repeat');
  // Pixel on pixel: anything else would have to be smoothed, and that takes longer than all the rest of the hatch.
  const onPixel = (px: number) => Math.round(px * density) / density;
  pattern?.setTransform({ a: 1 / density, d: 1 / density, e: onPixel(scene.x), f: onPixel(scene.y) });
  return pattern ?? palette.hatch;
}

function imageOf(color: string, [right, down]: Direction, density: number): HTMLCanvasElement {
  const key = [color, right, down, density].join();
  const known = images.get(key);
  if (known) return known;
  const image = document.createElement('canvas');
  // The lines are as far apart as `SPACING_PX` whatever their direction.
  const unit = Math.max(2, Math.round((SPACING_PX * density * Math.hypot(right, down)) / Math.abs(right * down)));
  image.width = unit * right;
  image.height = unit * Math.abs(down);
  const canvas = image.getContext('2d');
  if (canvas) {
    canvas.globalAlpha = 0.42;
    canvas.strokeStyle = color;
    canvas.lineWidth = 0.9 * density;
    // The line through the middle, and what its neighbours show in the corners.
    for (const shift of [-1, 0, 1]) {
      const middle = image.width * (0.5 + shift);
      const [dx, dy] = [image.width * 2 * Math.sign(right), image.height * 2 * Math.sign(down)];
      canvas.beginPath();
      canvas.moveTo(middle - dx, image.height / 2 - dy);
      canvas.lineTo(middle + dx, image.height / 2 + dy);
      canvas.stroke();
    }
  }
  images.set(key, image);
  return image;
}

/** The first direction that runs along no edge of a tile. */
function directionFor({ laid: { lattice } }: Scene): Direction {
  const degrees = (x: number, y: number) => (Math.atan2(y, x) * 180) / Math.PI;
  const edges = lattice.motif.flatMap((outline) =>
    outline.map(({ x, y }, i) => {
      const next = outline[(i + 1) % outline.length];
      return degrees(next.x - x, next.y - y);
    }),
  );
  const apart = (a: number, b: number) => Math.abs(((((a - b) % 180) + 270) % 180) - 90);
  const isClear = ([right, down]: Direction) =>
    edges.every((edge) => apart(edge, degrees(right, down)) > TOO_ALIKE_DEG);
  return DIRECTIONS.find(isClear) ?? DIRECTIONS[0];
}
