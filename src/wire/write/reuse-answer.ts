// Kinds of tile and the reuse of offcuts in an answer: counts by kind, and the tiles of the plan that share one tile.

import { type Plan, tilePlaceOf } from '../../engine/index.ts';
import { cutsOf, kindsOf, numberTiles, type Reuse, type SharedTile } from '../../engine/offcuts.ts';
import type { Lang } from '../../words/index.ts';
import type { KindAnswer, ReuseAnswer, ReuseFigures } from '../answers/plan.ts';
import { rounded } from '../values/rounding.ts';
import { kindName } from './kind-lines.ts';

/** Returns the figures of kinds and reuse, with names in the language. */
export function reuseFigures(plan: Plan, reuse: Reuse, lang: Lang): ReuseFigures {
  const kinds = kindAnswers(plan, reuse, lang);
  return { ...(kinds.length > 0 && { kinds }), reuse: reuseAnswer(plan, reuse) };
}

function kindAnswers(plan: Plan, { groups }: Reuse, lang: Lang): KindAnswer[] {
  return kindsOf(plan, groups).map(({ kind, width, height, total, whole, cut, wastePercent, tilesWithReuse }) => ({
    kind,
    name: kindName(plan.pattern, kind, lang),
    sizeMm: { width: rounded(width, 2), height: rounded(height, 2) },
    total,
    whole,
    cut,
    wastePercent: rounded(wastePercent, 2),
    tilesWithReuse,
  }));
}

function reuseAnswer(plan: Plan, { tilesWithReuse, atLeast, wastePercentWithReuse, groups }: Reuse): ReuseAnswer {
  return {
    tilesWithReuse,
    atLeast,
    wastePercentWithReuse: rounded(wastePercentWithReuse, 2),
    sharedTiles: sharedTilesOf(plan, groups),
  };
}

/** The tiles that are bought for several tiles of the plan, each as the sorted numbers of those. */
function sharedTilesOf({ layout, parameters }: Plan, groups: readonly SharedTile[]): number[][] {
  const shared = groups.map(cutsOf).filter((cuts) => cuts.length > 1);
  const places = shared.flatMap((cuts) => cuts.map((cut) => tilePlaceOf(layout.cuts, cut)));
  const { numbers } = numberTiles(layout, Number(parameters.rotation), places);
  let end = 0;
  const lists = shared.map((cuts) => {
    const begin = end;
    end += cuts.length;
    return [...numbers.subarray(begin, end).sort()];
  });
  return lists.sort((a, b) => a[0] - b[0]);
}
