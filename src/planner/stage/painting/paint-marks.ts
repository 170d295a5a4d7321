// Painting the marks over the plan: the hovered or selected tile, snap lines, the start, and the magnifying glass that
// shows what a thumb hides.

import { centreOf, type Point, type TilePlace } from '../../../engine/index.ts';
import { type Box, type Size, toCanvas, within } from '../../state/view.ts';
import { pieceOf } from '../laid-tile.ts';
import type { Snap } from '../start.ts';
import { addPieces } from './paint-tiles.ts';
import { ACTION, INK, PAPER } from './palette.ts';
import type { Canvas, PlanScene } from './scene.ts';

/** Paints the outline of a tile; if it is cut, dashed, with solid pieces. */
export function paintTile(canvas: Canvas, scene: PlanScene, tile: TilePlace, isSelected: boolean): void {
  const { laid, pxPerMm } = scene;
  const found = pieceOf(laid, tile);
  if (found === null) return;
  const { motif } = tile;
  const view = { pxPerMm, ...toCanvas(scene, centreOf(laid.layout, tile)) };
  const [pieces, whole] = [new Path2D(), new Path2D()];
  addPieces(pieces, view, laid, { motif, cut: found.kind === 'cut' ? found.index : -1 });
  addPieces(whole, view, laid, { motif, cut: -1 });
  if (!isSelected) {
    strokeTwice(canvas, pieces, 1.5, INK);
    return;
  }
  canvas.fillStyle = `${ACTION}40`;
  canvas.fill(pieces);
  if (found.kind === 'cut') strokeTwice(canvas, whole, 1.5, ACTION, [5, 4]);
  strokeTwice(canvas, pieces, 2.5, ACTION);
}

/** A line with a pale rim that keeps it visible on any background. */
export function strokeTwice(canvas: Canvas, path: Path2D, width: number, color: string, dashes: number[] = []): void {
  canvas.lineJoin = 'round';
  canvas.setLineDash(dashes);
  canvas.lineWidth = width + 2.5;
  canvas.strokeStyle = `${PAPER}d9`;
  canvas.stroke(path);
  canvas.lineWidth = width;
  canvas.strokeStyle = color;
  canvas.stroke(path);
  canvas.setLineDash([]);
}

/** Paints the line that the start snaps to on one axis, and the reason. */
export function paintSnap(
  canvas: Canvas,
  { seen, view }: PlanScene,
  axis: 'x' | 'y',
  { line }: Snap,
  why: string,
): void {
  const { left, top, width, height } = seen;
  const at = toCanvas(view, { x: line, y: line })[axis];
  const path = axis === 'x' ? `M${at} ${top}v${height}` : `M${left} ${at}h${width}`;
  strokeTwice(canvas, new Path2D(path), 1.5, ACTION, [8, 5]);
  const half = canvas.measureText(why).width / 2 + 6;
  // Above its line on the left, because the length of a wall is often in the middle.
  const [x, y] = axis === 'x' ? [at, top + 16] : [left + half + 6, at - 24];
  canvas.fillStyle = ACTION;
  canvas.beginPath();
  canvas.roundRect(x - half, y - 10, 2 * half, 20, 4);
  canvas.fill();
  canvas.fillStyle = PAPER;
  canvas.fillText(why, x, y);
}

/** Paints the start: a cross with a ring of this radius, pale if it represents a start outside the view. */
export function paintStart(canvas: Canvas, { x, y }: Point, radius: number, color: string, isHere = true): void {
  const arm = 1.7 * radius;
  const path = new Path2D(`M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}M${x + radius} ${y}`);
  path.arc(x, y, radius, 0, 2 * Math.PI);
  canvas.lineCap = 'round';
  canvas.globalAlpha = isHere ? 1 : 0.5;
  strokeTwice(canvas, path, 2, color);
  canvas.globalAlpha = 1;
  canvas.lineCap = 'butt';
}

/** Paints the best start as a small diamond. */
export function paintBest(canvas: Canvas, { x, y }: Point): void {
  strokeTwice(canvas, new Path2D(`M${x} ${y - 9}l9 9-9 9-9-9zM${x - 1} ${y}h2`), 1.5, ACTION);
}

const GLASS_PX = 58;
const GLASS_TIMES = 3;

/** Paints a magnifying glass beside a point, in which `paint` shows its surroundings three times as large. */
export function paintGlass(
  canvas: Canvas,
  at: Point,
  stage: Size,
  paint: (times: number, middle: Point, seen: Box) => void,
): void {
  const away = 1.9 * GLASS_PX;
  const edge = GLASS_PX + 8;
  // Above the thumb, or on the side with more space if there is none.
  const { x, y } =
    at.y > away + edge
      ? { x: within(at.x, edge, stage.width - edge), y: at.y - away }
      : {
          x: at.x + (at.x > stage.width / 2 ? -away : away),
          y: within(at.y - GLASS_PX / 2, edge, stage.height - edge),
        };
  const rim = new Path2D();
  rim.arc(x, y, GLASS_PX, 0, 2 * Math.PI);
  canvas.save();
  canvas.clip(rim);
  const seen = { left: x - GLASS_PX, top: y - GLASS_PX, width: 2 * GLASS_PX, height: 2 * GLASS_PX };
  paint(GLASS_TIMES, { x, y }, seen);
  canvas.restore();
  strokeTwice(canvas, rim, 2, ACTION);
}
