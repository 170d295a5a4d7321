// All output formats, with the files for other programs, and the previews of links. An entry of its own, because their libraries are large and a page
// asks the service for such files.

import { csvOf, cutListOf, DEFAULT_ORDER, laidTilesOf, type SharedLists } from '../cutlist/index.ts';
import { xlsxOf } from '../cutlist/xlsx.ts';
import { drawDxf } from '../drawing/dxf.ts';
import type { Format } from '../wire/index.ts';
import { type OutputFormat, PAGE_FORMATS } from './formats.ts';
import { drawPicture } from './picture.ts';
import { answerPlanned, type Planned } from './planned.ts';

export { projectPreview } from './preview.ts';

/** What both forms of the cut list have in common. */
const LIST = {
  headers: { 'cross-origin-resource-policy': 'cross-origin' },
  hasFigures: true,
  hasLink: false,
} as const;

export const ALL_FORMATS: Readonly<Record<Format, OutputFormat>> = {
  ...PAGE_FORMATS,
  dxf: {
    mediaType: 'image/vnd.dxf; charset=utf-8',
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
    hasFigures: false,
    hasLink: false,
    extension: 'dxf',
    write: ({ plan, read: { options } }, { measure }) => measure('draw', () => drawDxf(plan, options)),
  },
  png: {
    mediaType: 'image/png',
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
    hasFigures: false,
    hasLink: false,
    extension: 'png',
    isShown: true,
    write: (planned, { publicUrl, measure }) => measure('draw', () => drawPicture(planned, publicUrl)),
  },
  csv: {
    mediaType: 'text/csv; charset=utf-8',
    ...LIST,
    extension: 'csv',
    write: (planned, { measure }) =>
      measure('draw', () => csvOf(listOf(planned), sharedIn(planned), planned.read.options, DEFAULT_ORDER)),
  },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ...LIST,
    extension: 'xlsx',
    write: (planned, { measure, publicUrl }) =>
      measure('draw', () =>
        xlsxOf(listOf(planned), sharedIn(planned), planned.read.options, DEFAULT_ORDER, {
          name: planned.read.options.name,
          pattern: planned.plan.pattern,
          figures: answerPlanned(planned, { svgUrl: null, plannerUrl: null }),
          address: `${publicUrl}/`,
        }),
      ),
  },
};

function listOf({ plan }: Planned) {
  return cutListOf(laidTilesOf(plan), plan.pattern, plan.parameters);
}

function sharedIn({ reuse }: Planned): SharedLists {
  return reuse?.reuse?.sharedTiles ?? [];
}
