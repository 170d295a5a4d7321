// Compares variants of one plan: figures of each, its rank by the order of starts, and what decided it.

import { byStanding, type Criterion, decisiveCriterion } from '../../engine/comparison.ts';
import type { AcceptedComparison, AnswerOptions, Mistake } from '../../wire/index.ts';
import { formatArea, formatCount, formatLength, say, type WordKey } from '../../words/index.ts';
import type { PlanTools } from '../plan.ts';
import { type VariantFigures, type VariantTask, type Weighed, type WeighOutcome, weighVariant } from './weigh.ts';

export interface ComparedVariant extends VariantFigures {
  /** As it was sent. */
  readonly variant: Readonly<Record<string, unknown>>;
  /** 1 is best. Of equal variants the one that was sent first comes first. */
  readonly rank: number;
  /** What decided between it and the next better variant; for the best one, the next worse. */
  readonly reason: string;
}

export interface CompareAnswer {
  /** In the order sent. */
  readonly results: readonly ComparedVariant[];
}

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
  const order = weighed.map((_, index) => index).sort((a, b) => byStanding(weighed[a].standing, weighed[b].standing));
  const results = weighed.map(({ figures }, index) => {
    const place = order.indexOf(index);
    const { variant } = read.variants[index];
    const reason = reasonFor(weighed, order, place, read.options);
    return { variant, rank: place + 1, reason, ...figures };
  });
  return { ok: true, answer: { results } };
}

/** A mistake in what variants share is found by each of them; the first says enough. */
function withoutRepetition(mistakes: readonly Mistake[]): Mistake[] {
  const named = mistakes.map((mistake) => [`${mistake.code} ${mistake.param}`, mistake] as const);
  return [...new Map(named.toReversed()).values()].toReversed();
}

function reasonFor(
  weighed: readonly Weighed[],
  order: readonly number[],
  place: number,
  options: AnswerOptions,
): string {
  const { lang } = options;
  if (order.length === 1) return say(lang, 'compare.only');
  const other = place === 0 ? 1 : place - 1;
  const [mine, theirs] = [weighed[order[place]], weighed[order[other]]];
  const criterion = decisiveCriterion(mine.standing, theirs.standing);
  const rank = other + 1;
  if (criterion === undefined) return say(lang, 'compare.equal', { rank });
  const { label, figure } = shownAs(criterion, [mine, theirs], options);
  return say(lang, 'compare.reason', { what: say(lang, label), mine: figure(mine), rank, theirs: figure(theirs) });
}

interface Shown {
  readonly label: WordKey;
  readonly figure: (weighed: Weighed) => string;
}

const MM2_IN_M2 = 1e6;

/** How a criterion is written for two variants that it decides between. */
function shownAs(criterion: Criterion, pair: readonly Weighed[], { lang, units }: AnswerOptions): Shown {
  const count = (criterion: Criterion) => (weighed: Weighed) => formatCount(lang, weighed.standing[criterion]);
  const tilesToBuy: Shown = { label: 'ui.tilesToBuy', figure: (weighed) => formatCount(lang, weighed.tilesToBuy) };
  const length = (mm: number) => formatLength({ lang, units }, mm, 'mm', 1);
  switch (criterion) {
    case 'slivers':
      // A floor that is only joint comes after all others.
      return pair.some((weighed) => weighed.tilesToBuy === 0)
        ? tilesToBuy
        : { label: 'ui.slivers', figure: count('slivers') };
    case 'strips':
      return { label: 'compare.strips', figure: count('strips') };
    case 'bought':
      return pair[0].tileAreaMm2 !== undefined && pair[0].tileAreaMm2 === pair[1].tileAreaMm2
        ? tilesToBuy
        : {
            label: 'ui.purchasedArea',
            figure: ({ standing }) => formatArea({ lang, units }, standing.bought / MM2_IN_M2, 4),
          };
    case 'trims':
      return { label: 'compare.trims', figure: count('trims') };
    case 'cuts':
      return { label: 'ui.cutTiles', figure: count('cuts') };
    case 'narrowest':
      // Counted down in tenths of a millimetre.
      return { label: 'ui.narrowestCut', figure: ({ standing }) => length(-standing.narrowest / 10) };
    case 'overhang':
      return { label: 'compare.overhang', figure: ({ standing }) => length(standing.overhang) };
  }
}
