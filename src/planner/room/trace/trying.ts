// The picture as it is on the stage: as it is kept, with what a gesture is just changing.

import { computed, signal } from '@preact/signals';
import type { Point } from '../../../engine/index.ts';
import type { Ends, Tracing } from '../../plans/traced.ts';
import { keepTracing, tracing } from '../../plans/tracing.ts';
import { type View, within } from '../../state/view.ts';
import { onCanvas } from '../overlay.ts';
import { placed } from './placement.ts';

const tried = signal<Partial<Tracing>>({});

export const tracingNow = computed((): Tracing | null => (tracing.value ? { ...tracing.value, ...tried.value } : null));

/** Shows a change without keeping it yet: keeping writes the whole picture. */
export function tryTracing(change: Partial<Tracing>): void {
  tried.value = { ...tried.value, ...change };
}

/** Keeps what was tried, and a further change. */
export function settleTracing(change: Partial<Tracing> = {}): void {
  const all = { ...tried.value, ...change };
  tried.value = {};
  if (tracing.value && Object.keys(all).length > 0) keepTracing({ ...tracing.value, ...all });
}

/** Where an end is on the canvas. */
export function endOnCanvas(seenBy: View, end: number): Point {
  const now = tracingNow.value;
  return now ? onCanvas(seenBy, placed(now.placement, now.ends[end])) : { x: 0, y: 0 };
}

/** Moves an end by pixels of the picture, within it. */
export function moveEnd(end: number, to: Point): void {
  const now = tracingNow.value;
  if (!now) return;
  const inside = { x: within(to.x, 0, now.width), y: within(to.y, 0, now.height) };
  tryTracing({ ends: now.ends.map((other, i) => (i === end ? inside : other)) as unknown as Ends });
}
