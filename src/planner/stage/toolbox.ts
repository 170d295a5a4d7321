// Ways of using the pointer on the plan. Parts of the planner bring their tools; the stage asks them in turn.

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

/** A hold on the pointer, from pressing it until it is let go. */
export interface Grip {
  move(at: PointerAt): void;
  drop(at: PointerAt): void;
  cancel(): void;
}

export interface Tool {
  readonly id: string;
  /** Tools with a higher rank are asked first and painted last. */
  readonly rank: number;
  /** Asked when the pointer is pressed; a grip keeps it until it is let go. */
  take(at: PointerAt): Grip | null;
  /** The cursor to show while the pointer passes; null where the tool has no business there. */
  hover?(at: PointerAt): string | null;
  leave?(): void;
  /** Paints over the plan, in CSS pixels. Signals read here bring about the next painting. */
  paint?(canvas: CanvasRenderingContext2D, view: View): void;
  /** A key pressed while the plan has the focus; whether it was used. */
  key?(event: KeyboardEvent): boolean;
  /** Elements that the stage lays over its canvas, for keyboards and screen readers. */
  readonly Overlay?: ComponentType;
}

export const toolbox = signal<readonly Tool[]>([]);

/** Adds a tool; the function that is returned takes it away again. */
export function addTool(tool: Tool): () => void {
  toolbox.value = [...toolbox.value, tool].sort((a, b) => b.rank - a.rank);
  return () => {
    toolbox.value = toolbox.value.filter((other) => other !== tool);
  };
}
