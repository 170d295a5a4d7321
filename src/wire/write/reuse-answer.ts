// Kinds of tile and the reuse of offcuts in an answer: counts by kind, and the tiles of the plan that share one tile.

import { type Plan, type TilePlace, tilePlaceOf } from '../../engine/index.ts';
import { kindsOf, numberTiles, type Reuse, type SharedTile } from '../../engine/offcuts.ts';
import { type Lang, label } from '../../words/index.ts';
import type { KindAnswer, ReuseAnswer, ReuseFigures } from './answer.ts';
import { rounded } from './rounding.ts';

/** Returns the figures of kinds and reuse, with names in the language. */
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

/** The tiles that are laid in several places, each as the sorted numbers of those places. */
function sharedTilesOf({ layout, parameters }: Plan, groups: readonly SharedTile[]): number[][] {
  const shared = groups.filter(({ pieces }) => pieces.some(({ cut }) => cut !== pieces[0].cut));
  const places: TilePlace[] = [];
  for (const { pieces } of shared) for (const { cut } of pieces) places.push(tilePlaceOf(layout.cuts, cut));
  const { numbers } = numberTiles(layout, Number(parameters.rotation), places);
  let end = 0;
  const lists = shared.map(({ pieces }) => {
    const begin = end;
    end += pieces.length;
    return sortedOnce(numbers, begin, end);
  });
  return lists.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** Some of the numbers, sorted, each once. There are few, and mostly sorted, so calling `sort` would take longer. */
function sortedOnce(numbers: Int32Array, begin: number, end: number): number[] {
  const sorted: number[] = [];
  for (let i = begin; i < end; i++) {
    let at = sorted.length;
    while (at > 0 && sorted[at - 1] > numbers[i]) at--;
    if (at > 0 && sorted[at - 1] === numbers[i]) continue;
    if (at === sorted.length) sorted.push(numbers[i]);
    else sorted.splice(at, 0, numbers[i]);
  }
  return sorted;
}
