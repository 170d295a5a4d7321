// Draws a plan with the options of its request.

import { type DrawingOptions, drawSvg } from '../drawing/index.ts';
import type { Plan } from '../engine/index.ts';
import type { SetOut } from '../engine/setting-out.ts';
import {
  type AcceptedRequest,
  isCarriedOn,
  type OrderAnswer,
  orderBrief,
  type QuantitiesAnswer,
  quantitiesBrief,
  type ReuseFigures,
} from '../wire/index.ts';

/** What captions say about buying, and how the plan is set out. */
export interface Bought {
  readonly order?: OrderAnswer | undefined;
  readonly quantities?: QuantitiesAnswer | undefined;
  readonly reuse?: ReuseFigures | undefined;
  readonly setOut?: SetOut | undefined;
}

/** Draws a plan as SVG; `credit` is the address of origin shown in the drawing, null for none. */
export function drawPlan(plan: Plan, read: AcceptedRequest, credit: string | null, bought: Bought): string {
  return drawSvg(plan, drawingOptionsOf(read, credit, bought));
}

/** The options of a request's drawing, which takes those that it shows. */
export function drawingOptionsOf(
  { request, options }: AcceptedRequest,
  credit: string | null,
  { order, quantities, reuse, setOut }: Bought,
): DrawingOptions {
  const { width, lang } = options;
  return {
    ...options,
    widthPx: width,
    credit,
    // A file has the title that was asked for; an answer's drawing is that of its address, which has none.
    title: options.format === 'json' ? '' : options.name,
    withReuse: isCarriedOn(request.pattern) && options.buyWithReuse ? reuse?.reuse?.tilesWithReuse : undefined,
    order: order && orderBrief(lang, order),
    quantities: quantities && quantitiesBrief(lang, quantities),
    chalk: options.settingOut ? setOut?.lines : null,
  };
}
