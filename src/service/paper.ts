// Plans on paper, with the fonts of the service.

import { type CutList, cutListOf, cuttingOf, keptLine, laidTilesOf, sharedTilesOf } from '../cutlist/index.ts';
import { paletteOf, tileText } from '../drawing/index.ts';
import { readFonts } from '../fonts/index.ts';
import {
  answeredOnPaper,
  composeLazily,
  contentsOf,
  largestScale,
  MOST_SHEETS,
  type PaperSubject,
  settingStep,
  spread,
} from '../paper/index.ts';
import { writePdf } from '../paper/pdf.ts';
import { mistake, orderCells, quantitiesCells } from '../wire/index.ts';
import { say } from '../words/index.ts';
import { FormatRefusal } from './format-refusal.ts';
import { svgUrlOf } from './links.ts';
import { answerPlanned, type Planned } from './planned.ts';

/** Draws a plan as PDF. Throws a FormatRefusal that names the largest possible scale if it needs too many sheets. */
export function drawPaper(planned: Planned, publicUrl: string): Uint8Array {
  const { scale, paper, labels } = planned.read.options;
  const choice = { scale, paper, withList: true, withLabels: labels };
  const subject = subjectOf(planned, publicUrl);
  const contents = contentsOf(subject);
  if (spread(contents, choice).sheets.length === 0) throw tooManySheets(scale, largestScale(contents, choice));
  return writePdf(composeLazily(subject, choice), readFonts());
}

/** Of plans that are drawn without being asked for on paper. */
const NOTHING_SET_OUT = { lines: null, chains: [] };

/** A plan as it is put on paper. */
export function subjectOf(planned: Planned, publicUrl: string): PaperSubject {
  const { plan, read, reuse, bought = [], order, quantities, setOut = NOTHING_SET_OUT } = planned;
  const { options } = read;
  const answer = answerPlanned(planned, { svgUrl: null, plannerUrl: null });
  const laid = { ...plan, ...laidTilesOf(plan) };
  const list = cutListOf(laid, plan.pattern, plan.parameters);
  const link = planned.plannerUrl ?? `${publicUrl}/`;
  const kept = keptLines(planned, list);
  return {
    laid,
    list,
    cutting: cuttingOf({ laid, list, bought, kerf: plan.kerf, step: settingStep(options.units) }),
    shared: sharedTilesOf(reuse?.reuse?.sharedTiles ?? []),
    colors: paletteOf(plan, options),
    isClean: options.look === 'clean',
    ...answeredOnPaper(answer, {
      withReuse: reuse?.reuse?.tilesWithReuse,
      isBoughtWithReuse: options.buyWithReuse,
      tile: tileText(options, plan),
      color: options.color,
    }),
    setOut,
    remarks: [...answer.warnings, ...answer.notes],
    notation: options,
    name: options.name,
    // The same request gives the same file on every day.
    date: '',
    address: planned.plannerUrl ?? publicUrl,
    link,
    code: planned.plannerUrl ?? svgUrlOf(publicUrl, read) ?? '',
    order: [
      ...(order ? orderCells(options.lang, order, planned.stock !== undefined) : []),
      ...(quantities ? quantitiesCells(options.lang, quantities) : []),
    ],
    ...(kept.length > 0 && { kept }),
  };
}

/** The offcuts to keep and the skirting, as far as they are asked for. */
function keptLines({ offcuts, skirting, read: { options } }: Planned, list: CutList): string[] {
  const lines = offcuts?.rectangles.map((offcut) => keptLine(list, offcut, options));
  return [
    ...(lines ? [say(options.lang, lines.length > 0 ? 'cuts.keptSizes' : 'cuts.keptNone'), ...lines] : []),
    ...(skirting ? [skirting.text] : []),
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
