// Plans on paper, with the fonts of the service.

import { cutListOf, laidTilesOf, sharedTilesOf } from '../cutlist/index.ts';
import { paletteOf } from '../drawing/index.ts';
import { readFonts } from '../fonts/index.ts';
import {
  answeredOnPaper,
  composeLazily,
  contentsOf,
  largestScale,
  MOST_SHEETS,
  type PaperSubject,
  spread,
} from '../paper/index.ts';
import { writePdf } from '../paper/pdf.ts';
import { mistake, orderCells, quantitiesCells } from '../wire/index.ts';
import { FormatRefusal } from './format-refusal.ts';
import { answerPlanned, type Planned } from './planned.ts';

/** Draws a plan as PDF. Throws a FormatRefusal that names the largest possible scale if it needs too many sheets. */
export function drawPaper(planned: Planned, publicUrl: string): Uint8Array {
  const { scale, paper } = planned.read.options;
  const choice = { scale, paper, withList: true };
  const subject = subjectOf(planned, publicUrl);
  const contents = contentsOf(subject.laid, subject.list);
  if (spread(contents, choice).sheets.length === 0) throw tooManySheets(scale, largestScale(contents, choice));
  return writePdf(composeLazily(subject, choice), readFonts());
}

function subjectOf(planned: Planned, publicUrl: string): PaperSubject {
  const { plan, read, reuse, order, quantities } = planned;
  const { options } = read;
  const laid = { ...plan, ...laidTilesOf(plan) };
  return {
    laid,
    list: cutListOf(laid, plan.pattern, plan.parameters),
    shared: sharedTilesOf(reuse?.reuse?.sharedTiles ?? []),
    colors: paletteOf(plan, options),
    ...answeredOnPaper(answerPlanned(planned, { svgUrl: null, plannerUrl: null }), reuse?.reuse?.tilesWithReuse),
    notation: options,
    name: options.name,
    // The same request gives the same file on every day.
    date: '',
    address: publicUrl,
    link: `${publicUrl}/`,
    order: [
      ...(order ? orderCells(options.lang, order) : []),
      ...(quantities ? quantitiesCells(options.lang, quantities) : []),
    ],
  };
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
