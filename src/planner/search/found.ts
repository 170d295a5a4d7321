// Results of searches while they are valid: the best start, and which pieces share a tile. They do not depend on
// colours or on data of the page alone. Undo back to the plan they were found for shows them again.

import { computed, signal } from '@preact/signals';
import { NONE_SHARED, type SharedTiles } from '../../cutlist/index.ts';
import type { OrderWishes } from '../../order/index.ts';
import {
  type ChoiceAnswer,
  isCarriedOn,
  type OffcutsAnswer,
  type PlanAnswer,
  type ReuseFigures,
  type SkirtingAnswer,
} from '../../wire/index.ts';
import { useSession } from '../state/context.ts';
import { bodyOf, type Draft } from '../state/draft.ts';

/** The interface includes the reuse of offcuts in every answer. */
export interface AnswerWithReuse extends PlanAnswer {
  readonly tiles: PlanAnswer['tiles'] & Required<Pick<ReuseFigures, 'reuse'>>;
}

/** The reuse of the offcuts of a plan, and its kinds if it has several. */
export interface FoundReuse extends Required<Pick<ReuseFigures, 'reuse'>>, Pick<ReuseFigures, 'kinds'> {
  readonly shared: SharedTiles;
  readonly offcuts?: OffcutsAnswer | undefined;
}

/** The body that requests the plan of a draft from another start, compared by the count it is bought by. */
export function bodyFrom(start: 'best' | 'center'): (draft: Draft) => object {
  return (draft) => ({ ...bodyOf(draft), start, buyWithReuse: buysWithReuse(draft) });
}

/** Whether the tiles of a plan are bought by the count with offcuts reused: by default if boards are carried on. */
export function buysWithReuse({ page, pattern }: Draft): boolean {
  return (page?.order as OrderWishes | undefined)?.reuse ?? isCarriedOn(pattern);
}

/** The body that requests the starts to choose from; they do not depend on the draft's own. */
export function choicesBody(draft: Draft): object {
  const { start: _, ...room } = bodyOf(draft);
  return { ...room, choices: true, buyWithReuse: buysWithReuse(draft) };
}

/** The body that requests the reuse of offcuts, those worth keeping, and the skirting from them. */
export function offcutsBody(draft: Draft): object {
  const { skirtingHeight } = (draft.page?.order ?? {}) as { readonly skirtingHeight?: number };
  return { ...bodyOf(draft), offcuts: true, ...(skirtingHeight !== undefined && { skirtingHeight }) };
}

/** The starts to choose from that somebody asked for, with sentences in the language of the page. */
export const foundChoices = finding<readonly ChoiceAnswer[]>((draft) => ({
  ...choicesBody(draft),
  lang: useSession().lang.value,
}));
/** The best start of the room and the pattern that somebody asked for, cm. */
export const bestStart = finding<PlanAnswer['pattern']['startCm']>(bodyFrom('best'));
export const offcutReuse = finding<FoundReuse>();
/** The skirting that the offcuts give, for the height that was asked for, with a sentence in the language of the page. */
export const foundSkirting = finding<SkirtingAnswer>((draft) => ({
  ...offcutsBody(draft),
  lang: useSession().lang.value,
}));
/** The figures before a start was applied, until the next change. */
export const figuresBefore = finding<PlanAnswer['tiles']>();
/** How many tiles to buy when offcuts are reused, counted for every plan that rests. */
export const reuseFigures = finding<Pick<FoundReuse, 'reuse' | 'kinds'>>();

/** A result for all drafts that have the same body but for its colours. */
export function finding<Value>(body: (draft: Draft) => object = bodyOf) {
  const last = signal<{ readonly basis: string; readonly value: Value } | null>(null);
  const basisOf = (draft: Draft = {}) =>
    JSON.stringify({ ...body(draft), color: undefined, colors: undefined, gapColor: undefined });
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

/** The tiles of the current plan that are cut from one, as far as they were searched for. */
export function sharedNow(): SharedTiles {
  return offcutReuse.now.value?.shared ?? NONE_SHARED;
}
