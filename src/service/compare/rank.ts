// Ranks variants of a plan or of a job by the order of starts, and says what decided each rank.

import {
  byOrder,
  type Criterion,
  decisiveCriterion,
  type Look,
  type Standing,
  standingsOf,
} from '../../engine/comparison.ts';
import {
  formatArea,
  formatCount,
  formatLength,
  formatNumber,
  type Lang,
  type Notation,
  type Spoken,
  say,
  sayOf,
  type WordKey,
} from '../../words/index.ts';

/** What a variant is ranked by. */
export interface Weight {
  readonly look: Look;
  /** Tiles to buy, with offcuts reused if they are bought that way. */
  readonly tilesToBuy: number;
  readonly largestTileMm2: number;
  /** Undefined if the tiles differ in size: their number then says little. */
  readonly tileAreaMm2: number | undefined;
}

/** The rank of each variant, 1 is best, and the figure that decided it. */
export function ranksOf(
  weights: readonly Weight[],
  spoken: Spoken & Notation,
): { readonly rank: number; readonly reason: string }[] {
  const standings = standingsOf(
    weights.map(({ look }) => look),
    Math.max(...weights.map(({ largestTileMm2 }) => largestTileMm2)),
  );
  const order = weights.map((_, index) => index).sort((a, b) => byOrder(standings[a], standings[b]));
  return weights.map((_, index) => {
    const place = order.indexOf(index);
    return { rank: place + 1, reason: reasonFor({ weights, standings, order }, place, spoken) };
  });
}

/** What variants are ranked by, and whether their joints, in mm, make them hard to compare. */
export function notesOn(joints: readonly (readonly number[])[], lang: Lang): string[] {
  const sorted = joints.map((list) => [...new Set(list)].sort((a, b) => a - b));
  const differ = new Set(sorted.map((list) => list.join())).size > 1;
  const all = [...new Set(sorted.flat())].sort((a, b) => a - b);
  const list = all.map((mm) => formatNumber(lang, mm)).join(' / ');
  return [say(lang, 'compare.by'), ...(differ ? [say(lang, 'compare.joints', { joints: list })] : [])];
}

interface Ranking {
  readonly weights: readonly Weight[];
  readonly standings: readonly Standing[];
  /** Indices of the variants, the best first. */
  readonly order: readonly number[];
}

function reasonFor({ weights, standings, order }: Ranking, place: number, spoken: Spoken & Notation): string {
  const { lang } = spoken;
  if (order.length === 1) return say(lang, 'compare.only');
  const other = place === 0 ? 1 : place - 1;
  const [mine, theirs] = [weights[order[place]], weights[order[other]]];
  const criterion = decisiveCriterion(standings[order[place]], standings[order[other]]);
  const rank = other + 1;
  if (criterion === undefined) return say(lang, 'compare.equal', { rank });
  const { label, figure } = shownAs(criterion, [mine, theirs], spoken);
  const what = label === 'compare.opposite' ? sayOf(spoken, label) : say(lang, label);
  return say(lang, 'compare.reason', { what, mine: figure(mine), rank, theirs: figure(theirs) });
}

interface Shown {
  readonly label: WordKey;
  readonly figure: (weight: Weight) => string;
}

const MM2_IN_M2 = 1e6;

/** How a criterion is written for two variants that it decides between. */
function shownAs(criterion: Criterion, pair: readonly Weight[], notation: Notation): Shown {
  const { lang } = notation;
  const counts = (figure: (look: Look) => number) => (weight: Weight) => formatCount(lang, figure(weight.look));
  const metres = (figure: (look: Look) => number) => (weight: Weight) =>
    formatLength(notation, figure(weight.look), 'm', 2);
  const tilesToBuy: Shown = { label: 'ui.tilesToBuy', figure: ({ tilesToBuy }) => formatCount(lang, tilesToBuy) };
  switch (criterion) {
    case 'unlayable':
      // A floor that is only joint comes after all others.
      return pair.some(({ tilesToBuy }) => tilesToBuy === 0)
        ? tilesToBuy
        : { label: 'compare.unlayable', figure: counts(({ unlayable }) => unlayable) };
    case 'thirds':
      return { label: 'compare.thirds', figure: metres(({ thirds }) => thirds) };
    case 'rows':
      return { label: 'compare.rows', figure: metres(({ rows }) => rows) };
    case 'doors':
      return { label: 'compare.doors', figure: ({ look }) => formatNumber(lang, look.doors, 1) };
    case 'opposite':
      return { label: 'compare.opposite', figure: metres(({ opposite }) => opposite) };
    case 'small':
      return { label: 'compare.small', figure: counts(({ small }) => small) };
    case 'cut':
      return { label: 'ui.cutTiles', figure: counts(({ cut }) => cut) };
    case 'imbalance':
      return { label: 'compare.opposite', figure: metres(({ imbalance }) => imbalance) };
    case 'dear':
    case 'bought':
    case 'away':
      return pair[0].tileAreaMm2 !== undefined && pair[0].tileAreaMm2 === pair[1].tileAreaMm2
        ? tilesToBuy
        : {
            label: 'ui.purchasedArea',
            figure: ({ look }) => formatArea(notation, look.bought / MM2_IN_M2, 4),
          };
  }
}
