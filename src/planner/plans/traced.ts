// The picture of a room that is drawn over, as it is kept with a plan.

import type { Point } from '../../engine/index.ts';
import type { Size } from '../state/view.ts';

/** Where the picture lies on the plan: its pixel `u`, `v` is at `a·u − b·v + x`, `b·u + a·v + y`, cm. */
export interface Placement {
  readonly a: number;
  readonly b: number;
  readonly x: number;
  readonly y: number;
}

export type Ends = readonly [from: Point, to: Point];

/** What the line between the ends is straightened to. */
export const LIES = ['free', 'level', 'upright'] as const;
export type Lie = (typeof LIES)[number];

export interface Tracing extends Size {
  /** A JPEG image as a data address, of this size in px. */
  readonly picture: string;
  /** The ends of a length that somebody knows, px of the picture. */
  readonly ends: Ends;
  /** That length; null until it is typed. */
  readonly lengthCm: number | null;
  readonly lie: Lie;
  readonly placement: Placement;
  /** From 0 to 1. */
  readonly opacity: number;
  readonly isShown: boolean;
}
