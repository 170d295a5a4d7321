// Painting what lies over the plan: the tile that is looked at, the lines that the start snaps to, the start itself, and
// the glass that shows what a thumb hides.

import type { Point, TilePlace } from '../../engine/index.ts';
import type { Box, Size } from '../state/view.ts';
import { addCut } from './paint-tiles.ts';
import { ACTION, INK, PAPER } from './palette.ts';
import { addRing, type Canvas, onCanvas, type Scene } from './scene.ts';
import type { Snap } from './snapping.ts';
import { outlineAt, pieceOf, toFloor } from './tiles.ts';

/** Paints the outline of a tile: dashed where it is cut, with its pieces in full. */
export function paintTile(canvas: Canvas, scene: Scene, tile: TilePlace, isSelected: boolean): void {
  const found = pieceOf(scene.laid, tile);
  if (found === null) return;
  const whole = new Path2D();
  addRing(whole, outlineAt(scene.laid, tile), (point) => onCanvas(scene, point));
  const laid = new Path2D();
  if (found.kind === 'cut') addCut(laid, scene, found.index);
  else laid.addPath(whole);
  canvas.lineJoin = 'round';
  if (!isSelected) {
    strokeTwice(canvas, laid, 1.5, INK);
    return;
  }
  canvas.fillStyle = `${ACTION}40`;
  canvas.fill(laid);
  if (found.kind === 'cut') {
    canvas.setLineDash([5, 4]);
    strokeTwice(canvas, whole, 1.5, ACTION);
    canvas.setLineDash([]);
  }
  strokeTwice(canvas, laid, 2.5, ACTION);
}

/** A line with a rim of paper that keeps it apart from what it lies on. */
function strokeTwice(canvas: Canvas, path: Path2D, width: number, color: string): void {
  canvas.lineWidth = width + 2.5;
  canvas.strokeStyle = `${PAPER}d9`;
  canvas.stroke(path);
  canvas.lineWidth = width;
  canvas.strokeStyle = color;
  canvas.stroke(path);
}

/** Paints the line that holds the start on one axis, and why it does. */
export function paintSnap(canvas: Canvas, scene: Scene, axis: 'x' | 'y', { line }: Snap, why: string): void {
  const { seen, laid } = scene;
  const at = onCanvas(scene, toFloor(laid, { x: line, y: line }))[axis];
  const path = new Path2D();
  if (axis === 'x') {
    path.moveTo(at, seen.top);
    path.lineTo(at, seen.top + seen.height);
  } else {
    path.moveTo(seen.left, at);
    path.lineTo(seen.left + seen.width, at);
  }
  canvas.setLineDash([8, 5]);
  strokeTwice(canvas, path, 1.5, ACTION);
  canvas.setLineDash([]);
  canvas.textBaseline = 'middle';
  canvas.textAlign = 'center';
  const half = canvas.measureText(why).width / 2 + 6;
  // Above its line on the left, where the length of a wall often stands in the middle.
  const [x, y] = axis === 'x' ? [at, seen.top + 16] : [seen.left + half + 6, at - 24];
  canvas.fillStyle = ACTION;
  canvas.beginPath();
  canvas.roundRect(x - half, y - 10, 2 * half, 20, 4);
  canvas.fill();
  canvas.fillStyle = '#fff';
  canvas.fillText(why, x, y);
}

/** Paints the start: a cross with a ring of this radius, pale where it only stands for a start out of sight. */
export function paintStart(canvas: Canvas, at: Point, radius: number, color: string, isHere = true): void {
  const path = new Path2D();
  path.moveTo(at.x - 1.7 * radius, at.y);
  path.lineTo(at.x + 1.7 * radius, at.y);
  path.moveTo(at.x, at.y - 1.7 * radius);
  path.lineTo(at.x, at.y + 1.7 * radius);
  path.moveTo(at.x + radius, at.y);
  path.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  canvas.lineCap = 'round';
  canvas.globalAlpha = isHere ? 1 : 0.5;
  strokeTwice(canvas, path, 2, color);
  canvas.globalAlpha = 1;
  canvas.lineCap = 'butt';
}

const GLASS_PX = 58;
const GLASS_TIMES = 3;

/** Paints a round glass beside a place, in which `paint` shows its surroundings three times as large. */
export function paintGlass(
  canvas: Canvas,
  at: Point,
  stage: Size,
  paint: (times: number, middle: Point) => void,
): void {
  const away = 1.9 * GLASS_PX;
  // Above the thumb; where there is no room, on the side that has more of it.
  const isAbove = at.y > away + GLASS_PX + 8;
  const aside = at.x > stage.width / 2 ? -away : away;
  const within = (place: number, size: number) => Math.min(size - GLASS_PX - 8, Math.max(GLASS_PX + 8, place));
  const middle = isAbove
    ? { x: within(at.x, stage.width), y: at.y - away }
    : { x: at.x + aside, y: within(at.y - GLASS_PX / 2, stage.height) };
  const rim = new Path2D();
  rim.arc(middle.x, middle.y, GLASS_PX, 0, 2 * Math.PI);
  canvas.save();
  canvas.clip(rim);
  paint(GLASS_TIMES, middle);
  canvas.restore();
  strokeTwice(canvas, rim, 2, ACTION);
}

/** The part of the canvas that a glass covers. */
export function glassBox({ x, y }: Point): Box {
  return { left: x - GLASS_PX, top: y - GLASS_PX, width: 2 * GLASS_PX, height: 2 * GLASS_PX };
}
