// The writers of all formats, and the previews of links. An entry of its own, because the libraries are large.

import { drawDxf, drawJobDxf } from '../drawing/dxf.ts';
import type { Format } from '../wire/index.ts';
import { CUT_LIST_WRITERS } from './cut-list-files.ts';
import { drawingOptionsOf } from './draw.ts';
import { PAGE_WRITERS, type Writer } from './formats.ts';
import { JOB_CUT_LIST_WRITERS } from './job/cut-list-files.ts';
import { drawnSurfaces } from './job/draw.ts';
import { JOB_PAGE_WRITERS, type JobWriter } from './job/index.ts';
import { JOB_MODEL_WRITERS } from './job/model-files.ts';
import { drawJobPaper } from './job/paper.ts';
import { MODEL_WRITERS } from './model-files.ts';
import { drawPaper } from './paper.ts';
import { drawJobPicture, drawPicture } from './picture.ts';

export { projectPreview } from './preview.ts';

export const ALL_WRITERS: Readonly<Record<Format, Writer>> = {
  ...PAGE_WRITERS,
  ...CUT_LIST_WRITERS,
  ...MODEL_WRITERS,
  dxf: ({ plan, read, ...bought }, { measure }) =>
    measure('draw', () => drawDxf(plan, drawingOptionsOf(read, null, bought))),
  png: (planned, { publicUrl, longestSidePx, measure }) =>
    measure('draw', () => drawPicture(planned, publicUrl, longestSidePx)),
  pdf: (planned, { publicUrl, measure }) => measure('draw', () => drawPaper(planned, publicUrl)),
};

export const ALL_JOB_WRITERS: Readonly<Record<Format, JobWriter>> = {
  ...JOB_PAGE_WRITERS,
  ...JOB_CUT_LIST_WRITERS,
  ...JOB_MODEL_WRITERS,
  dxf: (job, { measure }) =>
    measure('draw', () => drawJobDxf(drawnSurfaces(job).map(({ plan, options }) => ({ plan, notation: options })))),
  png: (job, { publicUrl, measure }) => measure('draw', () => drawJobPicture(job, publicUrl)),
  pdf: (job, { publicUrl, id, measure }) => measure('draw', () => drawJobPaper(job, { publicUrl, id })),
};
