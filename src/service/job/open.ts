// Opens a stored job for its page, its frame and its preview: the plan of every surface, and what is bought.

import type { Plan } from '../../engine/index.ts';
import type { AnswerOptions, JobAnswer } from '../../wire/index.ts';
import type { Recount } from '../../words/index.ts';
import type { ProjectView, StoredProject } from '../project.ts';
import { jobAnswer } from './answer.ts';
import { type PlannedJob, planJob } from './plan-job.ts';
import { jobWith, recountedSurfaces } from './stored.ts';

export interface OpenedSurface {
  readonly name: string;
  /** What is laid, in the words of the shop; empty if it is not named. */
  readonly tile: string;
  readonly plan: Plan;
  readonly colors: Pick<AnswerOptions, 'color' | 'colors' | 'gapColor'>;
  readonly answer: JobAnswer['surfaces'][number];
  /** What was corrected since it was stored; null if nothing was. */
  readonly recount: Recount | null;
}

export interface OpenedJob {
  readonly surfaces: readonly OpenedSurface[];
  /** The materials, each with what people call it. */
  readonly materials: readonly (JobAnswer['materials'][number] & { readonly label: string })[];
  readonly order: JobAnswer['order'];
  /** Of all surfaces, m². */
  readonly areaM2: number;
  /** Tiles without reuse, and those that are bought if offcuts are reused. */
  readonly total: number;
  readonly whole: number;
  readonly cut: number;
  readonly tilesWithReuse: number;
}

/** Plans a stored job. Throws if it is refused, because only accepted jobs are stored. */
export function openJob(stored: StoredProject, { lang, units }: ProjectView, publicUrl: string): OpenedJob {
  // Pages have figures, and no advice that would have to be searched for.
  const planned = planJob(jobWith(stored, { lang, units, format: 'csv' }));
  const job: PlannedJob = { ...planned, surfaces: recountedSurfaces(planned.surfaces, stored.figures) };
  const { surfaces, order } = jobAnswer(job, publicUrl);
  const sumOf = (figure: (plan: Plan) => number) =>
    job.surfaces.reduce((sum, { planned: { plan } }) => sum + figure(plan), 0);
  return {
    surfaces: job.surfaces.map(({ surface: { name, tile }, planned: { plan, read, recount = null } }, index) => {
      const { color, colors, gapColor } = read.options;
      return { name, tile, plan, colors: { color, colors, gapColor }, answer: surfaces[index], recount };
    }),
    materials: job.materials.map(({ label, answer }) => ({ ...answer, label })),
    order,
    areaM2: sumOf(({ surface }) => surface.areaMm2) / 1e6,
    total: sumOf(({ tiles }) => tiles.total),
    whole: sumOf(({ tiles }) => tiles.whole),
    cut: sumOf(({ tiles }) => tiles.cut),
    tilesWithReuse: job.materials.reduce((sum, { answer }) => sum + answer.tilesWithReuse, 0),
  };
}
