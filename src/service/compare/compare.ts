// Compares variants of one plan: figures of each, its rank, and what decided it.

import { type AcceptedComparison, type CompareAnswer, type Mistake, withoutRepetition } from '../../wire/index.ts';
import type { PlanTools } from '../plan.ts';
import { comparisonSummary } from '../summary/index.ts';
import { notesOn, ranksOf } from './rank.ts';
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
  const { lang, units } = read.options;
  const ranks = ranksOf(weighed, { lang, units, kind: read.variants[0].read.request.room.kind });
  const results = weighed.map(({ figures }, index) => {
    const { variant } = read.variants[index];
    return { variant, ...ranks[index], ...figures };
  });
  const joints = weighed.map(({ figures }) => [figures.pattern.jointMm]);
  const best = results.findIndex(({ rank }) => rank === 1);
  const { reason } = results[best];
  const summary = comparisonSummary({ lang, units }, results.length, { ...weighed[best].texts, reason });
  return { ok: true, answer: { results, notes: notesOn(joints, lang), summary } };
}
