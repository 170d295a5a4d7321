// The preview of a link to a stored project, as PNG.

import { drawPreview, drawPreviews } from '../drawing/preview.ts';
import { plan } from '../engine/index.ts';
import { isJobText } from '../wire/index.ts';
import { formatArea, formatCount, say } from '../words/index.ts';
import { openJob } from './job/index.ts';
import { FONT_FILES } from './picture.ts';
import { type ProjectView, readStored, type StoredProject } from './project.ts';

/** The name of the service, and its mark as SVG markup of 32 by 32. */
export interface Brand {
  readonly name: string;
  readonly mark: string;
}

/** Plans a stored project and draws its preview. Throws if it is refused, because only accepted requests are stored. */
export function projectPreview(stored: StoredProject, view: ProjectView, brand: Brand): Uint8Array {
  if (isJobText(stored.project)) return jobPreview(stored, view, brand);
  const { lang, units } = view;
  const { request, options } = readStored(stored);
  const { color, colors, gapColor } = options;
  return drawPreview(plan(request), { lang, units, color, colors, gapColor, ...brand }, FONT_FILES);
}

/** The surfaces of a job at one scale, and what is bought for all of them. */
function jobPreview(stored: StoredProject, { lang, units }: ProjectView, brand: Brand): Uint8Array {
  const { surfaces, areaM2, total, whole, cut, tilesWithReuse } = openJob(stored, { lang, units }, '');
  const plans = surfaces.map(({ plan, colors }) => ({ plan, ...colors }));
  const counts: [string, string][] = [
    [say(lang, 'ui.wholeTiles'), formatCount(lang, whole)],
    [say(lang, 'ui.cutTiles'), formatCount(lang, cut)],
    [say(lang, 'paper.withReuse'), formatCount(lang, tilesWithReuse)],
    [say(lang, 'cuts.bareArea'), formatArea({ lang, units }, areaM2)],
  ];
  const texts = { title: surfaces.map(({ name }) => name), tiles: total, rows: counts };
  return drawPreviews(plans, texts, { lang, units, color: null, gapColor: null, ...brand }, FONT_FILES);
}
