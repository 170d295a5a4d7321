// Results of searches while they are valid: the best start, and which pieces share a tile. They do not depend on
// colours or on data of the page alone. Undo back to the plan they were found for shows them again.

import { computed, signal } from '@preact/signals';
import { NONE_SHARED, type SharedTiles, sharedTilesOf } from '../../cutlist/index.ts';
import type { PlanAnswer, ReuseFigures } from '../../wire/index.ts';
import { useSession } from '../state/context.ts';
import { bodyOf, type Draft } from '../state/draft.ts';

/** The interface includes the reuse of offcuts in every answer. */
export interface AnswerWithReuse extends PlanAnswer {
  readonly tiles: PlanAnswer['tiles'] & Required<Pick<ReuseFigures, 'reuse'>>;
}

/** The reuse of the offcuts of a plan, and its kinds if it has several. */
export interface FoundReuse extends Required<Pick<ReuseFigures, 'reuse'>>, Pick<ReuseFigures, 'kinds'> {
  readonly shared: SharedTiles;
}

/** The best start of the room and the pattern, cm. */
export const bestStart = finding<PlanAnswer['pattern']['startCm']>({ start: undefined });
export const offcutReuse = finding<FoundReuse>({});
/** The figures before a start was applied, until the next change. */
export const figuresBefore = finding<PlanAnswer['tiles']>({});
/** How many tiles to buy when offcuts are reused, counted for every plan that rests. */
export const reuseFigures = finding<Omit<FoundReuse, 'shared'>>({});

/** True while the plan has the best start that was found: then nothing is left to try. */
export const isAtBestStart = finding<true>({});

/** A result for a draft; it does not depend on colours or on the fields `without`. */
function finding<Value>(without: Partial<Record<keyof Draft, undefined>>) {
  const last = signal<{ readonly basis: string; readonly value: Value } | null>(null);
  const basisOf = (draft: Draft = {}) =>
    JSON.stringify({ ...bodyOf(draft), color: undefined, colors: undefined, gapColor: undefined, ...without });
  return {
    keep(draft: Draft, value: Value): void {
      last.value = { basis: basisOf(draft), value };
    },
    /** The result for the current plan, or null. */
    now: computed(() => {
      const found = last.value;
      return found && found.basis === basisOf(useSession().planned.value?.draft) ? found.value : null;
    }),
  };
}

/** The reuse in an answer, with an index of its shared tiles. */
export function reuseOf(found: Omit<FoundReuse, 'shared'>): FoundReuse {
  return { ...found, shared: sharedTilesOf(found.reuse.sharedTiles) };
}

/** The tiles of the current plan that are cut from one, as far as they were searched for. */
export function sharedNow(): SharedTiles {
  return offcutReuse.now.value?.shared ?? NONE_SHARED;
}
