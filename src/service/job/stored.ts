// A stored job: the project of a planned one, and the job of a project, with other options of its answer.

import {
  type AcceptedJob,
  earlierFiguresOf,
  FIELDS,
  type FieldName,
  figuresOf,
  jobProjectOf,
  keptFigures,
  type Mistake,
  mistake,
  type PlannedProject,
  readStoredJob,
  recountOf,
  type ViewOptions,
} from '../../wire/index.ts';
import { type StoredProject, UnreadableProject } from '../project.ts';
import type { PlannedSurface } from './materials.ts';
import type { PlannedJob } from './plan-job.ts';
import type { JobTask } from './task.ts';

/** The project of a job, with the starts that were found, and with the figures of each surface. */
export function jobToStore({ read, surfaces }: PlannedJob): PlannedProject {
  const settled = surfaces.map(({ surface, planned }) => ({
    ...surface,
    read: { ...planned.read, options: surface.read.options },
  }));
  const figures = surfaces.map(({ planned: { plan }, surface }) => keptFigures(figuresOf(plan, surface.read.options)));
  return { ...jobProjectOf({ ...read, surfaces: settled }), figures: `[${figures.join()}]` };
}

/** The figures that a surface showed, of those that are stored with its job; null if none are. */
export function surfaceFigures(figures: string | null, index: number): string | null {
  return figures === null ? null : JSON.stringify(JSON.parse(figures)[index]);
}

/** Compares the surfaces of a stored job with what they showed. */
export function recountedSurfaces(
  surfaces: readonly PlannedSurface[],
  figures: string | null | undefined,
): readonly PlannedSurface[] {
  if (figures === undefined) return surfaces;
  return surfaces.map((one) => {
    const { plan, read } = one.planned;
    const now = figuresOf(plan, read.options);
    const recount = recountOf(surfaceFigures(figures, one.index), now, earlierFiguresOf(plan, read.options));
    return { ...one, planned: { ...one.planned, recount } };
  });
}

/** Reads a stored job. Throws an UnreadableProject if it is refused. */
export function readJobProject({ id, project }: StoredProject): AcceptedJob {
  const read = readStoredJob(project);
  if (!read.ok) throw new UnreadableProject(id, read.mistakes[0]?.message);
  return read;
}

/** A stored job whose answer has these options. */
export function jobWith(stored: StoredProject, options: ViewOptions): AcceptedJob {
  const read = readJobProject(stored);
  const { name: _, ...ofSurfaces } = options;
  const surfaces = read.surfaces.map((surface) => ({
    ...surface,
    read: { ...surface.read, options: { ...surface.read.options, ...ofSurfaces } },
  }));
  return { ...read, name: options.name ?? read.name, options: { ...read.options, ...options }, surfaces };
}

/** The task that answers a stored job with these options. */
export function storedJobTask(stored: StoredProject, options: ViewOptions, publicUrl: string): JobTask {
  return {
    read: jobWith(stored, options),
    publicUrl,
    id: stored.id,
    ...(stored.figures !== undefined && { figures: stored.figures }),
  };
}

/** Options that plans have and jobs do not. */
export function notOfJobs(options: ViewOptions): Mistake[] {
  const refused = (Object.keys(options) as (FieldName & keyof ViewOptions)[]).filter(
    (name) => FIELDS[name].inJob !== 'beside' && name !== 'name',
  );
  return refused.map((name) => {
    const message = `A stored job has no ${name}; leave it out, or add a dot and the number of a surface to the id, such as .1 for the first.`;
    return mistake({ code: 'job-field', param: name, received: String(options[name]), message });
  });
}
