// The door to the drawing: a plan becomes a scene of shapes in millimetres, and the scene becomes SVG text. Other surfaces
// (a canvas, a PDF, a DXF) paint the same scene, and what shows a plan in another way takes colours and numbers from here.
//
// Classes, for those who restyle a drawing. They are stable; an element has exactly one of these texts:
//   paper          the sheet itself
//   wall           the wall band, its inner edge the true wall
//   cutout         what is not laid: its fill, its crossed lines, its outline and the ground of its size
//   outline        the edges of the room and of its cutouts where no wall band is drawn
//   floor          the floor in the colour of the joints
//   tile whole     whole tiles, one path a colour; every tile is one subpath
//   tile cut       cut tiles, one path a colour; a tile opens with `M`, its further pieces and holes with `m`
//   tile sliver    cut tiles with less than a tenth of a tile on the floor, written like `tile cut`, not among them
//   hatch          the fine lines over `tile cut`
//   sliver-hatch   the crossed lines over `tile sliver`
//   sliver-ring    circles about slivers that would be too small to see
//   start          the cross and ring at the layout's start
//   label          length of a wall, size of a cutout, and the plate under a length that stands inside
//   leader         lines from walls to lengths that stand off them
//   overall        dimension lines with width and height of the room, where no wall shows them
//   title, figures, note, scale, credit    the lines of text around the plan, and the scale bar

import type { Plan } from '../engine/index.ts';
import { composeScene } from './compose.ts';
import type { DrawingOptions } from './options.ts';
import { paintSvg } from './svg.ts';

export { centimetres, figure } from './caption.ts';
export { composeScene } from './compose.ts';
export type { DrawingColor, DrawingOptions } from './options.ts';
export { INK, MUTED, PAPER, type Palette, paletteOf, SLATE, SOLID } from './palette.ts';
export {
  type Areas,
  type Block,
  type Circle,
  type Hatch,
  type Item,
  type Lines,
  MITRE_LIMIT,
  type Role,
  type Scene,
  type Stamp,
  type Stamps,
  type Stroke,
  type Text,
} from './scene.ts';
export { paintSvg } from './svg.ts';
export { hex } from './svg-text.ts';
export { FONT_STACK } from './text.ts';

/** Draws a plan to scale: the text of one SVG element, ASCII alone, the same bytes for the same input. */
export function drawSvg(plan: Plan, options: DrawingOptions): string {
  return paintSvg(composeScene(plan, options));
}
