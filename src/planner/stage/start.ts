// The start that is being moved, as the plan shows it.

import { signal } from '@preact/signals';
import type { Point } from '../../engine/index.ts';
import { bestStart } from '../search/found.ts';
import type { PointerAt } from './toolbox.ts';

export type SnapReason = 'wall' | 'centre' | 'half' | 'best';

export interface Snap {
  /** The coordinate of the start. */
  readonly to: number;
  /** The line of the room that it snaps to. */
  readonly line: number;
  readonly reason: SnapReason;
}

export interface Snaps {
  readonly x: Snap | null;
  readonly y: Snap | null;
}

export const NO_SNAPS: Snaps = { x: null, y: null };

export const isSnapping = signal(true);
/** Whether the plan shows the chalk lines by which it is set out. */
export const isChalkShown = signal(false);
/** The snaps of the start being dragged. */
export const snaps = signal<Snaps>(NO_SNAPS);
/** The kind of pointer that drags the start. */
export const draggedBy = signal<PointerAt['kind'] | null>(null);

/** The best start, mm; null if it is not known. */
export function bestStartSnap(): Point | null {
  const best = bestStart.now.value;
  return best && { x: 10 * best.x, y: 10 * best.y };
}
