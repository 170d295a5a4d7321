// The cut lists of a job for spreadsheets.

import { csvOfTable, cutListOf, type JobFacts, jobTable, laidTilesOf, type SurfaceCuts } from '../../cutlist/index.ts';
import { xlsxOfJob } from '../../cutlist/xlsx.ts';
import { answerPlanned } from '../planned.ts';
import type { PlannedJob } from './plan-job.ts';
import type { JobWriter } from './writers.ts';

export const JOB_CUT_LIST_WRITERS: Readonly<Record<'csv' | 'xlsx', JobWriter>> = {
  csv: (job, { measure }) =>
    measure('draw', () => csvOfTable(jobTable(cutsOf(job), sharedIn(job), job.read.options), job.read.options)),
  xlsx: (job, { measure, publicUrl }) =>
    measure('draw', () => xlsxOfJob(cutsOf(job), sharedIn(job), job.read.options, factsOf(job, `${publicUrl}/`))),
};

function cutsOf({ surfaces }: PlannedJob): SurfaceCuts[] {
  return surfaces.map(({ surface: { name }, planned: { plan } }) => ({
    name,
    list: cutListOf(laidTilesOf(plan), plan.pattern, plan.parameters),
  }));
}

function sharedIn({ materials }: PlannedJob) {
  return materials.flatMap(({ answer }) => answer.sharedTiles);
}

function factsOf({ read, surfaces, materials, order }: PlannedJob, address: string): JobFacts {
  return {
    name: read.name,
    surfaces: surfaces.map(({ surface: { name }, planned }) => ({
      name,
      pattern: planned.plan.pattern,
      kind: planned.plan.room.kind,
      figures: answerPlanned(planned, { svgUrl: null, plannerUrl: null }),
    })),
    materials: materials.map(({ label, answer }, i) => ({
      label,
      figures: answer,
      ...(order && { order: order.materials[i] }),
    })),
    order,
    address,
  };
}
