// The lattice as a fill. A cell is an image that repeats seamlessly: its sides are whole repeats of the tiles, so one
// small image paints straight, turned and skewed layouts of any number of tiles. While the layout is dragged, the cells
// are painted once into a field one repeat larger than the stage, which is then shifted by whole pixels: this takes
// half the time of smoothing every frame. At rest the cells are painted exactly.

import type { Point } from '../../../engine/index.ts';
import { toCanvas } from '../../state/view.ts';
import { addLine, type Canvas, fillOf, imageOf, memoized, type PlanScene } from './scene.ts';

/** Pixels of the image per screen pixel in each direction: two, because smoothing averages two by two. */
const FINENESS = 2;
/** The minimum width and height of the image, which spreads rounding over many tiles. */
const LEAST_PX = 160;

/** A cell as an image. */
interface Cell {
  readonly image: HTMLCanvasElement;
  /** Repeats in the image, along the rows and across them. */
  readonly places: number;
  readonly rows: number;
}

const keptCell = memoized<Cell>();
const keptField = memoized<HTMLCanvasElement>();

/** A fill of all tiles and joints; `seam` is the width of a hairline along the joints, px. */
export function latticeFill(canvas: Canvas, scene: PlanScene, seam: number): CanvasPattern {
  const { laid, pxPerMm, density, palette, isMoving } = scene;
  const { frame } = laid.layout;
  const { stepX, stepY, rowX, rowY } = frame;
  const corners = frame.shapes.map(({ cornerX, cornerY }) => [...cornerX, ...cornerY]);
  const key = JSON.stringify([stepX, stepY, rowX, rowY, pxPerMm, density, seam, palette, corners]);
  const cell = keptCell(key, () => cellOf(scene, seam));
  const origin = toCanvas(scene, frame.origin);
  return isMoving ? fieldFill(canvas, scene, cell, key, origin) : cellFill(canvas, scene, cell, pxPerMm, origin);
}

/** A fill of repeated cells, `scale` pixels per millimetre, with the lattice's origin at a point. */
function cellFill(canvas: Canvas, { laid }: PlanScene, { image, places, rows }: Cell, scale: number, { x, y }: Point) {
  const { stepX, stepY, rowX, rowY } = laid.layout.frame;
  const [along, across] = [(places * scale) / image.width, (rows * scale) / image.height];
  return fillOf(canvas, image, {
    a: stepX * along,
    b: stepY * along,
    c: rowX * across,
    d: rowY * across,
    e: x,
    f: y,
  });
}

/** A fill of the field, at most half a pixel off. */
function fieldFill(canvas: Canvas, scene: PlanScene, cell: Cell, key: string, origin: Point): CanvasPattern {
  const { laid, pxPerMm, density, seen } = scene;
  const { frame } = laid.layout;
  const scale = pxPerMm * density;
  const [stepX, stepY, rowX, rowY] = [frame.stepX, frame.stepY, frame.rowX, frame.rowY].map((mm) => mm * scale);
  // The lattice point nearest to the corner of the view is never farther from it than this.
  const halfX = Math.ceil((Math.abs(stepX) + Math.abs(rowX)) / 2) + 1;
  const halfY = Math.ceil((Math.abs(stepY) + Math.abs(rowY)) / 2) + 1;
  const width = Math.ceil(seen.width * density) + 2 * halfX;
  const height = Math.ceil(seen.height * density) + 2 * halfY;
  const image = keptField(`${key} ${width} ${height}`, () =>
    imageOf(width, height, (painter) => {
      painter.fillStyle = cellFill(painter, scene, cell, scale, { x: halfX, y: halfY });
      painter.fillRect(0, 0, width, height);
    }),
  );
  const [left, top] = [(origin.x - seen.left) * density, (origin.y - seen.top) * density];
  const size = stepX * rowY - stepY * rowX;
  const places = Math.round((left * rowY - top * rowX) / size);
  const rows = Math.round((stepX * top - stepY * left) / size);
  // It covers all that is seen, so it never repeats.
  return fillOf(canvas, image, {
    a: 1 / density,
    d: 1 / density,
    e: seen.left + Math.round(left - places * stepX - rows * rowX - halfX) / density,
    f: seen.top + Math.round(top - places * stepY - rows * rowY - halfY) / density,
  });
}

/** Paints the tiles that reach into the cell, in a frame where a repeat is 1 along and 1 across. */
function cellOf({ laid, palette, pxPerMm, density }: PlanScene, seam: number): Cell {
  const { stepX, stepY, rowX, rowY, origin, shapes } = laid.layout.frame;
  const fine = pxPerMm * density * FINENESS;
  const [stepPx, rowPx] = [Math.hypot(stepX, stepY) * fine, Math.hypot(rowX, rowY) * fine];
  const [places, rows] = [Math.ceil(LEAST_PX / stepPx), Math.ceil(LEAST_PX / rowPx)];
  const width = Math.max(1, Math.round(places * stepPx));
  const height = Math.max(1, Math.round(rows * rowPx));
  const [unitX, unitY] = [width / places, height / rows];
  const size = stepX * rowY - stepY * rowX;
  const image = imageOf(width, height, (canvas) => {
    canvas.fillStyle = canvas.strokeStyle = palette.joint;
    canvas.fillRect(0, 0, width, height);
    canvas.lineWidth = (seam / pxPerMm) * Math.sqrt((unitX * unitY) / size);
    shapes.forEach(({ centreX, centreY, cornerX, cornerY }, motif) => {
      const xs = Array.from(cornerX, (dx) => centreX - origin.x + dx);
      const ys = Array.from(cornerY, (dy) => centreY - origin.y + dy);
      const us = xs.map((x, k) => (x * rowY - ys[k] * rowX) / size);
      const vs = xs.map((x, k) => (stepX * ys[k] - stepY * x) / size);
      const path = new Path2D();
      for (let row = Math.floor(-Math.max(...vs)); row <= rows - Math.min(...vs); row++) {
        for (let place = Math.floor(-Math.max(...us)); place <= places - Math.min(...us); place++) {
          addLine(
            path,
            { pxPerMm: 1, x: 0, y: 0 },
            us.map((u) => (u + place) * unitX),
            vs.map((v) => (v + row) * unitY),
          );
        }
      }
      canvas.fillStyle = palette.tiles[motif];
      canvas.fill(path);
      if (seam > 0) canvas.stroke(path);
    });
  });
  return { image, places, rows };
}
