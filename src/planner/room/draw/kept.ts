// The drawing of a room as it is kept on this device, so that it can be continued when the page is loaded again. Each
// plan has one at most.

import type { Wall } from '../../../wire/index.ts';
import type { SavedPlan } from '../../plans/saved-plan.ts';
import type { CornerCm } from '../../state/draft.ts';
import { forget, recall, remember } from '../../state/memory.ts';

/** A drawing at one moment. */
export interface Drawing {
  readonly walls: readonly Wall[];
  /** The first corner, cm in the caller's frame; null before it is set. */
  readonly corner: CornerCm | null;
}

/** A plan that nobody has changed is not saved and has no lasting id. */
function nameOf({ id, changed }: SavedPlan): string {
  return `drawing:${changed > 0 ? id : 'new'}`;
}

/** Keeps the drawing over a plan; null removes it. */
export function keepDrawing(plan: SavedPlan, drawing: Drawing | null): void {
  if (drawing) remember(nameOf(plan), JSON.stringify(drawing));
  else forget(nameOf(plan));
}

/** The drawing over a plan; null if there is none that can be read. */
export function keptDrawing(plan: SavedPlan): Drawing | null {
  try {
    const kept: unknown = JSON.parse(recall(nameOf(plan)) ?? 'null');
    return isDrawing(kept) ? kept : null;
  } catch {
    // Damaged.
    return null;
  }
}

function isDrawing(kept: unknown): kept is Drawing {
  const { walls, corner } = (kept ?? {}) as Partial<Drawing>;
  const isCorner = corner === null || (Array.isArray(corner) && corner.length === 2 && corner.every(Number.isFinite));
  return isCorner && Array.isArray(walls) && walls.every(isWall);
}

function isWall(wall: Partial<Wall> | null): boolean {
  return Number.isFinite(wall?.bearingDeg) && Number.isFinite(wall?.lengthCm) && Number(wall?.lengthCm) > 0;
}
