// What stored projects are, plans or jobs: what opening them costs, and the surfaces of a job as plans of their own.

import { type AcceptedSurface, isJobText, type Mistake, projectText, type ViewOptions } from '../wire/index.ts';
import { answerCostMs, jobCostMs, pageCostMs, previewCostMs } from './cost.ts';
import { jobWith, notOfJobs, readJobProject, surfaceFigures } from './job/stored.ts';
import { projectTask, readStored, type StoredProject } from './project.ts';
import { surfaceNumberOf } from './surface-ids.ts';

/** Whether a stored project is a job. */
export function isStoredJob({ project }: StoredProject): boolean {
  return isJobText(project);
}

/** What is wrong with the options for an answer to a project. */
export function mistakesOfView(stored: StoredProject, options: ViewOptions): readonly Mistake[] {
  return isStoredJob(stored) ? notOfJobs(options) : [];
}

/** The cost of the answer to a project. */
export function projectCostMs(stored: StoredProject, options: ViewOptions, publicUrl: string): number {
  if (isStoredJob(stored)) return jobCostMs(jobWith(stored, options));
  return answerCostMs(projectTask(stored, options, publicUrl).read);
}

/** The cost of the page of a project. */
export function projectPageCostMs(stored: StoredProject): number {
  return isStoredJob(stored) ? jobCostMs(readJobProject(stored)) : pageCostMs(readStored(stored));
}

/** The cost of the preview of a project. */
export function projectPreviewCostMs(stored: StoredProject): number {
  if (!isStoredJob(stored)) return previewCostMs(readStored(stored));
  const job = readJobProject(stored);
  return job.surfaces.reduce((ms, { read }) => ms + previewCostMs(read), jobCostMs(job));
}

function surfacesOf(stored: StoredProject): readonly AcceptedSurface[] {
  if (isStoredJob(stored)) return readJobProject(stored).surfaces;
  readStored(stored);
  return [];
}

/**
 * What an id shows of the project that is stored: all of it, or a surface as a plan; undefined if there is no such surface.
 * Throws an UnreadableProject if nobody knows what surfaces it has.
 */
export function shownProject(id: string, stored: StoredProject): StoredProject | undefined {
  const number = surfaceNumberOf(id);
  if (number === 0) return stored;
  const surface = surfacesOf(stored)[number - 1];
  if (surface === undefined) return undefined;
  const project = projectText(surface.read);
  const { figures } = stored;
  return { id, project, ...(figures !== undefined && { figures: surfaceFigures(figures, number - 1) }) };
}
