// The lattice while it is moved: painted once, larger than the stage by a repeat, and then only shifted. It goes by whole
// pixels, which takes half the time of smoothing every frame; at rest the cells are laid to the hair.

import { type Cell, cellPattern } from './cell.ts';
import { type Canvas, onCanvas, type Scene } from './scene.ts';

let kept: { readonly key: string; readonly image: HTMLCanvasElement } | null = null;

/** A fill of the lattice, at most half a pixel off. */
export function fieldPattern(canvas: Canvas, cell: Cell, scene: Scene): CanvasPattern | null {
  const { laid, scale, density, seen } = scene;
  const { frame } = laid.layout;
  const [stepX, stepY, rowX, rowY] = [frame.stepX, frame.stepY, frame.rowX, frame.rowY].map(
    (mm) => mm * scale * density,
  );
  // The lattice point nearest to the corner of what is seen is never farther from it than this.
  const halfX = Math.ceil((Math.abs(stepX) + Math.abs(rowX)) / 2) + 1;
  const halfY = Math.ceil((Math.abs(stepY) + Math.abs(rowY)) / 2) + 1;
  const width = Math.ceil(seen.width * density) + 2 * halfX;
  const height = Math.ceil(seen.height * density) + 2 * halfY;
  const key = `${cell.key} ${width} ${height}`;
  if (kept?.key !== key) {
    const image = document.createElement('canvas');
    [image.width, image.height] = [width, height];
    const painter = image.getContext('2d', { alpha: false });
    const cells = painter && cellPattern(painter, cell, frame, scale * density, { x: halfX, y: halfY });
    if (!cells) return null;
    painter.fillStyle = cells;
    painter.fillRect(0, 0, width, height);
    kept = { key, image };
  }
  const origin = onCanvas(scene, frame.origin);
  const [left, top] = [(origin.x - seen.left) * density, (origin.y - seen.top) * density];
  const size = stepX * rowY - stepY * rowX;
  const places = Math.round((left * rowY - top * rowX) / size);
  const rows = Math.round((stepX * top - stepY * left) / size);
  const pattern = canvas.createPattern(kept.image, 'no-repeat');
  pattern?.setTransform({
    a: 1 / density,
    d: 1 / density,
    e: seen.left + Math.round(left - places * stepX - rows * rowX - halfX) / density,
    f: seen.top + Math.round(top - places * stepY - rows * rowY - halfY) / density,
  });
  return pattern;
}
