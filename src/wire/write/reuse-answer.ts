// What an answer says of kinds of tile and of the reuse of offcuts: counts by kind, and which tiles of the plan are cut from
// one.

import type { Plan } from '../../engine/index.ts';
import { kindsOf, numberTiles, type Reuse, type SharedTile, tilePlaceOf } from '../../engine/offcuts.ts';
import { type Lang, label } from '../../words/index.ts';
import type { KindAnswer, ReuseAnswer, ReuseFigures } from './answer.ts';
import { rounded } from './rounding.ts';

/** The figures of a plan and of the reuse of its offcuts, names in the language. */
export function reuseFigures(plan: Plan, reuse: Reuse, lang: Lang): ReuseFigures {
  const kinds = kindAnswers(plan, reuse, lang);
  return { ...(kinds.length > 0 && { kinds }), reuse: reuseAnswer(plan, reuse) };
}

function kindAnswers(plan: Plan, { groups }: Reuse, lang: Lang): KindAnswer[] {
  return kindsOf(plan, groups).map(({ kind, ...figures }) => ({
    kind,
    name: label(lang, `${plan.pattern.kindLabels}.${kind}`),
    ...figures,
  }));
}

function reuseAnswer(plan: Plan, { tilesWithReuse, wastePercentWithReuse, groups }: Reuse): ReuseAnswer {
  return {
    tilesWithReuse,
    wastePercentWithReuse: rounded(wastePercentWithReuse, 2),
    sharedTiles: sharedTilesOf(plan, groups),
  };
}

/** The tiles that are laid in several places, each by the numbers of those, in rising order. */
function sharedTilesOf({ layout, parameters }: Plan, groups: readonly SharedTile[]): number[][] {
  const shared = groups.filter(({ pieces }) => pieces.some(({ cut }) => cut !== pieces[0].cut));
  // Numbering takes longer than planning: nobody waits for numbers that are not in the answer.
  if (shared.length === 0) return [];
  const numbering = numberTiles(layout, Number(parameters.rotation));
  const numberOf = (cut: number) => numbering.numberOf(tilePlaceOf(layout.cuts, cut));
  return shared
    .map(({ pieces }) => [...new Set(pieces.map(({ cut }) => numberOf(cut)))].sort((a, b) => a - b))
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
