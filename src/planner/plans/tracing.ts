// The picture that the rooms of the plan on the screen are drawn over. It stays with the plan on this device: it is not part of the draft, so neither
// links nor files nor undo have it.

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { useKeeper } from './keeper.ts';
import type { SavedPlan } from './saved-plan.ts';
import type { Tracing } from './traced.ts';

/** The picture of the plan on the screen. */
export const tracing = signal<Tracing | null>(null);

/** Whether its scale is still open: until then nothing is drawn over it. */
export const isScaleOpen = computed(() => tracing.value?.isShown === true && tracing.value.lengthCm === null);

/** Follows the plan on the screen; returns what stops it. */
export function followTracing(shown: ReadonlySignal<SavedPlan | null>): () => void {
  return effect(() => {
    tracing.value = shown.value?.tracing ?? null;
  });
}

/** Keeps a picture with the plan on the screen; null removes it. */
export function keepTracing(next: Tracing | null): void {
  const keeper = useKeeper();
  const { value: shown } = keeper.shown;
  // A plan that nobody has changed has no address of its own yet.
  if (shown) void keeper.amend(shown, { tracing: next ?? undefined, changed: shown.changed || Date.now() });
}

/** Moves the picture by cm, as the room that was drawn over it moves. */
export function moveTracing(dx: number, dy: number): void {
  const { value: now } = tracing;
  if (now === null) return;
  const { placement } = now;
  keepTracing({ ...now, placement: { ...placement, x: placement.x + dx, y: placement.y + dy } });
}
