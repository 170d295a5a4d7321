// The site: whether the plan on the screen is being laid, and what of it is done. Both stay with the plan on this device.

import { computed, signal } from '@preact/signals';
import { forget, recall, remember } from '../state/memory.ts';
import type { Planned } from '../state/session.ts';
import { placeOf } from '../state/surfaces.ts';
import { useKeeper } from './keeper.ts';
import { floorKey, nothingDone, type Progress, progressOn, withProgress } from './progress.ts';

const MEMORY = 'site';

/** The id of the plan that is being laid. */
const laying = signal(recall(MEMORY));

/** Whether the plan on the screen is being laid. */
export const isOnSite = computed(() => laying.value !== null && laying.value === useKeeper().shown.value?.id);

export function goToSite(): void {
  const { shown } = useKeeper();
  if (shown.value === null) return;
  laying.value = shown.value.id;
  remember(MEMORY, shown.value.id);
}

export function leaveSite(): void {
  laying.value = null;
  forget(MEMORY);
}

/** Keys of floors; working one out takes a moment with many tiles. */
const keys = new WeakMap<Planned['laid'], string>();

function keyOf({ laid, draft }: Planned): string {
  const key = keys.get(laid) ?? floorKey(laid);
  keys.set(laid, key);
  // Two rooms of a job may be laid alike. The first one keeps the ticks that it had as the only one.
  return draft.job && placeOf(draft) > 0 ? `${key} ${draft.name}` : key;
}

/** What is done of a plan. */
export function progressNow(planned: Planned): Progress {
  return progressOn(keyOf(planned), useKeeper().shown.value?.progress);
}

/** Whether the plan has ticks, but of another floor than the one on the screen: its walls or its start were changed. */
export function isOutdated(planned: Planned): boolean {
  const { progress = [] } = useKeeper().shown.value ?? {};
  // The floors of a job's other rooms have ticks of their own.
  return !planned.draft.job && progress.length > 0 && !progress.some(({ floor }) => floor === keyOf(planned));
}

/** Begins to tick the floor on the screen, without the ticks of another one. */
export function beginAgain(planned: Planned): void {
  save([nothingDone(keyOf(planned))]);
}

/** Saves the ticks of a floor with the plan. */
export function keep(progress: Progress): void {
  save(withProgress(useKeeper().shown.value?.progress, progress));
}

function save(progress: readonly Progress[]): void {
  const keeper = useKeeper();
  const { value: shown } = keeper.shown;
  // A plan that nobody has changed has no address of its own yet.
  if (shown) void keeper.amend(shown, { progress, changed: shown.changed || Date.now() });
}
