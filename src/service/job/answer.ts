// The use case of a job: plans it and writes its answer in the requested format.

import { drawJobSvg } from '../../drawing/index.ts';
import { type AcceptedJob, type Format, type JobAnswer, jobRequestBody, openingJson } from '../../wire/index.ts';
import type { AnswerOutcome } from '../answer.ts';
import { safeFileName } from '../file-names.ts';
import { FORMATS } from '../formats.ts';
import { svgUrlOf } from '../links.ts';
import type { PlanTools } from '../plan.ts';
import { answerPlanned } from '../planned.ts';
import { unmeasured } from '../stages.ts';
import { jobSummary } from '../summary/index.ts';
import { drawnSurfaces, jobDrawingOptions } from './draw.ts';
import type { PlannedSurface } from './materials.ts';
import type { OrderFields } from './order.ts';
import { type PlannedJob, type PooledMaterial, planJob, refusalOfJob } from './plan-job.ts';
import { jobToStore, recountedSurfaces } from './stored.ts';
import type { JobTask } from './task.ts';
import type { JobWriteOptions, JobWriter, JobWriters } from './writers.ts';

export interface JobTools extends PlanTools {
  /** By default those that need no library. */
  readonly jobWriters?: JobWriters | undefined;
}

/** The writers that need no library. */
export const JOB_PAGE_WRITERS: Readonly<Record<'json' | 'svg', JobWriter>> = { json: writeJson, svg: writeSvg };

function writeJson(job: PlannedJob, options: JobWriteOptions): string {
  const { inlineSvg } = job.read.options;
  const { plannerUrl, ...answer } = jobAnswer(job, options.publicUrl);
  const svg = inlineSvg && { svg: writeSvg(job, options) };
  // What is behind a link can be planned again.
  const request = options.id !== undefined && { request: jobRequestBody(job.read) };
  return JSON.stringify({ ...answer, ...svg, ...request, plannerUrl });
}

function writeSvg(job: PlannedJob, { publicUrl, measure }: JobWriteOptions): string {
  return measure('draw', () => drawJobSvg(drawnSurfaces(job), jobDrawingOptions(job, publicUrl)));
}

/** Plans a job and writes its answer, or returns its mistakes. Throws only for internal errors. */
export function answerJob({ read, figures, id, publicUrl }: JobTask, tools: JobTools = {}): AnswerOutcome {
  const { measure = unmeasured, jobWriters = JOB_PAGE_WRITERS } = tools;
  const { format, link } = read.options;
  const write = jobWriterIn(jobWriters, format);
  try {
    const job = planJob(read, tools);
    const planned = { ...job, surfaces: recountedSurfaces(job.surfaces, figures) };
    const content = write(planned, { publicUrl, id, measure });
    const project = FORMATS[format].hasLink && link ? jobToStore(planned) : null;
    return { ok: true, content, project, fileName: jobFileName(read) };
  } catch (error) {
    return refusalOfJob(error);
  }
}

/** The name of the file of a job; null for an answer that is not saved as one. */
function jobFileName({ name, surfaces, options: { format } }: AcceptedJob): string | null {
  const { extension } = FORMATS[format];
  return extension === undefined ? null : safeFileName(name, extension, `tilewright-${surfaces.length}-surfaces`);
}

/** Returns the writer of a format; it is a bug if it is not there. */
function jobWriterIn(writers: JobWriters, format: Format): JobWriter {
  const writer = writers[format];
  if (writer === undefined) throw new Error(`The format ${format} is not made here.`);
  return writer;
}

/** The answer to a job without a link, which comes last because it is known only after the job is stored. */
export function jobAnswer(job: PlannedJob, publicUrl: string): JobAnswer {
  const { read, surfaces, materials, order } = job;
  return {
    ...(read.name && { name: read.name }),
    surfaces: surfaces.map((surface) => surfaceAnswer(surface, orderFieldsOf(surface, materials), publicUrl)),
    materials: materials.map(({ answer }) => answer),
    ...(order && { order }),
    warnings: [],
    summary: jobSummary(job),
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
