// The writers of all formats, and the previews of links. An entry of its own, because the libraries are large.

import { csvOf, cutListOf, DEFAULT_ORDER, laidTilesOf, type SharedLists } from '../cutlist/index.ts';
import { xlsxOf } from '../cutlist/xlsx.ts';
import { drawDxf } from '../drawing/dxf.ts';
import type { Format } from '../wire/index.ts';
import { PAGE_WRITERS, type Writer } from './formats.ts';
import { drawPaper } from './paper.ts';
import { drawPicture } from './picture.ts';
import { answerPlanned, type Planned } from './planned.ts';

export { projectPreview } from './preview.ts';

export const ALL_WRITERS: Readonly<Record<Format, Writer>> = {
  ...PAGE_WRITERS,
  dxf: ({ plan, read: { options } }, { measure }) => measure('draw', () => drawDxf(plan, options)),
  png: (planned, { publicUrl, measure }) => measure('draw', () => drawPicture(planned, publicUrl)),
  pdf: (planned, { publicUrl, measure }) => measure('draw', () => drawPaper(planned, publicUrl)),
  csv: (planned, { measure }) =>
    measure('draw', () => csvOf(listOf(planned), sharedIn(planned), planned.read.options, DEFAULT_ORDER)),
  xlsx: (planned, { measure, publicUrl }) =>
    measure('draw', () =>
      xlsxOf(listOf(planned), sharedIn(planned), planned.read.options, DEFAULT_ORDER, {
        name: planned.read.options.name,
        pattern: planned.plan.pattern,
        figures: answerPlanned(planned, { svgUrl: null, plannerUrl: null }),
        address: `${publicUrl}/`,
      }),
    ),
};

function listOf({ plan }: Planned) {
  return cutListOf(laidTilesOf(plan), plan.pattern, plan.parameters);
}

function sharedIn({ reuse }: Planned): SharedLists {
  return reuse?.reuse?.sharedTiles ?? [];
}
