// Draws the surfaces of a job, each with the options of its own drawing.

import type { DrawnSurface, JobDrawingOptions } from '../../drawing/index.ts';
import { drawingOptionsOf } from '../draw.ts';
import type { PlannedJob } from './plan-job.ts';

/** The surfaces as they are drawn; the title of each is its name. */
export function drawnSurfaces({ surfaces }: Pick<PlannedJob, 'surfaces'>): DrawnSurface[] {
  return surfaces.map(({ surface: { name }, planned: { plan, read, ...bought } }) => ({
    plan,
    options: { ...drawingOptionsOf(read, null, bought), title: name },
  }));
}

/** The options of the drawing of a job. */
export function jobDrawingOptions({ read }: Pick<PlannedJob, 'read'>, publicUrl: string): JobDrawingOptions {
  const { lang, units, width, credit, format } = read.options;
  // As for a plan: a file has the title that was asked for.
  const title = format === 'json' ? '' : read.name;
  return { lang, units, widthPx: width, title, credit: credit ? `${publicUrl}/` : null };
}
