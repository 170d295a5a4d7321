// The writers of all formats, and the previews of links. An entry of its own, because the libraries are large.

import { drawDxf } from '../drawing/dxf.ts';
import type { Format } from '../wire/index.ts';
import { CUT_LIST_WRITERS } from './cut-list-files.ts';
import { drawingOptionsOf } from './draw.ts';
import { PAGE_WRITERS, type Writer } from './formats.ts';
import { JOB_CUT_LIST_WRITERS } from './job/cut-list-files.ts';
import type { JobWriters } from './job/index.ts';
import { drawJobPaper } from './job/paper.ts';
import { drawPaper } from './paper.ts';
import { drawPicture } from './picture.ts';

export { projectPreview } from './preview.ts';

export const ALL_WRITERS: Readonly<Record<Format, Writer>> = {
  ...PAGE_WRITERS,
  ...CUT_LIST_WRITERS,
  dxf: ({ plan, read, ...bought }, { measure }) =>
    measure('draw', () => drawDxf(plan, drawingOptionsOf(read, null, bought))),
  png: (planned, { publicUrl, longestSidePx, measure }) =>
    measure('draw', () => drawPicture(planned, publicUrl, longestSidePx)),
  pdf: (planned, { publicUrl, measure }) => measure('draw', () => drawPaper(planned, publicUrl)),
};

export const ALL_JOB_WRITERS: JobWriters = {
  ...JOB_CUT_LIST_WRITERS,
  pdf: (job, { publicUrl, measure }) => measure('draw', () => drawJobPaper(job, publicUrl)),
};
