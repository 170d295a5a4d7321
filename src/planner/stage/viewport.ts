// The viewport: the size of the stage, and which part of the plan it shows.

import { signal } from '@preact/signals';
import { boxOf } from '../../drawing/index.ts';
import type { Point } from '../../engine/index.ts';
import type { LaidFloor } from '../state/messages.ts';
import { type Box, fitted, toCanvas, view, zoomed } from '../state/view.ts';

/** The controls at the foot of the stage, which must cover no label and no handle: their height, and their margins. */
const FOOT_PX = { fine: 36, coarse: 44 };
const FOOT_MARGINS_PX = 16;
/** The space of a wall and its label, or of the handle of a corner. */
const AROUND_PX = 36;
/** The most space around the room. */
const MARGIN_PX = 56;

/** The position and size of the stage on the page. */
export const stageSize = signal<Box>({ left: 0, top: 0, width: 0, height: 0 });

/** Whether a drag is in progress; the view does not change by itself meanwhile. */
export const isHeld = signal(false);

/** Whether the room is being dragged into another shape: every frame shows another floor. */
export const isReshaping = signal(false);

/** Whether the whole room is shown, as by default; it is then fitted again when the stage is resized. */
let isFitted = true;

/** Shows all of the room. */
export function fitView({ room }: LaidFloor): void {
  const { width, height } = stageSize.peek();
  if (width === 0) return;
  isFitted = true;
  const foot = FOOT_PX[matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine'] + FOOT_MARGINS_PX;
  const margin = Math.max(AROUND_PX, Math.min(MARGIN_PX, width / 8, height / 8));
  view.value = fitted(boxOf(room.outer), { width, height: height - foot }, margin);
}

/** Fits the room again after the stage was resized, if it was fitted before. */
export function keepFitted(laid: LaidFloor): void {
  if (isFitted) fitView(laid);
}

/** Fits the room again if a change moved it off the stage or, while it was fitted, made it too large or too small. */
export function findRoom(laid: LaidFloor): void {
  const now = view.peek();
  const { left, top, width, height } = boxOf(laid.room.outer.map((corner) => toCanvas(now, corner)));
  const [right, bottom] = [left + width, top + height];
  const stage = stageSize.peek();
  const isGone = right < 0 || bottom < 0 || left > stage.width || top > stage.height;
  const isBeyond = left < 0 || top < 0 || right > stage.width || bottom > stage.height;
  const isTiny = width < stage.width / 3 && height < stage.height / 3;
  if (isGone || (isFitted && (isBeyond || isTiny))) fitView(laid);
}

/** Changes the view, which is then no longer fitted to the room. */
export function moveView(change: (before: typeof view.value) => typeof view.value): void {
  isFitted = false;
  view.value = change(view.value);
}

/** The middle of the stage, px. */
export function middleOfStage(): Point {
  const { width, height } = stageSize.value;
  return { x: width / 2, y: height / 2 };
}

export const ZOOM_STEP = 1.25;

/** Zooms about the middle of the stage. */
export function zoomBy(factor: number): void {
  moveView((before) => zoomed(before, factor, middleOfStage()));
}
