// The hatch that distinguishes cut tiles from whole ones without colour.

import { type Canvas, fillOf, imageOf, memoized, type PlanScene } from './scene.ts';

/** Directions as whole steps right and down, so that a small image repeats seamlessly; the usual one first. */
const DIRECTIONS = [
  [1, -1],
  [1, 1],
  [1, -2],
  [2, -1],
  [1, 2],
  [2, 1],
] as const;
type Direction = (typeof DIRECTIONS)[number];

/** A hatch this close to the direction of a tile's edge would look like joints. */
const TOO_ALIKE_DEG = 12;
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

/** The first direction that is not along an edge of a tile. */
function directionFor({ laid: { lattice } }: PlanScene): Direction {
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
