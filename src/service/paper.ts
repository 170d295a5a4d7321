// Plans on paper, with the fonts of the service.

import { cutListOf, cuttingOf, laidTilesOf, sharedTilesOf } from '../cutlist/index.ts';
import { paletteOf, tileText } from '../drawing/index.ts';
import { readFonts } from '../fonts/index.ts';
import {
  composeLazily,
  contentsOf,
  largestScale,
  MOST_SHEETS,
  type PaperSubject,
  settingStep,
  spread,
} from '../paper/index.ts';
import { writePdf } from '../paper/pdf.ts';
import { mistake, type OrderAnswer, orderCost, quantitiesCells } from '../wire/index.ts';
import { formatCount, type Lang, say } from '../words/index.ts';
import { FormatRefusal } from './format-refusal.ts';
import { svgUrlOf } from './links.ts';
import { answerPlanned, type Planned } from './planned.ts';

/** Draws a plan as PDF. Throws a FormatRefusal that names the largest possible scale if it needs too many sheets. */
export function drawPaper(planned: Planned, publicUrl: string): Uint8Array {
  const { scale, paper, labels } = planned.read.options;
  const choice = { scale, paper, withList: true, withLabels: labels };
  const subject = subjectOf(planned, publicUrl);
  const contents = contentsOf(subject.laid, subject.list);
  if (spread(contents, choice).sheets.length === 0) throw tooManySheets(scale, largestScale(contents, choice));
  return writePdf(composeLazily(subject, choice), readFonts());
}

function subjectOf(planned: Planned, publicUrl: string): PaperSubject {
  const { plan, read, reuse, bought = [], order, quantities } = planned;
  const { options } = read;
  const { pattern, surface, tiles } = answerPlanned(planned, { svgUrl: null, plannerUrl: null });
  const laid = { ...plan, ...laidTilesOf(plan) };
  const list = cutListOf(laid, plan.pattern, plan.parameters);
  const link = planned.plannerUrl ?? `${publicUrl}/`;
  return {
    laid,
    list,
    cutting: cuttingOf({ laid, list, bought, kerf: plan.kerf, step: settingStep(options.units) }),
    shared: sharedTilesOf(reuse?.reuse?.sharedTiles ?? []),
    colors: paletteOf(plan, options),
    figures: { ...tiles, areaM2: surface.areaM2, withReuse: reuse?.reuse?.tilesWithReuse ?? null },
    pattern: {
      name: pattern.name,
      tile: tileText(options, plan),
      color: options.color,
      jointMm: pattern.jointMm,
      rotationDeg: Number(pattern.parameters.rotation),
    },
    wallsCm: surface.wallsCm,
    notation: options,
    name: options.name,
    // The same request gives the same file on every day.
    date: '',
    address: planned.plannerUrl ?? publicUrl,
    link,
    code: planned.plannerUrl ?? svgUrlOf(publicUrl, read) ?? '',
    order: [
      ...(order ? orderCells(options.lang, order) : []),
      ...(quantities ? quantitiesCells(options.lang, quantities) : []),
    ],
  };
}

/** Boxes or tiles with breakage and spares, and the cost. */
function orderCells(lang: Lang, order: OrderAnswer): (readonly [label: string, value: string])[] {
  const { tiles, boxes, tilesInBoxes } = order;
  const cost = orderCost(lang, order);
  return [
    [say(lang, 'order.tiles'), formatCount(lang, tiles)],
    ...(boxes === null || tilesInBoxes === null
      ? []
      : [[say(lang, 'order.boxes'), `${formatCount(lang, boxes)} (${formatCount(lang, tilesInBoxes)})`] as const]),
    ...(cost === null ? [] : [[say(lang, 'order.cost'), cost] as const]),
  ];
}

function tooManySheets(scale: number | 'fit', largest: number): FormatRefusal {
  return new FormatRefusal(
    mistake({
      code: 'too-many-sheets',
      param: 'scale',
      received: scale,
      message: `With scale=${scale} this plan needs more than ${MOST_SHEETS} sheets of paper; send scale=${largest} (1:${largest}) or a larger number, or scale=fit.`,
    }),
  );
}
