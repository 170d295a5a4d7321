// The visible part of the plan: pixels per millimetre, and the position of the caller's 0,0 on the canvas.

import { signal } from '@preact/signals';
import type { Box, Size } from '../../drawing/index.ts';
import type { Point } from '../../engine/index.ts';

export type { Box, Size } from '../../drawing/index.ts';

/** Lengths on the canvas are CSS pixels; points of the plan are mm in the caller's frame. */
export interface View {
  readonly pxPerMm: number;
  readonly x: number;
  readonly y: number;
}

const LEAST_PX_PER_MM = 0.002;
const MOST_PX_PER_MM = 8;

/** Clamps a number; if the bounds cross, `least` wins. */
export function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

export const view = signal<View>({ pxPerMm: 0.1, x: 0, y: 0 });

export function toCanvas({ pxPerMm, x, y }: View, point: Point): Point {
  return { x: point.x * pxPerMm + x, y: point.y * pxPerMm + y };
}

export function toPlan({ pxPerMm, x, y }: View, point: Point): Point {
  return { x: (point.x - x) / pxPerMm, y: (point.y - y) / pxPerMm };
}

/** The view zoomed by a factor; the point of the plan under `anchor` (canvas) stays in place. */
export function zoomed(before: View, factor: number, anchor: Point): View {
  const pxPerMm = within(before.pxPerMm * factor, LEAST_PX_PER_MM, MOST_PX_PER_MM);
  const real = pxPerMm / before.pxPerMm;
  return { pxPerMm, x: anchor.x - (anchor.x - before.x) * real, y: anchor.y - (anchor.y - before.y) * real };
}

/** The view moved by pixels. */
export function panned({ pxPerMm, x, y }: View, dx: number, dy: number): View {
  return { pxPerMm, x: x + dx, y: y + dy };
}

/** The view that shows a whole box of the plan, with a margin around it. */
export function fitted(box: Box, size: Size, marginPx: number): View {
  const room = { width: Math.max(40, size.width - 2 * marginPx), height: Math.max(40, size.height - 2 * marginPx) };
  const pxPerMm = Math.min(room.width / box.width, room.height / box.height, MOST_PX_PER_MM);
  return {
    pxPerMm,
    x: size.width / 2 - (box.left + box.width / 2) * pxPerMm,
    y: size.height / 2 - (box.top + box.height / 2) * pxPerMm,
  };
}
