// Tools: ways of using the pointer on the plan. Parts of the planner add theirs; the stage asks them by rank.

import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Point } from '../../engine/index.ts';
import type { View } from '../state/view.ts';

export interface PointerAt {
  /** mm in the caller's frame. */
  readonly plan: Point;
  /** CSS pixels on the canvas. */
  readonly canvas: Point;
  readonly kind: 'mouse' | 'touch' | 'pen';
  readonly button: number;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** A drag, from press to release. */
export interface Grip {
  move(at: PointerAt): void;
  drop(at: PointerAt): void;
  cancel(): void;
}

export interface Tool {
  readonly id: string;
  /** Tools with a higher rank are asked first and painted last. */
  readonly rank: number;
  /** Called when the pointer is pressed; a grip receives the drag. */
  take(at: PointerAt): Grip | null;
  /** The cursor under a hovering pointer; null if the tool has nothing there. */
  hover?(at: PointerAt): string | null;
  leave?(): void;
  /** Called when the plan is tapped where no tool has anything. */
  tap?(): void;
  /** Paints on the walls, below lengths and the start, in CSS pixels. A change of a signal read here repaints. */
  ground?(canvas: CanvasRenderingContext2D, view: View): void;
  /** Paints over the plan. */
  paint?(canvas: CanvasRenderingContext2D, view: View): void;
  /** Handles a key while the plan has the focus; returns whether it was used. */
  key?(event: KeyboardEvent): boolean;
  /** Elements over the canvas, for keyboards and screen readers. */
  readonly Overlay?: ComponentType;
}

export const toolbox = signal<readonly Tool[]>([]);

/** Adds a tool; returns a function that removes it. */
export function addTool(tool: Tool): () => void {
  toolbox.value = [...toolbox.value, tool].sort((a, b) => b.rank - a.rank);
  return () => {
    toolbox.value = toolbox.value.filter((other) => other !== tool);
  };
}
