// Compares variants of a job like those of a plan: what is compared is the sum of its surfaces, and all that is bought.

import { type Look, lookOf } from '../../engine/comparison.ts';
import { isUniform } from '../../engine/index.ts';
import { kindAreasOf } from '../../engine/offcuts.ts';
import {
  type AcceptedJobComparison,
  type AcceptedJobVariant,
  type JobCompareAnswer,
  type Mistake,
  mistakeInJobComparison,
  withoutRepetition,
} from '../../wire/index.ts';
import { jobAnswer } from '../job/answer.ts';
import { type PlannedJob, type PooledMaterial, planJob, refusalOfJob } from '../job/plan-job.ts';
import type { PlanTools } from '../plan.ts';
import { notesOn, ranksOf, type Weight } from './rank.ts';

export interface JobVariantTask {
  readonly variant: AcceptedJobVariant;
  /** Its place in the list of variants, from 0. */
  readonly index: number;
  readonly publicUrl: string;
}

/** The figures of a variant, as in the answer to its job. */
type JobFigures = Omit<JobCompareAnswer['results'][number], 'variant' | 'rank' | 'reason'>;

export type JobWeighOutcome =
  | (Weight & { readonly ok: true; readonly figures: JobFigures })
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

export type JobCompareOutcome =
  | { readonly ok: true; readonly answer: JobCompareAnswer }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

/** The tasks of a comparison of jobs, one for each variant. */
export function jobVariantTasks({ variants }: AcceptedJobComparison, publicUrl: string): JobVariantTask[] {
  return variants.map((variant, index) => ({ variant, index, publicUrl }));
}

/** Plans and compares all variants in the calling thread. */
export function compareJobs(read: AcceptedJobComparison, publicUrl: string, tools: PlanTools = {}): JobCompareOutcome {
  return rankJobs(
    read,
    jobVariantTasks(read, publicUrl).map((task) => weighJob(task, tools)),
  );
}

/** Plans a variant, or returns its mistakes. Throws only for internal errors. */
export function weighJob({ variant, index, publicUrl }: JobVariantTask, tools: PlanTools = {}): JobWeighOutcome {
  try {
    const job = planJob(variant.job, tools);
    const { name: _, summary: __, svg: ___, request: ____, plannerUrl: _____, ...figures } = jobAnswer(job, publicUrl);
    return { ok: true, figures, ...weightOf(job) };
  } catch (error) {
    const { mistakes } = refusalOfJob(error);
    return { ok: false, mistakes: mistakes.map((found) => mistakeInJobComparison(index, variant, found)) };
  }
}

/** Ranks the outcomes of all tasks of a comparison, or returns their mistakes, each once. */
export function rankJobs(
  { variants, options: { lang, units } }: AcceptedJobComparison,
  outcomes: readonly JobWeighOutcome[],
): JobCompareOutcome {
  const mistakes = outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.mistakes));
  if (mistakes.length > 0) return { ok: false, mistakes: withoutRepetition(mistakes) };
  const weighed = outcomes.flatMap((outcome) => (outcome.ok ? [outcome] : []));
  const areWalls = variants[0].job.surfaces.every(({ read }) => read.request.room.kind === 'wall');
  const ranks = ranksOf(weighed, { lang, units, ...(areWalls && { kind: 'wall' }) });
  const results = weighed.map(({ figures }, index) => {
    const { variant } = variants[index];
    return { variant, ...ranks[index], ...figures };
  });
  const joints = weighed.map(({ figures }) => figures.surfaces.map(({ pattern }) => pattern.jointMm));
  return { ok: true, answer: { results, notes: notesOn(joints, lang) } };
}

function weightOf({ surfaces, materials }: PlannedJob): Weight {
  const plans = surfaces.map(({ planned }) => planned.plan);
  const bought = materials.map(boughtOf);
  const areas = new Set(plans.map(({ lattice }) => (isUniform(lattice) ? lattice.tileAreaMm2 : undefined)));
  const boughtMm2 = bought.reduce((sum, { areaMm2 }) => sum + areaMm2, 0);
  return {
    look: { ...sumOf(plans.map((plan) => lookOf(plan, 0))), bought: Math.round(boughtMm2) },
    tilesToBuy: bought.reduce((sum, { tiles }) => sum + tiles, 0),
    largestTileMm2: Math.max(...plans.flatMap(({ lattice }) => [...lattice.tileAreasMm2])),
    tileAreaMm2: areas.size === 1 ? [...areas][0] : undefined,
  };
}

/** The tiles of a material to buy, with offcuts reused if all its surfaces are bought that way. */
function boughtOf({ surfaces, answer }: PooledMaterial): { readonly tiles: number; readonly areaMm2: number } {
  const [{ planned }] = surfaces;
  const { lattice } = planned.plan;
  const withReuse = surfaces.every(({ surface }) => surface.read.options.buyWithReuse);
  const kindAreas = kindAreasOf(planned.plan);
  const areaOf = (kind: string | undefined) => (kind && kindAreas.get(kind)) || lattice.tileAreaMm2;
  return {
    tiles: withReuse ? answer.tilesWithReuse : answer.total,
    areaMm2: answer.kinds.reduce(
      (sum, { kind, total, tilesWithReuse }) => sum + (withReuse ? tilesWithReuse : total) * areaOf(kind),
      0,
    ),
  };
}

/** Lengths and counts of several surfaces together. */
function sumOf(looks: readonly Look[]): Look {
  const sum = (figure: keyof Look) => looks.reduce((total, look) => total + look[figure], 0);
  const names = Object.keys(looks[0]) as (keyof Look)[];
  return Object.fromEntries(names.map((name) => [name, sum(name)])) as unknown as Look;
}
