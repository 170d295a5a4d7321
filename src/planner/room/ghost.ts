// Painting what is being edited or drawn over the plan: lines with a pale rim, so that they are seen on tiles and on paper,
// handles, lengths and the grid. Canvas pixels out of centimetres.

import type { Point } from '../../engine/index.ts';
import { formatNumber, type Lang } from '../../words/index.ts';
import { PAPER } from '../stage/palette.ts';
import type { CornerCm } from '../state/draft.ts';
import { toCanvas, type View } from '../state/view.ts';

export type Canvas = CanvasRenderingContext2D;

/** Where a point in cm lies on the canvas. */
export function onCanvas(view: View, [x, y]: CornerCm): Point {
  return toCanvas(view, { x: x * 10, y: y * 10 });
}

/** A line through points of the canvas, with a rim; dashed while it is not yet decided. */
export function strokePath(
  canvas: Canvas,
  points: readonly Point[],
  { color, isClosed = false, isDashed = false }: { color: string; isClosed?: boolean; isDashed?: boolean },
): void {
  canvas.beginPath();
  for (const { x, y } of points) canvas.lineTo(x, y);
  if (isClosed) canvas.closePath();
  canvas.lineJoin = 'round';
  canvas.setLineDash([]);
  canvas.strokeStyle = PAPER;
  canvas.lineWidth = 5;
  canvas.stroke();
  canvas.setLineDash(isDashed ? [6, 4] : []);
  canvas.strokeStyle = color;
  canvas.lineWidth = 2;
  canvas.stroke();
  canvas.setLineDash([]);
}

/** A square to take hold of; filled where it is held. */
export function paintHandle(canvas: Canvas, { x, y }: Point, color: string, half: number, isHeld: boolean): void {
  canvas.fillStyle = isHeld ? color : PAPER;
  canvas.strokeStyle = color;
  canvas.lineWidth = 2;
  canvas.beginPath();
  canvas.rect(x - half, y - half, 2 * half, 2 * half);
  canvas.fill();
  canvas.stroke();
}

/** A text on a pale tag. */
export function paintTag(canvas: Canvas, { x, y }: Point, text: string, color: string): void {
  canvas.font = '600 13px Inter, "Noto Sans", system-ui, sans-serif';
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  const width = canvas.measureText(text).width + 12;
  canvas.fillStyle = PAPER;
  canvas.beginPath();
  canvas.roundRect(x - width / 2, y - 11, width, 22, 6);
  canvas.fill();
  canvas.fillStyle = color;
  canvas.fillText(text, x, y + 0.5);
}

/** The length of a wall at its middle. */
export function paintLength(canvas: Canvas, view: View, lang: Lang, a: CornerCm, b: CornerCm, color: string): void {
  const lengthCm = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (lengthCm === 0) return;
  const middle = onCanvas(view, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  paintTag(canvas, middle, `${formatNumber(lang, lengthCm, 1)} cm`, color);
}

const LEAST_PX = 7;

/** Lines every 10 cm and every metre; those that would lie too close together are left out. */
export function paintGrid(canvas: Canvas, { pxPerMm, x, y }: View, width: number, height: number): void {
  for (const [everyMm, alpha] of [
    [100, 0.1],
    [1000, 0.28],
  ]) {
    const every = everyMm * pxPerMm;
    if (every < LEAST_PX) continue;
    canvas.beginPath();
    for (let at = x % every; at < width; at += every) {
      canvas.moveTo(Math.round(at) + 0.5, 0);
      canvas.lineTo(Math.round(at) + 0.5, height);
    }
    for (let at = y % every; at < height; at += every) {
      canvas.moveTo(0, Math.round(at) + 0.5);
      canvas.lineTo(width, Math.round(at) + 0.5);
    }
    canvas.strokeStyle = `rgb(47 58 69 / ${alpha})`;
    canvas.lineWidth = 1;
    canvas.stroke();
  }
}
