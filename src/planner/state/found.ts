// What the service found out about a plan, for as long as it holds: the best start, and which tiles share one. Colours
// change neither; going back to the plan that it was found for brings it back.

import { computed, signal } from '@preact/signals';
import type { MoreFigures, PlanAnswer, ReuseAnswer } from '../../wire/index.ts';
import { useDesk } from './context.ts';
import type { Draft } from './draft.ts';

/** The reuse of the offcuts of a plan, and its kinds where it has several. */
export interface Sharing extends Pick<MoreFigures, 'kinds'> {
  readonly reuse: ReuseAnswer;
  /** For the numbers of tiles that share one: which of those they share, from 1. */
  readonly pairs: ReadonlyMap<number, number>;
}

/** The best start of the room and the pattern, cm. */
export const bestStart = finding<PlanAnswer['pattern']['startCm']>({ start: undefined });
export const sharing = finding<Sharing>({});

/** Something found for a draft, whatever its colours and the fields `without` are. */
function finding<Value>(without: Partial<Record<keyof Draft, undefined>>) {
  const last = signal<{ readonly basis: string; readonly value: Value } | null>(null);
  const basisOf = (draft?: Draft) => JSON.stringify({ ...draft, color: undefined, gapColor: undefined, ...without });
  return {
    keep(draft: Draft, value: Value): void {
      last.value = { basis: basisOf(draft), value };
    },
    /** What holds for the plan at hand; null where nothing does. */
    now: computed(() => {
      const found = last.value;
      return found && found.basis === basisOf(useDesk().planned.value?.draft) ? found.value : null;
    }),
  };
}

/** The sharing that an answer of the service tells. */
export function sharingOf({ kinds, reuse }: MoreFigures): Sharing {
  if (!reuse) throw new Error('The service told nothing of offcuts.');
  return { kinds, reuse, pairs: new Map(reuse.sharedTiles.flatMap((tiles, i) => tiles.map((tile) => [tile, i + 1]))) };
}
