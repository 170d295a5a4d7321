// The use case of a job: plans it and writes its answer in the requested format.

import { type AcceptedJob, type Format, type JobAnswer, mistake, openingJson } from '../../wire/index.ts';
import type { AnswerOutcome } from '../answer.ts';
import { safeFileName } from '../file-names.ts';
import { FormatRefusal } from '../format-refusal.ts';
import { FORMATS } from '../formats.ts';
import { svgUrlOf } from '../links.ts';
import type { PlanTools } from '../plan.ts';
import { answerPlanned } from '../planned.ts';
import { unmeasured } from '../stages.ts';
import type { PlannedSurface } from './materials.ts';
import type { OrderFields } from './order.ts';
import { JobRefusal, type PlannedJob, type PooledMaterial, planJob } from './plan-job.ts';
import { jobToStore, recountedSurfaces } from './stored.ts';
import type { JobTask } from './task.ts';
import type { JobWriters } from './writers.ts';

export interface JobTools extends PlanTools {
  /** By default that of the figures alone. */
  readonly jobWriters?: JobWriters | undefined;
}

const FIGURES: JobWriters = { json: (job, { publicUrl }) => JSON.stringify(jobAnswer(job, publicUrl)) };

/** Plans a job and writes its answer, or returns its mistakes. Throws only for internal errors. */
export function answerJob({ read, figures, publicUrl }: JobTask, tools: JobTools = {}): AnswerOutcome {
  const { measure = unmeasured, jobWriters } = tools;
  const { format, link } = read.options;
  const write = { ...FIGURES, ...jobWriters }[format];
  try {
    if (write === undefined) throw notWritten(format);
    const job = planJob(read, tools);
    const planned = { ...job, surfaces: recountedSurfaces(job.surfaces, figures) };
    const content = write(planned, { publicUrl, measure });
    const project = FORMATS[format].hasLink && link ? jobToStore(planned) : null;
    return { ok: true, content, project, fileName: jobFileName(read) };
  } catch (error) {
    if (error instanceof JobRefusal) return { ok: false, mistakes: error.mistakes };
    if (error instanceof FormatRefusal) return { ok: false, mistakes: [error.mistake] };
    throw error;
  }
}

/** The name of the file of a job; null for an answer that is not saved as one. */
function jobFileName({ name, surfaces, options: { format } }: AcceptedJob): string | null {
  const { extension } = FORMATS[format];
  return extension === undefined ? null : safeFileName(name, extension, `tilewright-${surfaces.length}-surfaces`);
}

function notWritten(format: Format): FormatRefusal {
  const message = `A job has no ${format}; send format=json, or a surface alone to /api/plan.`;
  return new FormatRefusal(mistake({ code: 'job-format', param: 'format', received: format, message }));
}

/** The answer to a job without a link, which comes last because it is known only after the job is stored. */
export function jobAnswer({ read, surfaces, materials, order }: PlannedJob, publicUrl: string): JobAnswer {
  return {
    ...(read.name && { name: read.name }),
    surfaces: surfaces.map((surface) => surfaceAnswer(surface, orderFieldsOf(surface, materials), publicUrl)),
    materials: materials.map(({ answer }) => answer),
    ...(order && { order }),
    warnings: [],
    plannerUrl: null,
  };
}

/** The fields of the order of a surface's material; null if none is asked for. */
function orderFieldsOf({ index }: PlannedSurface, materials: readonly PooledMaterial[]): OrderFields | null {
  const own = materials.find(({ surfaces }) => surfaces.some((one) => one.index === index));
  return own?.bought?.fields ?? null;
}

/** What its own plan would answer, without what is bought. Its notes may be about the order. */
function surfaceAnswer(
  { surface: { name }, planned }: PlannedSurface,
  order: OrderFields | null,
  publicUrl: string,
): JobAnswer['surfaces'][number] {
  const { read } = planned;
  const svgUrl = svgUrlOf(publicUrl, read);
  const ordered = { ...read, options: { ...read.options, order } };
  const answer = answerPlanned({ ...planned, read: ordered }, { svgUrl, plannerUrl: null });
  const { surface, pattern, tiles, rooms, warnings, notes, quantities, settingOut } = answer;
  const { kind = 'floor', openings = [] } = planned.plan.room;
  return {
    ...{ name, kind, surface, pattern, tiles },
    ...(openings.length > 0 && { openings: openings.map(openingJson) }),
    ...(rooms && { rooms }),
    ...{ warnings, notes },
    ...(quantities && { quantities }),
    ...(settingOut && { settingOut }),
    svgUrl,
  };
}
