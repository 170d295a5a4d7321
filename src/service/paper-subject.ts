// A plan as it is put on paper. It needs no fonts, so that the planner prints with it too.

import { type CutList, cutListOf, cuttingOf, keptLine, laidTilesOf, sharedTilesOf } from '../cutlist/index.ts';
import { paletteOf, tileText } from '../drawing/index.ts';
import { answeredOnPaper, type PaperSubject, settingStep } from '../paper/index.ts';
import { orderCells, quantitiesCells } from '../wire/index.ts';
import { say } from '../words/index.ts';
import { svgUrlOf } from './links.ts';
import { answerPlanned, type Planned } from './planned.ts';

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
