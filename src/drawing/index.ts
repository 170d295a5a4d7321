// The door to the drawing: a plan becomes a scene of shapes in millimetres, and the scene becomes SVG text.
//
// Classes, for those who restyle a drawing. They are stable; an element has exactly one of these texts:
//   paper          the sheet itself
//   wall           the wall band, its inner edge the true wall
//   cutout         what is not laid: its fill, its crossed lines and its outline
//   outline        the floor's edge where no wall band is drawn
//   floor          the floor in the colour of the joints
//   tile whole     whole tiles, one path a colour; every tile is one subpath
//   tile cut       cut tiles, one path a colour; a tile opens with `M`, its further pieces and holes with `m`
//   tile sliver    cut tiles with less than a tenth of a tile on the floor, written like `tile cut`, not among them
//   hatch          the fine lines over `tile cut`
//   sliver-ring    circles about slivers that would be too small to see
//   start          the cross and ring at the layout's start
//   label          length of a wall, size of a cutout
//   title, figures, note, scale, credit    the lines of text around the plan, and the scale bar

import type { Plan } from '../engine/index.ts';
import { composeScene } from './compose.ts';
import { checkOptions, type DrawingOptions } from './options.ts';
import { paintSvg } from './svg.ts';

export type { DrawingColor, DrawingOptions } from './options.ts';

/** Draws a plan to scale: the text of one SVG element, the same bytes for the same input. */
export function drawSvg(plan: Plan, options: DrawingOptions): string {
  checkOptions(options);
  return paintSvg(composeScene(plan, options));
}
