// The hatch that distinguishes cut tiles from whole ones without colour, in the direction of the drawing.

import { hatchDirectionOf } from '../../../drawing/index.ts';
import { type Canvas, fillOf, imageOf, memoized, type PlanScene } from './scene.ts';

/** Directions as whole steps right and down, so that a small image repeats seamlessly. */
const DIRECTIONS = [
  [1, 1],
  [1, -1],
  [1, 2],
  [2, 1],
  [1, -2],
  [2, -1],
] as const;
type Direction = (typeof DIRECTIONS)[number];

const SPACING_PX = 5;

/** One for lines of each colour: dark and light ones. */
const keptImages = new Map<string, ReturnType<typeof memoized<HTMLCanvasElement>>>();

/** A fill of fine lines that move with the plan. */
export function hatchFill(canvas: Canvas, scene: PlanScene, color: string): CanvasPattern {
  const { density, x, y } = scene;
  const direction = directionFor(scene);
  const keptImage = keptImages.get(color) ?? memoized();
  keptImages.set(color, keptImage);
  const image = keptImage([direction, density].join(), () => hatchImage(color, direction, density));
  // On whole pixels: smoothing would take longer than the rest of the hatch.
  const onPixel = (px: number) => Math.round(px * density) / density;
  return fillOf(canvas, image, { a: 1 / density, d: 1 / density, e: onPixel(x), f: onPixel(y) });
}

function hatchImage(color: string, [right, down]: Direction, density: number): HTMLCanvasElement {
  // The lines are `SPACING_PX` apart in any direction.
  const unit = Math.max(2, Math.round((SPACING_PX * density * Math.hypot(right, down)) / Math.abs(right * down)));
  const [width, height] = [unit * right, unit * Math.abs(down)];
  const paint = (canvas: Canvas): void => {
    canvas.globalAlpha = 0.42;
    canvas.strokeStyle = color;
    canvas.lineWidth = 0.9 * density;
    const rise = 2 * unit * down;
    // The line through the middle, and its neighbours in the corners.
    for (const from of [-2.5, -1.5, -0.5]) {
      canvas.stroke(new Path2D(`M${width * from} ${height / 2 - rise}l${4 * width} ${2 * rise}`));
    }
  };
  return imageOf(width, height, paint, true);
}

/** The steps that are nearest to the direction of the drawing. */
function directionFor({ laid }: PlanScene): Direction {
  const angle = (2 * hatchDirectionOf(laid) * Math.PI) / 180;
  // The cosine of twice the difference: a line has the same direction both ways.
  const likeness = ([right, down]: Direction) => Math.cos(2 * Math.atan2(down, right) - angle);
  return DIRECTIONS.reduce((best, direction) => (likeness(direction) > likeness(best) ? direction : best));
}
