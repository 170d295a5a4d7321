// What an answer says of kinds of tile and of the reuse of offcuts: counts by kind, and which tiles of the plan are cut from
// one.

import type { Plan } from '../engine/index.ts';
import { kindsOf, numberInSteps, placeOf, type Reuse, type SharedTile } from '../engine/offcuts.ts';
import { type Lang, label } from '../words/index.ts';
import type { KindAnswer, MoreFigures, ReuseAnswer } from './answer.ts';
import { rounded } from './rounding.ts';

/** The figures of a plan and of the reuse of its offcuts, names in the language; in steps, since tiles are told by number. */
export function* reuseFigures(plan: Plan, reuse: Reuse, lang: Lang): Generator<void, MoreFigures> {
  const kinds = kindAnswers(plan, reuse, lang);
  return { ...(kinds.length > 0 && { kinds }), reuse: yield* reuseAnswer(plan, reuse) };
}

function kindAnswers(plan: Plan, { groups }: Reuse, lang: Lang): KindAnswer[] {
  return kindsOf(plan, groups).map(({ kind, ...figures }) => ({
    kind,
    name: label(lang, `${plan.pattern.kindLabels}.${kind}`),
    ...figures,
  }));
}

function* reuseAnswer(
  plan: Plan,
  { tilesWithReuse, wastePercentWithReuse, groups }: Reuse,
): Generator<void, ReuseAnswer> {
  return {
    tilesWithReuse,
    wastePercentWithReuse: rounded(wastePercentWithReuse, 2),
    sharedTiles: yield* sharedTilesOf(plan, groups),
  };
}

/** The tiles that are laid in several places, each by the numbers of those, in rising order. */
function* sharedTilesOf({ layout, parameters }: Plan, groups: readonly SharedTile[]): Generator<void, number[][]> {
  const shared = groups.filter(({ pieces }) => pieces.some(({ cut }) => cut !== pieces[0].cut));
  // Numbering takes longer than planning: nobody waits for numbers that are not told.
  if (shared.length === 0) return [];
  const numbering = yield* numberInSteps(layout, Number(parameters.rotation));
  const numberOf = (cut: number) => numbering.numberOf(placeOf(layout.cuts, cut));
  return shared
    .map(({ pieces }) => [...new Set(pieces.map(({ cut }) => numberOf(cut)))].sort((a, b) => a - b))
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
