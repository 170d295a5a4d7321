// Compares variants of one plan: figures of each, its rank by the order of starts, and what decided it.

import {
  byOrder,
  type Criterion,
  decisiveCriterion,
  type Look,
  type Standing,
  standingsOf,
} from '../../engine/comparison.ts';
import {
  type AcceptedComparison,
  type AcceptedRequest,
  type AnswerOptions,
  type CompareAnswer,
  type Mistake,
  withoutRepetition,
} from '../../wire/index.ts';
import {
  formatArea,
  formatCount,
  formatLength,
  formatNumber,
  type Lang,
  say,
  sayOf,
  type WordKey,
} from '../../words/index.ts';
import type { PlanTools } from '../plan.ts';
import { type VariantTask, type Weighed, type WeighOutcome, weighVariant } from './weigh.ts';

export type CompareOutcome =
  | { readonly ok: true; readonly answer: CompareAnswer }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

/** The tasks of a comparison, one for each variant. */
export function variantTasks({ variants }: AcceptedComparison, publicUrl: string): VariantTask[] {
  return variants.map((variant, index) => ({ variant, index, publicUrl }));
}

/** Plans and compares all variants in the calling thread. */
export function compareVariants(read: AcceptedComparison, publicUrl: string, tools: PlanTools = {}): CompareOutcome {
  return rankVariants(
    read,
    variantTasks(read, publicUrl).map((task) => weighVariant(task, tools)),
  );
}

/** Ranks the outcomes of all tasks of a comparison, or returns their mistakes, each once. */
export function rankVariants(read: AcceptedComparison, outcomes: readonly WeighOutcome[]): CompareOutcome {
  const mistakes = outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.mistakes));
  if (mistakes.length > 0) return { ok: false, mistakes: withoutRepetition(mistakes) };
  const weighed = outcomes as readonly Weighed[];
  const standings = standingsOf(
    weighed.map(({ look }) => look),
    Math.max(...weighed.map(({ largestTileMm2 }) => largestTileMm2)),
  );
  const order = weighed.map((_, index) => index).sort((a, b) => byOrder(standings[a], standings[b]));
  const results = weighed.map(({ figures }, index) => {
    const place = order.indexOf(index);
    const { variant } = read.variants[index];
    const reason = reasonFor({ weighed, standings, order }, place, read.variants[index].read);
    return { variant, rank: place + 1, reason, ...figures };
  });
  return { ok: true, answer: { results, notes: notesOn(weighed, read.options.lang) } };
}

/** What variants are ranked by, and whether their joints make them hard to compare. */
function notesOn(weighed: readonly Weighed[], lang: Lang): string[] {
  const joints = [...new Set(weighed.map(({ figures }) => figures.pattern.jointMm))].sort((a, b) => a - b);
  const list = joints.map((mm) => formatNumber(lang, mm)).join(' / ');
  return [say(lang, 'compare.by'), ...(joints.length > 1 ? [say(lang, 'compare.joints', { joints: list })] : [])];
}

interface Ranking {
  readonly weighed: readonly Weighed[];
  readonly standings: readonly Standing[];
  /** Indices of the variants, the best first. */
  readonly order: readonly number[];
}

function reasonFor(
  { weighed, standings, order }: Ranking,
  place: number,
  { request, options }: AcceptedRequest,
): string {
  const { lang } = options;
  const spoken = { lang, kind: request.room.kind };
  if (order.length === 1) return say(lang, 'compare.only');
  const other = place === 0 ? 1 : place - 1;
  const [mine, theirs] = [weighed[order[place]], weighed[order[other]]];
  const criterion = decisiveCriterion(standings[order[place]], standings[order[other]]);
  const rank = other + 1;
  if (criterion === undefined) return say(lang, 'compare.equal', { rank });
  const { label, figure } = shownAs(criterion, [mine, theirs], options);
  const what = label === 'compare.opposite' ? sayOf(spoken, label) : say(lang, label);
  return say(lang, 'compare.reason', { what, mine: figure(mine), rank, theirs: figure(theirs) });
}

interface Shown {
  readonly label: WordKey;
  readonly figure: (weighed: Weighed) => string;
}

const MM2_IN_M2 = 1e6;

/** How a criterion is written for two variants that it decides between. */
function shownAs(criterion: Criterion, pair: readonly Weighed[], { lang, units }: AnswerOptions): Shown {
  const counts = (figure: (look: Look) => number) => (weighed: Weighed) => formatCount(lang, figure(weighed.look));
  const metres = (figure: (look: Look) => number) => (weighed: Weighed) =>
    formatLength({ lang, units }, figure(weighed.look), 'm', 2);
  const tilesToBuy: Shown = { label: 'ui.tilesToBuy', figure: (weighed) => formatCount(lang, weighed.tilesToBuy) };
  switch (criterion) {
    case 'unlayable':
      // A floor that is only joint comes after all others.
      return pair.some((weighed) => weighed.tilesToBuy === 0)
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
            figure: ({ look }) => formatArea({ lang, units }, look.bought / MM2_IN_M2, 4),
          };
  }
}
