// The drawing of a plan, as its request wants it.

import { drawSvg } from '../drawing/index.ts';
import type { Plan } from '../engine/index.ts';
import type { AcceptedRequest } from '../wire/index.ts';

/** Draws a plan; `credit` is the address that the drawing names as its origin, null for none. */
export function drawPlan(plan: Plan, { options }: AcceptedRequest, credit: string | null): string {
  const { width, walls, color, gapColor, lang } = options;
  return drawSvg(plan, { widthPx: width, walls, credit, color, gapColor, lang });
}
