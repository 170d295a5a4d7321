// The plan in the style of the drawing but without its texts, which would be too small or too large where the size of the
// picture is not known: previews, and pages in frames.

import type { Plan } from '../../engine/index.ts';
import { doorOverhang } from '../marks/doors.ts';
import type { Item, Role, Scene } from '../scene/items.ts';
import { composeScene } from './compose.ts';
import type { DrawingOptions } from './options.ts';

export type PictureOptions = Pick<DrawingOptions, 'lang' | 'units' | 'color' | 'colors' | 'gapColor'>;

/** Parts of a drawing that mean something without the texts around them. */
const ROLES: readonly Role[] = [
  ...(['wall', 'door', 'cutout', 'outline', 'floor', 'tile whole', 'tile cut', 'tile sliver', 'start'] as const),
  ...(['hatch', 'joint', 'sliver-hatch'] as const),
];
/** Lines over tiles that would only make dots on tiles of this size. */
const FINE: readonly Role[] = ['hatch', 'joint', 'sliver-hatch'];
const LEAST_HATCHED_PX = 4;
/** Space for the wall band and the mark of the start, px. */
export const PICTURE_MARGIN_PX = 16;

/** The scene of a picture at this scale. */
export function pictureScene(plan: Plan, options: PictureOptions, mmPerPx: number): Scene {
  const { width, height } = plan.floor;
  const { lang, units, color, colors, gapColor } = options;
  const widthPx = sheetWidth(plan, mmPerPx);
  const scene = composeScene(plan, {
    lang,
    units,
    color,
    ...(colors && { colors }),
    gapColor,
    widthPx,
    walls: true,
    credit: null,
  });
  const tilePx = Math.sqrt(plan.lattice.tileAreaMm2) / mmPerPx;
  const isShown = ({ role, kind }: Item) =>
    ROLES.includes(role) && kind !== 'block' && (tilePx >= LEAST_HATCHED_PX || !FINE.includes(role));
  const margin = PICTURE_MARGIN_PX * mmPerPx;
  const { left, right, top, bottom } = doorOverhang(plan);
  const view = {
    left: -margin - left,
    top: -margin - top,
    width: width + 2 * margin + left + right,
    height: height + 2 * margin + top + bottom,
  };
  return {
    ...scene,
    view,
    widthPx: view.width / mmPerPx,
    heightPx: view.height / mmPerPx,
    items: scene.items.filter(isShown),
  };
}

/** The width of a drawing whose plan has about this scale, so that its lines are as fine as they should be. */
function sheetWidth({ floor }: Plan, mmPerPx: number): number {
  const wanted = Math.max(floor.width / 0.9, floor.height / 1.5) / mmPerPx;
  return Math.round(Math.min(Math.max(wanted, 200), 1000));
}
