// All output formats, with the files for other programs. An entry of its own, because their libraries are large and a page
// asks the service for such files.

import { drawDxf } from '../drawing/dxf.ts';
import type { Plan } from '../engine/index.ts';
import { shortNameOf } from '../engine/index.ts';
import type { Format } from '../wire/index.ts';
import { type OutputFormat, PAGE_FORMATS } from './formats.ts';

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
};

/** The name of a plan's file, such as `tilewright-420x350cm-herringbone.dxf`. */
export function fileNameOf({ surface: { box }, pattern }: Plan, extension: string): string {
  const [width, height] = [box.width, box.height].map((mm) => Math.round(mm / 10));
  return `tilewright-${width}x${height}cm-${shortNameOf(pattern)}.${extension}`;
}
