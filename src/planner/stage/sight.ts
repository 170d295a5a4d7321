// The size of the stage and what is shown on it: all of the room, or the part that somebody chose.

import { signal } from '@preact/signals';
import type { Ring } from '../../engine/index.ts';
import { type Box, fitted, type Size, view, zoomed } from '../state/view.ts';
import type { Laid } from '../work/messages.ts';

/** Height of the controls at the foot of the stage, which the room keeps clear of. */
const FOOT_PX = 36;

export const stageSize = signal<Size>({ width: 0, height: 0 });

/** Whether the pointer holds something; until it lets go, the view is not changed under it. */
export const isHeld = signal(false);

/** Whether all of the room is shown because nobody chose otherwise; then it stays so when the stage changes its size. */
let isFitted = true;

/** The box around a room, mm in the caller's frame. */
function boxOf(ring: Ring): Box {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Shows all of the room. */
export function fitView({ room }: Laid): void {
  const size = stageSize.peek();
  if (size.width === 0) return;
  isFitted = true;
  const margin = Math.min(56, size.width / 8);
  view.value = fitted(boxOf(room.outer), { width: size.width, height: size.height - FOOT_PX }, margin);
}

/** Shows all of the room again where it was shown before the stage changed its size. */
export function keepFitted(laid: Laid): void {
  if (isFitted) fitView(laid);
}

/** Finds the room again after it changed: grown out of the stage, shrunk to a corner of it, or gone altogether. */
export function findRoom(laid: Laid): void {
  const { left, top, width, height } = boxOf(laid.room.outer);
  const { pxPerMm, x, y } = view.peek();
  const size = stageSize.peek();
  const [from, to] = [left * pxPerMm + x, (left + width) * pxPerMm + x];
  const [above, below] = [top * pxPerMm + y, (top + height) * pxPerMm + y];
  const isGone = to < 0 || below < 0 || from > size.width || above > size.height;
  const isBeyond = from < 0 || above < 0 || to > size.width || below > size.height;
  const isTiny = to - from < size.width / 3 && below - above < size.height / 3;
  if (isGone || (isFitted && (isBeyond || isTiny))) fitView(laid);
}

/** Leaves the view to whoever moves it. */
export function moveView(change: (before: typeof view.value) => typeof view.value): void {
  isFitted = false;
  view.value = change(view.value);
}

/** Nearer or farther about the middle of the stage. */
export function zoomBy(factor: number): void {
  const { width, height } = stageSize.value;
  moveView((before) => zoomed(before, factor, { x: width / 2, y: height / 2 }));
}
