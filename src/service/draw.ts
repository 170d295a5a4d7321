// Draws a plan with the options of its request.

import { type DrawingOptions, drawSvg } from '../drawing/index.ts';
import type { Plan } from '../engine/index.ts';
import { type AcceptedRequest, type OrderAnswer, orderBrief } from '../wire/index.ts';

/** Draws a plan as SVG; `credit` is the address of origin shown in the drawing, null for none. */
export function drawPlan(plan: Plan, read: AcceptedRequest, credit: string | null, order?: OrderAnswer): string {
  return drawSvg(plan, drawingOptionsOf(read, credit, order));
}

/** The options of a request's drawing. */
export function drawingOptionsOf(
  { options }: AcceptedRequest,
  credit: string | null,
  order?: OrderAnswer,
): DrawingOptions {
  const { width, walls, color, colors, gapColor, lang, units } = options;
  return {
    widthPx: width,
    walls,
    credit,
    color,
    colors,
    gapColor,
    lang,
    units,
    ...(order && { order: orderBrief(lang, order) }),
  };
}
