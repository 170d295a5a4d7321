// What the drawing of a room knows of a picture behind it, whether or not its code is loaded.

import { signal } from '@preact/signals';
import { tracing } from '../../plans/tracing.ts';
import type { Canvas } from '../../stage/painting/scene.ts';
import type { CornerCm } from '../../state/draft.ts';
import type { View } from '../../state/view.ts';
import { cornersAt } from './placement.ts';

/** Paints the picture behind the grid; null while there is none. */
export const paintBehind = signal<((canvas: Canvas, view: View) => void) | null>(null);

/** The ends of the known length, which drawn corners snap to. */
export function knownCorners(): readonly CornerCm[] {
  const { value: now } = tracing;
  return now?.isShown ? cornersAt(now.placement, now.ends) : [];
}
