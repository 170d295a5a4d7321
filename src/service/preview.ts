// The preview of a link to a stored project, as PNG.

import { drawPreview } from '../drawing/preview.ts';
import { plan } from '../engine/index.ts';
import { FONT_FILES } from './picture.ts';
import { type ProjectView, readStored, type StoredProject } from './project.ts';

/** The name of the service, and its mark as SVG markup of 32 by 32. */
export interface Brand {
  readonly name: string;
  readonly mark: string;
}

/** Plans a stored project and draws its preview. Throws if it is refused, because only accepted requests are stored. */
export function projectPreview(stored: StoredProject, { lang, units }: ProjectView, brand: Brand): Uint8Array {
  const { request, options } = readStored(stored);
  const { color, colors, gapColor } = options;
  return drawPreview(plan(request), { lang, units, color, colors, gapColor, ...brand }, FONT_FILES);
}
