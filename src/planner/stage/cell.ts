// One cell of the lattice as an image that repeats without a seam: its sides are whole repeats of the tiles, so the same
// small image paints straight, turned and leaning layouts of any number of tiles.

import type { Layout, Point } from '../../engine/index.ts';
import type { Canvas, Scene } from './scene.ts';

/** Pixels of the image for one on the screen, each way: two, because smoothing takes in two by two. */
const FINENESS = 2;
/** The image is at least this wide and high: a few tiles' rounding is spread over many. */
const LEAST_PX = 160;

/** A cell as an image. */
export interface Cell {
  readonly key: string;
  readonly image: HTMLCanvasElement;
  /** Repeats in the image, along the rows and across them. */
  readonly places: number;
  readonly rows: number;
}

let kept: Cell | null = null;

/** A fill of repeated cells, `scale` pixels a millimetre, with the lattice's origin at `origin`. */
export function cellPattern(
  canvas: Canvas,
  { image, places, rows }: Cell,
  { stepX, stepY, rowX, rowY }: Layout['frame'],
  scale: number,
  { x: e, y: f }: Point,
): CanvasPattern | null {
  const pattern = canvas.createPattern(image, 'repeat');
  const [along, across] = [(places * scale) / image.width, (rows * scale) / image.height];
  pattern?.setTransform({ a: stepX * along, b: stepY * along, c: rowX * across, d: rowY * across, e, f });
  return pattern;
}

/** The cell of a scene's lattice, as it was painted last or anew; `seam` is the width of a hairline along the joints, px. */
export function cellOf(scene: Scene, seam: number): Cell {
  const { stepX, stepY, rowX, rowY, shapes } = scene.laid.layout.frame;
  const fine = scene.scale * scene.density * FINENESS;
  const corners = shapes.map(({ cornerX, cornerY }) => [...cornerX, ...cornerY]);
  const key = JSON.stringify([stepX, stepY, rowX, rowY, fine, seam, scene.palette, corners]);
  if (kept?.key === key) return kept;
  const [stepPx, rowPx] = [Math.hypot(stepX, stepY) * fine, Math.hypot(rowX, rowY) * fine];
  const [places, rows] = [Math.ceil(LEAST_PX / stepPx), Math.ceil(LEAST_PX / rowPx)];
  const image = document.createElement('canvas');
  image.width = Math.max(1, Math.round(places * stepPx));
  image.height = Math.max(1, Math.round(rows * rowPx));
  kept = { key, image, places, rows };
  paintCell(kept, scene, seam);
  return kept;
}

/** Paints a cell's tiles, and those around it that reach into it, in a frame where a repeat is 1 along and 1 across. */
function paintCell({ image, places, rows }: Cell, { laid, palette, scale }: Scene, seam: number): void {
  const { frame } = laid.layout;
  const canvas = image.getContext('2d', { alpha: false });
  if (!canvas) return;
  canvas.fillStyle = palette.joint;
  canvas.fillRect(0, 0, image.width, image.height);
  const size = frame.stepX * frame.rowY - frame.stepY * frame.rowX;
  const toCell = (x: number, y: number): [u: number, v: number] => [
    ((x * frame.rowY - y * frame.rowX) / size) * (image.width / places),
    ((frame.stepX * y - frame.stepY * x) / size) * (image.height / rows),
  ];
  const [unitX, unitY] = [image.width / places, image.height / rows];
  canvas.strokeStyle = palette.joint;
  canvas.lineWidth = (seam / scale) * Math.sqrt((unitX * unitY) / size);
  frame.shapes.forEach((shape, motif) => {
    const corners = Array.from(shape.cornerX, (dx, k) =>
      toCell(shape.centreX - frame.origin.x + dx, shape.centreY - frame.origin.y + shape.cornerY[k]),
    );
    const [us, vs] = [corners.map(([u]) => u / unitX), corners.map(([, v]) => v / unitY)];
    const path = new Path2D();
    for (let row = Math.floor(-Math.max(...vs)); row <= rows - Math.min(...vs); row++) {
      for (let place = Math.floor(-Math.max(...us)); place <= places - Math.min(...us); place++) {
        const [x, y] = [place * unitX, row * unitY];
        path.moveTo(x + corners[0][0], y + corners[0][1]);
        for (const [u, v] of corners) path.lineTo(x + u, y + v);
        path.closePath();
      }
    }
    canvas.fillStyle = palette.tiles[motif];
    canvas.fill(path);
    if (seam > 0) canvas.stroke(path);
  });
}
