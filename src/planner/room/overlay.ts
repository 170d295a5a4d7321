// Painting the shapes being edited or drawn over the plan: handles, lengths, the grid, and lines with a pale rim,
// visible on tiles and on paper. Converts centimetres to canvas pixels.

import { fontsFor } from '../../drawing/index.ts';
import type { Point } from '../../engine/index.ts';
import { formatLength, type Notation } from '../../words/index.ts';
import { ACTION, PAPER, SLATE } from '../stage/painting/palette.ts';
import type { Canvas } from '../stage/painting/scene.ts';
import type { PointerAt } from '../stage/toolbox.ts';
import { stageSize } from '../stage/viewport.ts';
import type { CornerCm } from '../state/draft.ts';
import { toCanvas, type View, view } from '../state/view.ts';
import type { RingCm } from './shapes.ts';

/** Where a point in cm lies on the canvas. */
export function onCanvas(view: View, [x, y]: CornerCm): Point {
  return toCanvas(view, { x: x * 10, y: y * 10 });
}

/** Where the pointer is, cm. */
export function spotOf({ plan }: PointerAt): CornerCm {
  return [plan.x / 10, plan.y / 10];
}

/** Pixels on the canvas as cm of the plan. */
export function cmOf(px: number): number {
  return px / view.peek().pxPerMm / 10;
}

/** Paints on a canvas in one colour. */
export interface Pen {
  /** A line through corners, with a rim; dashed if it is provisional. */
  line(corners: RingCm, isDashed?: boolean): void;
  /** The circle in a square. */
  circle(square: RingCm, isDashed?: boolean): void;
  /** A square handle; filled if it is selected. */
  handle(corner: CornerCm, half: number, isHeld?: boolean): void;
  /** The length of a wall at its middle, on a pale tag. */
  length(a: CornerCm, b: CornerCm): void;
}

export function penFor(canvas: Canvas, view: View, notation: Notation, color = ACTION): Pen {
  const stroke = (style: string, width: number) => {
    canvas.strokeStyle = style;
    canvas.lineWidth = width;
    canvas.stroke();
  };
  const trace = (isDashed?: boolean) => {
    canvas.lineJoin = 'round';
    stroke(PAPER, 5);
    canvas.setLineDash(isDashed ? [6, 4] : []);
    stroke(color, 2);
    canvas.setLineDash([]);
  };
  return {
    line(corners, isDashed) {
      canvas.beginPath();
      for (const corner of corners) {
        const { x, y } = onCanvas(view, corner);
        canvas.lineTo(x, y);
      }
      trace(isDashed);
    },
    circle([from, , to], isDashed) {
      const [a, b] = [onCanvas(view, from), onCanvas(view, to)];
      canvas.beginPath();
      canvas.arc((a.x + b.x) / 2, (a.y + b.y) / 2, Math.abs(b.x - a.x) / 2, 0, 2 * Math.PI);
      trace(isDashed);
    },
    handle(corner, half, isHeld) {
      const { x, y } = onCanvas(view, corner);
      canvas.beginPath();
      canvas.rect(x - half, y - half, 2 * half, 2 * half);
      canvas.fillStyle = isHeld ? color : PAPER;
      canvas.fill();
      stroke(color, 2);
    },
    length(a, b) {
      const lengthCm = Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (lengthCm === 0) return;
      const { x, y } = onCanvas(view, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
      const text = formatLength(notation, lengthCm, 'cm', 1);
      canvas.font = `600 13px ${fontsFor(notation.lang)}`;
      canvas.textAlign = 'center';
      canvas.textBaseline = 'middle';
      const width = canvas.measureText(text).width + 12;
      canvas.beginPath();
      canvas.roundRect(x - width / 2, y - 11, width, 22, 6);
      canvas.fillStyle = PAPER;
      canvas.fill();
      canvas.fillStyle = color;
      canvas.fillText(text, x, y + 0.5);
    },
  };
}

/** A line across the whole canvas at `px`, vertical for axis 0, horizontal for axis 1. */
export function addAcross(canvas: Canvas, axis: number, px: number): void {
  const { width, height } = stageSize.value;
  canvas.moveTo(axis ? 0 : px, axis ? px : 0);
  canvas.lineTo(axis ? width : px, axis ? px : height);
}

const LEAST_PX = 7;

/** Lines every 10 cm and every metre, unless they would be too close together. */
export function paintGrid(canvas: Canvas, { pxPerMm, x, y }: View): void {
  const { width, height } = stageSize.value;
  for (const [everyMm, alpha] of [
    [100, 0.1],
    [1000, 0.28],
  ]) {
    const every = everyMm * pxPerMm;
    if (every < LEAST_PX) continue;
    canvas.beginPath();
    for (let at = x % every; at < width; at += every) addAcross(canvas, 0, Math.round(at) + 0.5);
    for (let at = y % every; at < height; at += every) addAcross(canvas, 1, Math.round(at) + 0.5);
    canvas.strokeStyle = `${SLATE}${Math.round(255 * alpha).toString(16)}`;
    canvas.lineWidth = 1;
    canvas.stroke();
  }
}
