// All output formats, with the files for other programs, and the previews of links. An entry of its own, because their libraries are large and a page
// asks the service for such files.

import { drawDxf } from '../drawing/dxf.ts';
import type { Format } from '../wire/index.ts';
import { type OutputFormat, PAGE_FORMATS } from './formats.ts';
import { drawPicture } from './picture.ts';

export { projectPreview } from './preview.ts';

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
};
