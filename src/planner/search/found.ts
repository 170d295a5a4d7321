// Results of searches, for as long as they hold: the best start, and which pieces share a tile. They do not depend on
// colours. Undo back to the plan that they were found for shows them again.

import { computed, signal } from '@preact/signals';
import type { PlanAnswer, ReuseFigures } from '../../wire/index.ts';
import { useSession } from '../state/context.ts';
import type { Draft } from '../state/draft.ts';

/** The interface answers every plan with the reuse of its offcuts. */
export interface AnswerWithReuse extends PlanAnswer {
  readonly tiles: PlanAnswer['tiles'] & Required<Pick<ReuseFigures, 'reuse'>>;
}

/** A tile that several tiles of the plan are cut from. */
export interface SharedTile {
  /** From 1; marks the pieces that come from it. */
  readonly pair: number;
  /** The numbers of the tiles of the plan. */
  readonly tiles: readonly number[];
}

/** The reuse of the offcuts of a plan, and its kinds where it has several. */
export interface FoundReuse extends Required<Pick<ReuseFigures, 'reuse'>>, Pick<ReuseFigures, 'kinds'> {
  /** By the numbers of the tiles that share one. */
  readonly shared: ReadonlyMap<number, SharedTile>;
}

/** The best start of the room and the pattern, cm. */
export const bestStart = finding<PlanAnswer['pattern']['startCm']>({ start: undefined });
export const offcutReuse = finding<FoundReuse>({});

/** Something found for a draft, whatever its colours and the fields `without` are. */
function finding<Value>(without: Partial<Record<keyof Draft, undefined>>) {
  const last = signal<{ readonly basis: string; readonly value: Value } | null>(null);
  const basisOf = (draft?: Draft) => JSON.stringify({ ...draft, color: undefined, gapColor: undefined, ...without });
  return {
    keep(draft: Draft, value: Value): void {
      last.value = { basis: basisOf(draft), value };
    },
    /** The result for the current plan; null where there is none. */
    now: computed(() => {
      const found = last.value;
      return found && found.basis === basisOf(useSession().planned.value?.draft) ? found.value : null;
    }),
  };
}

/** The reuse in an answer, with an index of its shared tiles. */
export function reuseOf(found: Omit<FoundReuse, 'shared'>): FoundReuse {
  const entries = found.reuse.sharedTiles.flatMap((tiles, i) => {
    const shared = { pair: i + 1, tiles };
    return tiles.map((tile) => [tile, shared] as const);
  });
  return { ...found, shared: new Map(entries) };
}
