// Draws a plan with the options of its request.

import { drawSvg } from '../drawing/index.ts';
import type { Plan } from '../engine/index.ts';
import type { AcceptedRequest } from '../wire/index.ts';

/** Draws a plan as SVG; `credit` is the address of origin shown in the drawing, null for none. */
export function drawPlan(plan: Plan, { options }: AcceptedRequest, credit: string | null): string {
  const { width, walls, color, gapColor, lang, units } = options;
  return drawSvg(plan, { widthPx: width, walls, credit, color, gapColor, lang, units });
}
