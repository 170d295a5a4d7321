// Entry point of the drawing: turns a plan into a scene of shapes in millimetres, and the scene into SVG text. CAD files
// (dxf.ts) and sheets of paper (src/paper) are made of the same items. Other views use the colours and number formats.
//
// CSS classes for restyling a drawing. They are stable, and the class of an element is exactly one of these:
//   paper          the sheet itself
//   wall           the wall band, its inner edge the true wall; of a wall that is tiled also the line of the floor
//   door           the gap in the wall, the open leaf and its swing
//   cutout         areas that are not tiled: fill, crossed lines, outline and the background of the size
//   outline        the edges of the room and of its cutouts where no wall band is drawn
//   floor          the floor in the colour of the joints
//   tile whole     whole tiles, one path per colour; every tile is one subpath
//   tile cut       cut tiles, one path per colour; a tile opens with `M`, its further pieces and holes with `m`
//   tile sliver    cut tiles with less than a tenth of a tile on the floor; like `tile cut`, but not included in it
//   hatch          the fine lines over `tile cut`
//   joint          lines along the edges of `tile cut`, where the joint alone would vanish in the hatch
//   sliver-hatch   the crossed lines over `tile sliver`
//   sliver-ring    circles around slivers that are too small to see
//   start          the cross and ring at the layout's start
//   chalk          chalk lines from wall to wall and the names of their ends, with settingOut
//   label          length of a wall, size of a cutout and name of an opening, and the plate behind a length inside the room
//   leader         lines from walls to lengths placed away from them
//   overall        dimension lines with the room's width and height, where no wall has that length
//   surface        a surface of a job, with all that its own drawing has
//   title, figures, note, scale, credit    the lines of text around the plan, and the scale bar

import type { Plan } from '../engine/index.ts';
import { composeScene } from './sheet/compose.ts';
import { composeJobScene, type DrawnSurface, type JobDrawingOptions } from './sheet/compose-job.ts';
import type { DrawingOptions } from './sheet/options.ts';
import { type PictureOptions, pictureScene } from './sheet/picture.ts';
import { paintSvg } from './svg/svg.ts';

export { labelAt, placeLabels } from './labels/outer-labels.ts';
export type { Placed } from './labels/placing.ts';
export { grown, isWithin, lineMeets, meetsAny, ringMeets, type Tag, tagsMeet, uprightAround } from './labels/tags.ts';
export { widthOf, wrapWords } from './labels/text-width.ts';
export { readableTurn } from './labels/walls.ts';
export { type DoorShape, doorOverhang, doorShape, type Overhang } from './marks/doors.ts';
export { MARKS, marksOf } from './marks/marks.ts';
export type { Mark, Medium, StartLook } from './marks/medium.ts';
export { offsetsOf } from './marks/offsets.ts';
export { startLines } from './marks/start.ts';
export { type Box, boxOf, cornersOfBox, type Size } from './scene/box.ts';
export { DARK, hex, INK, LIGHT, MUTED, rgbOf, SLATE, SOLID, WHITE } from './scene/colors.ts';
export { lengthLabel } from './scene/figures.ts';
export { floorArea, solidRoom, wallBand } from './scene/floor.ts';
export { fontsFor } from './scene/fonts.ts';
export { type Frame, toMm } from './scene/frame.ts';
export { hatchIn } from './scene/hatch.ts';
export { hatchDirectionOf } from './scene/hatch-direction.ts';
export {
  type Areas,
  areaOf,
  type DrawingColor,
  type DrawnPlan,
  type Group,
  type Hatch,
  type Item,
  type Lines,
  linesOf,
  type Stamps,
  type Stroke,
  type Text,
} from './scene/items.ts';
export { type Palette, paletteOf } from './scene/palette.ts';
export { ringInFloorFrame, ringsOfFloor } from './scene/rings.ts';
export { placeInRows, type Rows } from './scene/rows.ts';
export { baselineOf, RIM_EMS, type TextStyle, textOf } from './scene/text.ts';
export { type TileLook, tileItems } from './scene/tile-items.ts';
export { type CutKinds, splitCuts, unsortedCuts } from './scene/tiles.ts';
export { materialText, tileText } from './sheet/caption.ts';
export { composeScene } from './sheet/compose.ts';
export type { DrawnSurface, JobDrawingOptions } from './sheet/compose-job.ts';
export type { DrawingOptions } from './sheet/options.ts';
export type { PictureOptions } from './sheet/picture.ts';
export { inRows } from './sheet/rows.ts';
export { paintItems, paintSvg } from './svg/svg.ts';

/** Draws a plan to scale. Returns one SVG element in ASCII, byte for byte the same for the same input. */
export function drawSvg(plan: Plan, options: DrawingOptions): string {
  return paintSvg(composeScene(plan, options));
}

/** Draws the surfaces of a job to one scale. Returns one SVG element in ASCII, byte for byte the same for the same input. */
export function drawJobSvg(surfaces: readonly DrawnSurface[], options: JobDrawingOptions): string {
  return paintSvg(composeJobScene(surfaces, options));
}

/** Pixels of the longer side of a picture for which its lines are made; it may be shown at any size. */
const PICTURE_PX = 600;

/** Draws a plan without texts, to be shown at any size. */
export function drawPicture(plan: Plan, options: PictureOptions): string {
  const { width, height } = plan.floor;
  return paintSvg(pictureScene(plan, options, Math.max(width, height) / PICTURE_PX));
}
